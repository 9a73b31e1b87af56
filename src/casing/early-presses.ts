/** What was pressed before the program ran, as `early.ts` kept it, is done as soon as the device is there. */
import type { Button } from '../device/device'

/** A click that no pointer made, or one that the browser remembers. */
interface LoneClick extends Pick<MouseEvent, 'detail' | 'timeStamp' | 'target'> {
  readonly type: 'click'
}

export type EarlyPress = PointerEvent | KeyboardEvent | LoneClick

declare global {
  interface Window {
    earlyPresses?: {
      /** From when on they were kept, in ms since the page was opened. */
      readonly since: number
      /** Gives what was kept, and keeps no more. */
      take(): readonly EarlyPress[]
    }
  }
}

/** What presses do on the device. */
export interface Hands {
  press(holder: string, button: Button): void
  release(holder: string): void
  letGo(): void
  keyDown(event: KeyboardEvent): void
  keyUp(event: KeyboardEvent): void
}

/**
 * Tells of a press from before anything was kept: the browser itself remembers the very first one.
 * @param since from when on presses were kept, in ms since the page was opened
 * @returns a function that ends it
 */
export function onRememberedPress(since: number, tell: (press: EarlyPress) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect()
    for (const { name, startTime, target } of list.getEntries() as PerformanceEventTiming[])
      if (name === 'pointerdown' && startTime < since)
        tell({ type: 'click', detail: 0, timeStamp: startTime, target })
  })
  observer.observe({ type: 'first-input', buffered: true })
  return () => observer.disconnect()
}

/** A press that lasts longer is a hold: it takes its time again. In milliseconds. */
const SHORTEST_HOLD = 400

/**
 * Does them in their order.
 * @param wait runs something after some milliseconds
 */
export function replay(
  presses: readonly EarlyPress[],
  hands: Hands,
  wait: (run: () => void, delay: number) => unknown,
): void {
  const [first, ...rest] = presses
  if (!first) return
  act(first, hands)
  const held = isDown(first) && rest[0] ? rest[0].timeStamp - first.timeStamp : 0
  if (held < SHORTEST_HOLD) replay(rest, hands, wait)
  else wait(() => replay(rest, hands, wait), held)
}

const isDown = ({ type }: EarlyPress) => type === 'pointerdown' || type === 'keydown'

function act(press: EarlyPress, hands: Hands): void {
  const button = buttonAt(press.target)
  if (press.type === 'click') {
    // The click of a finger or a mouse was kept as going down and up.
    if (button && press.detail === 0) {
      hands.press('click', button)
      hands.release('click')
    }
  } else if ('pointerId' in press) actPointer(press, button, hands)
  else if ('key' in press) actKey(press, button, hands)
}

function actPointer(press: PointerEvent, button: Button | null, hands: Hands): void {
  const holder = `pointer ${press.pointerId}`
  if (press.type === 'pointercancel') hands.letGo()
  else if (press.type === 'pointerup') hands.release(holder)
  else if (button && press.button === 0) hands.press(holder, button)
}

/** A button in focus turns Enter and space into a click itself. */
function actKey(press: KeyboardEvent, button: Button | null, hands: Hands): void {
  if (button && (press.key === 'Enter' || press.key === ' ')) return
  if (press.type === 'keydown') hands.keyDown(press)
  else hands.keyUp(press)
}

const names: readonly string[] = ['previous', 'confirm', 'next', 'back', 'close'] satisfies readonly Button[]

function buttonAt(target: EventTarget | null): Button | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
  return name !== undefined && names.includes(name) ? (name as Button) : null
}
