/** Tests the built `embed.d.ts`. The types of React pages are checked with all other files. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listedTasks, typesWith } from '../../build/embed/tasks'

test('embed.d.ts compiles on a page without React, with the types of its libraries', () => {
  const made = typesWith(listedTasks, readFileSync('src/site/messages/embed.d.ts', 'utf8'))
  mkdirSync('.results/types', { recursive: true })
  // The page includes `embed.d.ts` from this folder.
  writeFileSync('.results/types/embed.d.ts', made)
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tests/embed/without-react']
  const { stdout, status } = spawnSync(process.execPath, tsc, { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})
