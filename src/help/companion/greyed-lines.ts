/**
 * Reports clicks on greyed lines of the display; the device ignores these clicks. Uses one listener for the whole
 * document, because the components of the lines do not know the companion.
 * @returns a function that removes the listener
 */
export function onGreyedLineClick(
  document: Document,
  onGreyedLine: (pressTarget: { readonly line: number }) => void,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const greyedLine = target instanceof Element ? target.closest('[data-display] [data-disabled]') : null
    if (!greyedLine) return
    const lines = [...document.querySelectorAll('[data-display] .line')]
    onGreyedLine({ line: lines.indexOf(greyedLine) })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
