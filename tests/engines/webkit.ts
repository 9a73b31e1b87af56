/** WebKit over W3C WebDriver: Debian's WebKitWebDriver and WebKitGTK's MiniBrowser, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Key, OwnBrowser, Point } from './browser'

/** Where the programs are. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** WebDriver's own code points for keys without a letter. */
const codes: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
}

const driverPort = 4178
const screen = ':97'

export async function openWebKit(programs: WebKitPrograms): Promise<OwnBrowser> {
  const children = [
    spawn(programs.display, [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn(programs.driver, [`--port=${driverPort}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen },
    }),
  ]
  const session = await startSession(programs.browser, children)
  const { call } = session
  // The time limit of scripts would run on the page's clock, which the test moves.
  await call('POST', '/timeouts', { script: null })

  const actions = (...sources: readonly object[]) => call('POST', '/actions', { actions: sources })
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
    name: session.name,
    open: (url) => call('POST', '/url', { url }),
    run: async (inPage, ...values) =>
      (await call('POST', '/execute/sync', {
        script: `return (${inPage})(...arguments)`,
        args: values,
      })) as never,
    click: (at) => mouse(moveTo(at), down, up),
    drag: (from, to) => mouse(moveTo(from), down, moveTo(to), up),
    keyDown: (name) => key('keyDown', name),
    keyUp: (name) => key('keyUp', name),
    reload: () => call('POST', '/refresh', {}),
    back: () => call('POST', '/back', {}),
    forward: () => call('POST', '/forward', {}),
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    async close() {
      await call('DELETE', '', undefined)
      for (const child of children) child.kill()
    },
  }
}

/** Asks until the driver runs, because it does not report when it is ready. */
async function startSession(browser: string, children: readonly ChildProcess[]) {
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  for (let tries = 100; ; tries--) {
    try {
      const answer = await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } })
      const { sessionId, capabilities } = answer as {
        sessionId: string
        capabilities: { browserVersion: string }
      }
      return {
        name: `webkitgtk/${capabilities.browserVersion}`,
        call: (method: string, path: string, body?: object) =>
          ask(method, `/session/${sessionId}${path}`, body),
      }
    } catch (error) {
      if (tries > 0 && error instanceof TypeError && children.every(({ exitCode }) => exitCode === null)) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        continue
      }
      for (const child of children) child.kill()
      throw error
    }
  }
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (value?.error) throw new Error(`WebDriver: ${value.error}: ${value.message}`)
  return value
}
