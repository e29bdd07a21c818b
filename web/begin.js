// Before the first paint: the theme that was chosen, and the texts of the language, asked for early.
;(function () {
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('conjura.settings') || '{}')
  } catch (error) {
    kept = {}
  }
  var root = document.documentElement
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (kept.motion === 'off') root.dataset.motion = 'off'
  var known = ['en', 'es', 'cs']
  var wanted = [kept.lang].concat(navigator.languages || [])
  var lang = 'en'
  for (var i = 0; i < wanted.length; i++) {
    var short = String(wanted[i] || '').slice(0, 2)
    if (known.indexOf(short) >= 0) {
      lang = short
      break
    }
  }
  root.lang = lang
  var texts = document.createElement('link')
  texts.rel = 'preload'
  texts.as = 'fetch'
  texts.crossOrigin = 'anonymous'
  texts.href = '/api/texts/' + lang + '.ftl?game=illuminati'
  document.head.appendChild(texts)
})()
