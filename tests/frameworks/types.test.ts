/** embed.d.ts in the templates of frameworks: what is right compiles, and each mistake does not. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { listedTasks, typesWith } from '../../build/embed/tasks'

const { resolve } = createRequire(import.meta.url)
const tsc = resolve('typescript/bin/tsc')
const svelteCheck = resolve('svelte-check/bin/svelte-check')

const checks: Readonly<Record<string, readonly string[]>> = {
  'React 19': [tsc, '-p', 'react'],
  'React 18': [tsc, '-p', 'react-18'],
  Vue: ['vue-tsc.js', '-p', 'vue'],
  Svelte: [svelteCheck, '--workspace', 'svelte', '--tsconfig', './tsconfig.json', '--output', 'machine'],
}

// As the build ships it; each page includes it from there.
beforeAll(() => {
  mkdirSync('.results/types', { recursive: true })
  const made = typesWith(listedTasks, readFileSync('src/site/messages/embed.d.ts', 'utf8'))
  writeFileSync('.results/types/embed.d.ts', made)
})

/** The errors that a checker reports, one a line. */
function errorsOf(command: readonly string[]): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [...command], { cwd: import.meta.dirname, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => /error TS| ERROR /.test(line))
}

test.each(Object.entries(checks))('a page of %s', (_name, command) => {
  expect(errorsOf(command)).toEqual([
    expect.stringMatching(/wrong.*soon/i),
    expect.stringMatching(/wrong.*lange/i),
    expect.stringMatching(/wrong.*button/i),
    expect.stringMatching(/wrong.*unlocked/i),
    expect.stringMatching(/wrong.*shown/i),
    expect.stringMatching(/wrong.*tomorrow/i),
  ])
})

test('a page without any of them, which checks the types of its libraries too', () => {
  expect(errorsOf([tsc, '-p', 'none'])).toEqual([])
})
