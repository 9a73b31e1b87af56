/** Controls WebKit by W3C WebDriver: Debian's WebKitWebDriver and WebKitGTK's MiniBrowser, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { LaunchedBrowser } from './browser'
import { type Command, createWebDriverControls } from './webdriver'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** The address at which the driver takes commands. */
const paths: Readonly<Record<Command, string>> = {
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  PerformActions: '/actions',
  Refresh: '/refresh',
  Back: '/back',
  Forward: '/forward',
  SetWindowRect: '/window/rect',
  TakeScreenshot: '/screenshot',
}

const driverPort = 4178
const screen = ':97'

export async function openWebKit(programs: WebKitPrograms): Promise<LaunchedBrowser> {
  const children = [
    spawn(programs.display, [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn(programs.driver, [`--port=${driverPort}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen },
    }),
  ]
  const session = await startSession(programs.browser, children)
  const { call } = session
  // No timeout for scripts, because it would run on the page's clock, which the test moves.
  await call('POST', '/timeouts', { script: null })
  const page = createWebDriverControls((command, parameters) =>
    command === 'TakeScreenshot' ? call('GET', paths[command]) : call('POST', paths[command], parameters),
  )
  return {
    ...page,
    name: session.name,
    async close() {
      await call('DELETE', '', undefined)
      for (const child of children) child.kill()
    },
  }
}

/** Polls until the driver runs, because it does not report when it is ready. */
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
