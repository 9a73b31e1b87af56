import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { catalogs } from './catalogs.ts'

/** What a page of a further program needs, by addresses that begin with the base path. */
export interface FurtherProgram {
  readonly script: string
  readonly styles: readonly string[]
}

export type FurtherProgramName = keyof typeof sources

/** The sources of each; the styles in the order in which a page names them. */
const sources = {
  manual: { script: 'src/manual/manual.ts', styles: ['src/manual/pictures.css', 'src/manual/manual.css'] },
  // The booklet has the manual's pictures, and no script.
  booklet: { script: 'src/manual/manual.ts', styles: ['src/manual/pictures.css', 'src/manual/print.css'] },
} as const

/** What is built: all scripts and styles. */
export function furtherInputs(): readonly string[] {
  const files = Object.values(sources).flatMap(({ script, styles }) => [script, ...styles])
  return [...new Set(files)].filter((file) => existsSync(file))
}

/**
 * Builds the scripts and styles of the manual apart from the device's, so that no chunk of the device changes
 * because of them. Their files are `assets/manual-*`.
 */
export function furtherPrograms(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'further-programs',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      for (const file of await furtherFiles(config)) {
        if (file.fileName === MANIFEST || file.fileName in bundle) continue
        if (file.fileName.endsWith('.woff2'))
          throw new Error(`${file.fileName} is no font of the device: a first visit would load it, too.`)
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
    },
    async writeBundle() {
      const file = `${join(config.root, config.build.outDir)}.further-manifest.json`
      writeFileSync(file, JSON.stringify(await manifestOf(config)))
    },
  }
}

/**
 * The addresses of a program's script and styles: of what is built, or of the sources where `npm run dev`
 * serves them. The build of them is done once, whoever asks first.
 */
export async function furtherProgram(
  name: FurtherProgramName,
  config: ResolvedConfig,
): Promise<FurtherProgram> {
  const { script, styles } = sources[name]
  if (config.command === 'serve')
    return { script: config.base + script, styles: styles.map((file) => config.base + file) }
  const manifest = await manifestOf(config)
  const program = manifest[script]
  if (!program) throw new Error(`${script} was not built.`)
  const own = styles.flatMap((style) => manifest[style]?.file ?? [])
  const files = [...new Set([...importedStyles(program, manifest), ...own])]
  return { script: config.base + program.file, styles: files.map((file) => config.base + file) }
}

/** What Vite says of a built file. */
interface Built {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Built>>

function importedStyles({ css = [], imports = [] }: Built, manifest: Manifest): readonly string[] {
  const below = imports.flatMap((name) => (manifest[name] ? importedStyles(manifest[name], manifest) : []))
  return [...below, ...css]
}

async function manifestOf(config: ResolvedConfig): Promise<Manifest> {
  const file = (await furtherFiles(config)).find(({ fileName }) => fileName === MANIFEST)
  if (file?.type !== 'asset') throw new Error('Vite gave no list of the files of the further programs.')
  return JSON.parse(String(file.source))
}

const MANIFEST = '.vite/manifest.json'

const built = new WeakMap<ResolvedConfig, Promise<Rolldown.RolldownOutput['output']>>()

function furtherFiles(config: ResolvedConfig): Promise<Rolldown.RolldownOutput['output']> {
  const files = built.get(config) ?? buildFurther(config)
  built.set(config, files)
  return files
}

async function buildFurther({ base, build: device }: ResolvedConfig) {
  const output = await build({
    configFile: false,
    base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [catalogs(), react(), named()],
    build: {
      write: false,
      manifest: true,
      assetsInlineLimit: device.assetsInlineLimit,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [...furtherInputs()], checks: { pluginTimings: false } },
    },
  })
  if (!('output' in output)) throw new Error('Vite built no further programs.')
  return output.output
}

/** Fonts keep their names: they are the device's own files. */
function named(): Plugin {
  return {
    name: 'named-further-programs',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) => `assets/${prefixed(name)}-[hash].js`,
            chunkFileNames: ({ name }) => `assets/${prefixed(name)}-[hash].js`,
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.woff2'))
                ? 'assets/[name]-[hash][extname]'
                : `assets/${prefixed(names[0] ?? '')}-[hash][extname]`,
          },
        },
      },
    }),
  }
}

/** By these names the worker and the budget know the files. */
export function prefixed(name: string): string {
  const [plain = ''] = (name.split('/').at(-1) ?? '').split('.')
  return plain === 'manual' ? plain : `manual-${plain}`
}
