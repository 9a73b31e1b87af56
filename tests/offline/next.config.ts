/** Builds the next version: another `<meta>` in its page, and another Swedish word for "Language". */
import { mergeConfig, type UserConfig } from 'vite'
import config from '../../vite.config.ts'

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

// `next` comes first, so that it changes a catalog before it is compiled.
export default mergeConfig(next, config)
