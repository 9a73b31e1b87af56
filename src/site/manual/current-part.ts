/** Scrolls the row of the manual's parts to the current one, which may be outside of a narrow window. */
export function showCurrentPart(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')
  if (!current) return
  const { left, width } = current.getBoundingClientRect()
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
}
