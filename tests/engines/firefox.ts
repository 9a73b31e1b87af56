/** Controls Firefox by Marionette, its built-in WebDriver protocol, which needs no separate driver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { LaunchedBrowser } from './browser'
import { createWebDriverControls } from './webdriver'

/** Settings of the profile: any free port, an empty first page, and the style sheet below. */
const prefs = {
  'marionette.port': 0,
  'browser.startup.page': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
}

/** This style lets a window be as narrow as a phone. */
const windowStyle = ':root { min-width: 0 !important }'

/** @param executablePath the path of Firefox on this machine */
export async function openFirefox(executablePath: string): Promise<LaunchedBrowser> {
  const profile = makeProfile()
  const options = ['--marionette', '--headless', '--no-remote', '--profile', profile]
  const firefox = spawn(executablePath, options, { stdio: 'ignore' })
  const ended = new Promise((resolve) => firefox.once('exit', resolve))
  const send = createSender(connect(await portOf(firefox, profile), '127.0.0.1'))
  const session = (await send('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } }
  const page = createWebDriverControls((command, parameters) => send(`WebDriver:${command}`, parameters))
  return {
    ...page,
    name: `firefox/${session.capabilities.browserVersion}`,
    async resize(width, height) {
      const [wider = 0, higher = 0] = await page.run(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ])
      await page.resize(width + wider, height + higher)
    },
    async close() {
      await send('Marionette:Quit', {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

function makeProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'thermostat-firefox-'))
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  mkdirSync(join(profile, 'chrome'))
  writeFileSync(join(profile, 'chrome/userChrome.css'), windowStyle)
  return profile
}

/** Waits until Firefox has written its port to the profile. */
async function portOf(firefox: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (firefox.exitCode !== null) throw new Error(`Firefox ended with ${firefox.exitCode}.`)
    await setTimeout(50)
  }
  return Number(readFileSync(file, 'utf8'))
}

type Answer = readonly [type: 1, id: number, error: { message: string } | null, value: unknown]

/** Sends commands and reads their answers. Each answer is its length in bytes, a colon, and JSON. */
function createSender(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  let unread = Buffer.alloc(0)
  socket.on('data', (data) => {
    unread = Buffer.concat([unread, data])
    for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
      const end = colon + 1 + Number(unread.subarray(0, colon))
      if (unread.length < end) return
      const message = JSON.parse(unread.subarray(colon + 1, end).toString())
      unread = unread.subarray(end)
      // The first message is a greeting, not an answer.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as never)
    }
  })
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ([, , error, value]) => {
        waiting.delete(id)
        if (error) reject(new Error(`${command}: ${error.message}`))
        else resolve(hasValue(value) ? value.value : value)
      })
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

/** True if the answer is the result of a script or a screenshot. */
function hasValue(value: unknown): value is { value: unknown } {
  return typeof value === 'object' && value !== null && 'value' in value
}
