import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { cachedOnUse, languageOf, precachedFiles } from './precached-files.ts'

interface Chunk {
  readonly facadeModuleId?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly styles?: readonly string[]
}

/** A bundle of chunks by their file names; `index.js` is the page's first file. */
function bundleOf(chunks: Readonly<Record<string, Chunk>>) {
  const nothing = { type: 'chunk', facadeModuleId: null, imports: [], dynamicImports: [] }
  const whole = Object.entries(chunks).map(([fileName, { styles, ...chunk }]) => {
    const viteMetadata = { importedCss: new Set(styles) }
    return [fileName, { ...nothing, name: fileName.replace('.js', ''), fileName, viteMetadata, ...chunk }]
  })
  return Object.fromEntries(whole) as Rolldown.OutputBundle
}

test('the files that the page may load are cached with their styles, and no others', () => {
  const bundle = bundleOf({
    'index.js': { imports: ['react.js'], dynamicImports: ['sheet.js'], styles: ['index.css'] },
    'react.js': {},
    'sheet.js': { imports: ['react.js', 'index.js'], styles: ['sheet.css'] },
    'manual.js': { imports: ['normalised-words.js'] },
    'normalised-words.js': {},
  })
  const kept = ['index.css', 'index.js', 'react.js', 'sheet.css', 'sheet.js']
  expect([...precachedFiles(bundle).keys()].sort()).toEqual(kept)
})

test('rarely used files are cached after their first use, with the files that only they load', () => {
  const bundle = bundleOf({
    'index.js': { dynamicImports: ['scene.js', 'companion-en.js'] },
    'scene.js': { facadeModuleId: '/x/src/help/companion/time/scene-control.ts', imports: ['scenes.js'] },
    'scenes.js': {},
    'companion-en.js': { facadeModuleId: '/x/src/common/texts/companion-en.json?catalog' },
  })
  expect([...precachedFiles(bundle).keys()]).toEqual(['index.js', 'companion-en.js'])
})

test('texts are cached once their language is used, and English always', () => {
  const bundle = bundleOf({
    'index.js': { dynamicImports: ['fi.js', 'sheet-fi.js', 'sheet-en.js'] },
    'fi.js': { facadeModuleId: '/x/src/common/texts/fi.json?catalog' },
    'sheet-fi.js': { facadeModuleId: '/x/src/common/texts/sheet-fi.json' },
    'sheet-en.js': { facadeModuleId: '/x/src/common/texts/sheet-en.json' },
  })
  const kept = precachedFiles(bundle)
  expect(kept.get('fi.js')).toEqual({ language: 'fi' })
  expect(kept.get('sheet-fi.js')).toEqual({ language: 'fi' })
  expect(kept.get('sheet-en.js')).toEqual({})
})

const others = ['/x/src/site/sheet/sheet.tsx', '/x/react/index.js', '/x/src/common/texts/en.json?catalog', '']
test.each(others)('there is no language in %s', (source) => expect(languageOf(source)).toEqual({}))

test.each(cachedOnUse.filter((one) => /\.tsx?$/.test(one)))('%s is a source', (source) =>
  expect(existsSync(source)).toBe(true),
)
