import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { prepare, stop } from './machine.js'
import { findProgram, installPackages, mayInstallPackages } from './programs.js'

// npm run browsers: the scenarios in Firefox and in WebKit; npm run browsers -- webkit runs them in one.

/** The programs of each browser, by the environment variables that may name them, and their Debian packages. */
const browsers = {
  firefox: {
    packages: 'firefox-esr',
    programs: () => ({ FIREFOX: process.env.FIREFOX || findProgram(['firefox-esr', 'firefox']) }),
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: () => ({
      WEBKIT_DRIVER: findProgram(['WebKitWebDriver']),
      WEBKIT_BROWSER: miniBrowser(),
      XVFB: findProgram(['Xvfb']),
    }),
  },
}

prepare()
const chosen = Object.entries(browsers).filter(
  ([name]) => process.argv.length < 3 || process.argv.slice(2).includes(name),
)
if (chosen.length === 0) stop(`Choose from ${Object.keys(browsers).join(' and ')}.`)
const all = chosen.map(([name, browser]) => ({ name, programs: find(name, browser) }))

if (spawnSync('npx vite build --logLevel warn', { stdio: 'inherit', shell: true }).status !== 0)
  stop('The build failed: see Vite’s message above.')
for (const { name, programs } of all) {
  console.log(`\n── ${name}`)
  const run = spawnSync('npx vitest run -c browsers.config.ts', {
    stdio: 'inherit',
    shell: true,
    // The clock of the tests is in UTC.
    env: { ...process.env, ...programs, BROWSER: name, TZ: 'UTC' },
  })
  if (run.status !== 0) process.exitCode = 1
}

/**
 * @param {string} name
 * @param {typeof browsers[keyof typeof browsers]} browser
 * @returns {Record<string, string | undefined>}
 */
function find(name, { packages, programs }) {
  const isComplete = () => Object.values(programs()).every(Boolean)
  if (!isComplete() && mayInstallPackages()) installPackages(packages)
  if (!isComplete())
    stop(
      `To run the scenarios in ${name}, install it; on Debian and Ubuntu: sudo apt-get install ${packages}.`,
    )
  return programs()
}

/** Finds WebKitGTK's MiniBrowser, which supports WebDriver and is not on the PATH. */
function miniBrowser() {
  const root = '/usr/lib'
  const folders = existsSync(root) ? readdirSync(root) : []
  return folders
    .flatMap((folder) =>
      ['4.1', '6.0'].map((version) => `${root}/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path))
}
