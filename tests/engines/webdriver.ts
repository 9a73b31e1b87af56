/** Controls a browser by the commands of W3C WebDriver, over any transport. */
import type { Key, LaunchedBrowser, Point } from './browser'

export type Command =
  | 'Navigate'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'Refresh'
  | 'Back'
  | 'Forward'
  | 'SetWindowRect'
  | 'TakeScreenshot'

/** Sends a command with its parameters, and returns the value of the answer. */
export type Send = (command: Command, parameters: object) => Promise<unknown>

/** WebDriver's code points for keys without a letter. */
const codes: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
}

export function createWebDriverControls(send: Send): Omit<LaunchedBrowser, 'name' | 'close'> {
  const actions = (...sources: readonly object[]) => send('PerformActions', { actions: sources })
  const key = (type: 'keyDown' | 'keyUp', name: Key) =>
    actions({ type: 'key', id: 'keyboard', actions: [{ type, value: codes[name] }] })
  const mouse = (...moves: readonly object[]) =>
    actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves })
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  return {
    open: (url) => send('Navigate', { url }),
    run: async (inPage, ...values) =>
      (await send('ExecuteScript', {
        script: `return (${inPage})(...arguments)`,
        args: values,
      })) as never,
    click: (at) => mouse(moveTo(at), down, up),
    drag: (from, to) => mouse(moveTo(from), down, moveTo(to), up),
    keyDown: (name) => key('keyDown', name),
    keyUp: (name) => key('keyUp', name),
    reload: () => send('Refresh', {}),
    back: () => send('Back', {}),
    forward: () => send('Forward', {}),
    resize: (width, height) => send('SetWindowRect', { width, height }),
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
  }
}
