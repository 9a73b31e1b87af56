import { readFileSync } from 'node:fs'
import { build, type Rolldown, resolveConfig } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { catalogs } from './catalogs.ts'
import { firstTasks } from './first-tasks.ts'
import { licenses } from './licenses.ts'
import { manualInputs } from './manual/files.ts'

/** The file that npm run build makes. */
const FILE = 'third-party-licenses.txt'

let output: Rolldown.RolldownOutput['output']
let notices = ''

/** Bundles the product's scripts and styles as npm run build does, without making its pages. */
beforeAll(async () => {
  const { license } = (await resolveConfig({ logLevel: 'silent' }, 'build')).build
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogs(), firstTasks(), licenses()],
    build: {
      license,
      write: false,
      minify: false,
      sourcemap: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: ['index.html', 'embed.html', ...manualInputs] },
    },
  })
  if (!('output' in built)) throw new Error('Vite gave no bundle.')
  output = built.output
  const file = output.find(({ fileName }) => fileName === FILE)
  notices = file?.type === 'asset' ? String(file.source) : ''
}, 60_000)

/** The packages in node_modules that these files belong to. */
function packagesIn(paths: readonly string[]): ReadonlySet<string> {
  const found = paths.flatMap((path) => {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
    return name ? [name] : []
  })
  return new Set(found)
}

/** The packages that have no entry with the text of a licence. */
function missingIn(text: string, packages: Iterable<string>): readonly string[] {
  const entries = text.split(/^## /m).slice(1)
  const isThere = (name: string) =>
    entries.some((entry) => entry.startsWith(`${name} - `) && /copyright/i.test(entry))
  return [...packages].filter((name) => !isThere(name))
}

test('every package whose code is in what is built has its licence in the notices', () => {
  const sources = output.flatMap((file) =>
    file.type === 'chunk' ? (file.map?.sources ?? []) : file.originalFileNames,
  )
  const packages = packagesIn(sources)
  expect([...packages].sort()).toEqual(['react', 'react-dom', 'scheduler', 'uqr', 'zustand'])
  expect(missingIn(notices, packages)).toEqual([])
})

test('a package without an entry, or with an empty one, would be noticed', () => {
  const others = notices.split(/^(?=## )/m)
  const without = others.filter((entry) => !entry.startsWith('## uqr '))
  expect(missingIn(without.join(''), ['uqr', 'react'])).toEqual(['uqr'])
  expect(missingIn(`${without.join('')}## uqr - 0.1.3 (MIT)\n`, ['uqr'])).toEqual(['uqr'])
})

test('the notices have the whole licence of the font and of the icons', () => {
  const read = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()
  for (const name of ['@fontsource/barlow-semi-condensed', 'lucide-react'])
    expect(notices).toContain(read(name))
})
