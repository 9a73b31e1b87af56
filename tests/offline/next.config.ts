/** The build after: the same product with another mark on its page and another word for "Language" in Swedish. */
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

// First, so that it changes a catalog before that is compiled.
export default mergeConfig(next, config)
