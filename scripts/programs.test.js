import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waysToChromium, waysToShell } from './chromium.js'
import { ensureProgram } from './programs.js'

/** What was said and done, in order. @type {string[]} */
let log = []

beforeEach(() => {
  log = []
  vi.spyOn(console, 'log').mockImplementation((line) => void log.push(line))
})
afterEach(() => void vi.restoreAllMocks())

/**
 * A machine where one of two ways brings the program.
 * @param {string | undefined} bringing
 */
function machine(bringing) {
  /** @type {string | undefined} */
  let program
  const way = (/** @type {string} */ name) => ({
    sentence: `Installing ${name}`,
    get: () => {
      log.push(`get ${name}`)
      if (name === bringing) program = `/there/${name}`
    },
  })
  return { find: () => program, ways: [way('download'), way('packages')] }
}

test('a program that is there is taken, and nothing is announced or installed', () => {
  const { ways } = machine('download')
  expect(ensureProgram(() => '/usr/bin/chromium', ways, 'missing')).toBe('/usr/bin/chromium')
  expect(log).toEqual([])
})

const download = ['Installing download', 'get download']
test.each([
  ['download', download],
  ['packages', [...download, 'The installation failed.', 'Installing packages', 'get packages']],
])('each way is announced before it is tried, until one works: %s', (bringing, done) => {
  const { find, ways } = machine(bringing)
  expect(ensureProgram(find, ways, 'missing')).toBe(`/there/${bringing}`)
  expect(log).toEqual(done)
})

test('what cannot be had ends with the sentence that says how to get it', () => {
  const { find, ways } = machine(undefined)
  expect(() => ensureProgram(find, ways, 'install one with …')).toThrow('install one with …')
})

test.each([
  { may: 'nothing', mayInstall: false, isDownloaded: false, announces: [] },
  { may: 'packages', mayInstall: true, isDownloaded: false, announces: ['the system packages chromium'] },
  { may: 'packages, with a download', mayInstall: true, isDownloaded: true, announces: ['libraries'] },
])('Chromium comes to the user’s folder first; in the system may be installed: $may', (one) => {
  const ways = waysToChromium({ ...one, folder: '/home/me/chrome', isDownloaded: () => one.isDownloaded })
  const [first = '', ...others] = [...ways].map(({ sentence }) => sentence)
  expect(first).toContain('Playwright')
  expect(first).toContain('/home/me/chrome')
  expect(others).toEqual(one.announces.map((part) => expect.stringContaining(part)))
})

test('the headless shell comes to the user’s folder, beside Playwright’s Chromium, or from the system’s packages', () => {
  const [first, ...others] = [...waysToShell(true)].map(({ sentence }) => sentence)
  expect(first).toMatch(/headless shell to .*chromium_headless_shell-\d+ …$/)
  expect(others).toEqual([expect.stringContaining('chromium-headless-shell')])
  expect([...waysToShell(false)]).toHaveLength(1)
})
