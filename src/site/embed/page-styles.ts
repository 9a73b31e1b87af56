/** Waits for the style sheets of the page, which an async script may precede. */

/**
 * Calls a function once the computed styles of the page are final: at once if no style sheet is on its way.
 * A sheet that failed to load looks like one on its way, so the page's own `load` ends the wait.
 */
export function runWhenStyled(run: () => void): void {
  if (isStyled()) {
    run()
    return
  }
  // The load of a link does not bubble, but it passes the window on its way down.
  const onEnd = () => {
    if (!isStyled()) return
    for (const type of ['load', 'error']) removeEventListener(type, onEnd, true)
    run()
  }
  for (const type of ['load', 'error']) addEventListener(type, onEnd, true)
}

function isStyled(): boolean {
  return document.readyState === 'complete' || !hasPendingSheet()
}

function hasPendingSheet(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet" i]')
  return [...links].some(
    ({ sheet, disabled, media }) => !sheet && !disabled && (!media || matchMedia(media).matches),
  )
}
