import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { furtherProgram, prefixed } from './further-programs.ts'

test.each([
  ['src/manual/manual.ts', 'manual'],
  ['manual', 'manual'],
  ['src/manual/pictures.css', 'manual-pictures'],
  ['words-fi', 'manual-words-fi'],
  ['share', 'manual-share'],
])('what is made of %s is called %s…: the worker leaves that out', (name, file) => {
  expect(prefixed(name)).toBe(file)
})

test('while one edits, a page names the sources', async () => {
  const config = await resolveConfig({ configFile: false, base: '/demo/' }, 'serve')
  expect(await furtherProgram('booklet', config)).toEqual({
    script: '/demo/src/manual/manual.ts',
    styles: ['/demo/src/manual/pictures.css', '/demo/src/manual/print.css'],
  })
})
