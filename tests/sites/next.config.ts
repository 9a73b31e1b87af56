/** Builds the next version: with another `<meta>` in its page, and another Swedish word for "Language". */
import { mergeConfig, type UserConfig } from 'vite'
import config from '../../vite.config.ts'
import { nextBuild } from '../browser/helpers/test-builds.ts'

const next: UserConfig = {
  plugins: [
    {
      name: 'next-build',
      enforce: 'pre',
      transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: 'next' } }],
      transform: (source, id) =>
        id.endsWith('sv.json?catalog') ? source.replaceAll('"Språk"', '"Nytt språk"') : null,
    },
  ],
}

/** A plugin that no test of a deploy needs and that takes most of the time of a build. */
const without = ['manual']

// `next` comes first, so that it changes a catalog before it is compiled.
const merged = mergeConfig(next, config)
merged.plugins = merged.plugins.filter(
  (plugin: { readonly name?: string } | null) => !without.includes(plugin?.name ?? ''),
)
Object.assign(merged.build, { outDir: nextBuild, minify: false })
export default merged
