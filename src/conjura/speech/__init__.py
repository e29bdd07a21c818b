"""What a person reads: sentences in English, Spanish and Czech for everything that the engine can say.

The engine speaks in codes (a refusal's code, an event's tag, a prompt's kind). `speak(lang, names=...)`
gives a :class:`Speaker` that turns them into sentences; the sentences themselves are Fluent messages in
`conjura/locale`.
"""

from __future__ import annotations

from conjura.speech.speaker import Speaker, speak
from conjura.speech.texts import LANGUAGES, SpeechError, Texts, texts

__all__ = ["LANGUAGES", "Speaker", "SpeechError", "Texts", "speak", "texts"]
