import { readFileSync } from 'node:fs'
import { build, type Rolldown, resolveConfig } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { manualInputs } from '../manual/files.ts'
import { modules } from '../modules.ts'
import { NOTICES, withLicences } from './licences.ts'

let output: Rolldown.RolldownOutput['output']
let notices = ''

/** Bundles the product's scripts and styles as npm run build does, without making its pages. */
beforeAll(async () => {
  const { license } = (await resolveConfig({ logLevel: 'silent' }, 'build')).build
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules()],
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
  const file = output.find(({ fileName }) => fileName === NOTICES)
  notices = file?.type === 'asset' ? withLicences(String(file.source)) : ''
}, 60_000)

/** The packages in node_modules that these files belong to. */
const packagesIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))

test('the notices have the licence of every package whose code is in the build', () => {
  const sources = output.flatMap((file) =>
    file.type === 'chunk' ? (file.map?.sources ?? []) : file.originalFileNames,
  )
  const packages = [...packagesIn(sources)].sort()
  expect(packages).toEqual(['react', 'react-dom', 'scheduler', 'uqr', 'zustand'])
  const entries = notices.split(/^## /m).slice(1)
  for (const name of packages)
    expect(entries.find((entry) => entry.startsWith(`${name} - `))).toMatch(/copyright/i)
})

test('the notices have the complete licences of the font and the icons', () => {
  const read = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()
  for (const name of ['@fontsource/barlow-semi-condensed', 'lucide-react'])
    expect(notices).toContain(read(name))
})
