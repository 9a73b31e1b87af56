import { type EventTargetLike, listen, type WindowWithParent } from '../connection'

/** More messages than any page has to send: of a flood the rest is not heard. */
const MAX_MESSAGES = 100

/**
 * Keeps the messages of the page around: resizers and scripts speak as soon as the frame has loaded, which may be
 * before the code is there that listens.
 * @returns a function that ends it and gives them
 */
export function collectMessages(
  window: EventTargetLike & Pick<WindowWithParent, 'parent'>,
): () => readonly Event[] {
  const kept: Event[] = []
  const stop = listen(window, 'message', (event) => {
    if ((event as MessageEvent).source === window.parent && kept.length < MAX_MESSAGES) kept.push(event)
  })
  return () => {
    stop()
    return kept
  }
}
