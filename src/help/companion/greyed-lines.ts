/**
 * Reports clicks on greyed lines of the display, which send the device nothing. One listener for the whole document,
 * because the lines' components do not know the companion.
 * @returns a function that removes the listener
 */
export function onGreyedLineClick(
  document: Document,
  explain: (line: { readonly line: number }) => void,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest('[data-display] [data-disabled]') : null
    if (!line) return
    const lines = [...document.querySelectorAll('[data-display] .line')]
    explain({ line: lines.indexOf(line) })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
