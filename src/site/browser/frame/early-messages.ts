import { type EventTargetLike, listen, type WindowWithParent } from '../connection'

/** More messages than any page needs; later ones of a flood are dropped. */
const MAX_MESSAGES = 100

/**
 * Collects messages of the host page. Resizers and scripts send them as soon as the frame has loaded, which may be
 * before the frame's code has loaded.
 * @returns a function that stops collecting and returns the messages
 */
export function collectMessages(
  window: EventTargetLike & Pick<WindowWithParent, 'parent'>,
): () => readonly Event[] {
  const messages: Event[] = []
  const stop = listen(window, 'message', (event) => {
    if ((event as MessageEvent).source === window.parent && messages.length < MAX_MESSAGES)
      messages.push(event)
  })
  return () => {
    stop()
    return messages
  }
}
