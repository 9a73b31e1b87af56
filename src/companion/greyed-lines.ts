/** Tells of clicks on greyed lines of the display: they change nothing that the device could tell of. */
export function onGreyedLine(document: Document, explain: (line: { readonly line: number }) => void): void {
  document.addEventListener('click', ({ target }) => {
    const line = target instanceof Element ? target.closest('[data-display] [data-disabled]') : null
    if (!line) return
    const lines = [...document.querySelectorAll('[data-display] .line')]
    explain({ line: lines.indexOf(line) })
  })
}
