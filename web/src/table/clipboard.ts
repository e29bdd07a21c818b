/**
 * Lays text on the clipboard; says whether it lies there. Browsers give the clipboard to safe pages only, so not to a
 * table that is reached at a bare address of the own network.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return false
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
