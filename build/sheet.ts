import { readFileSync } from 'node:fs'
import type { Plugin, ResolvedConfig } from 'vite'
import { furtherProgram } from './further-programs.ts'
import { settingsOf } from './hosting/hosting.ts'
import { metaPolicy } from './hosting/policy.ts'
import { builtIcon } from './pages/bundle.ts'
import { escaped } from './pages/html.ts'
import { product } from './product.ts'

/** Makes the page of the hand-over sheet, which its script fills. */
export function sheet(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sheet',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const icon = builtIcon(bundle)
      const { script, styles } = await furtherProgram('sheet', config)
      const { languages } = await product()
      const policy = metaPolicy('sheet', await settingsOf(config))
      const source = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${escaped(policy)}" />
    <title>Hand-over of the settings</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" type="image/png" href="${icon}" />
${styles.map((file) => `    <link rel="stylesheet" crossorigin href="${file}" />`).join('\n')}
    <script type="module" crossorigin src="${script}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>
      <div class="noscript">
${languages.map((language) => `        <p lang="${language}">${escaped(withoutScript(language))}</p>`).join('\n')}
      </div>
    </noscript>
  </body>
</html>
`
      this.emitFile({ type: 'asset', fileName: 'sheet/index.html', source })
    },
  }
}

/** What the page says where no script runs. */
function withoutScript(language: string): string {
  return JSON.parse(readFileSync(`src/texts/sheet-${language}.json`, 'utf8'))['sheet.noScript']
}
