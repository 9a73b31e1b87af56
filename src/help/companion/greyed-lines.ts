/**
 * Tells of clicks on greyed lines of the display: they change nothing that the device could tell of.
 * @returns a function that ends it
 */
export function onGreyedLine(
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
