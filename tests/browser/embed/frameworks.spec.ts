/** The element on pages made with React, Vue and Svelte, with the real product in it. */
import react from '@vitejs/plugin-react'
import { build, type PluginOption, type Rolldown } from 'vite'
import { expect, frame, test } from '../helpers/embed-host'
import { wholeIf } from '../helpers/whole'

/** What a page is made of: its program, and what its framework adds to Vite. */
const pages: Readonly<Record<string, { readonly entry: string; plugins(): Promise<PluginOption[]> }>> = {
  React: { entry: 'react/page.tsx', plugins: async () => [react()] },
  Vue: {
    entry: 'vue/main.ts',
    plugins: async () => {
      const { default: vue } = await import('@vitejs/plugin-vue')
      const isCustomElement = (tag: string) => tag.includes('-')
      return [vue({ template: { compilerOptions: { isCustomElement } } })]
    },
  },
  Svelte: {
    entry: 'svelte/main.ts',
    plugins: async () => {
      const { svelte } = await import('@sveltejs/vite-plugin-svelte')
      return [svelte({ configFile: false })]
    },
  },
}

/** The page as one script. */
async function scriptOf(entry: string, plugins: PluginOption[]): Promise<string> {
  const input = `tests/frameworks/${entry}`
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output[0].code
}

for (const [name, { entry, plugins }] of Object.entries(pages)) {
  test(
    `a page of ${name} shows the device, and hears of its task and screens`,
    wholeIf(name !== 'React'),
    async ({ page, host, baseURL }) => {
      const code = await scriptOf(entry, await plugins())
      await page.route('**/js/page.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      )
      await host.open(
        '<div id="app"></div>',
        `<script src="${baseURL}/embed.js" async></script><script src="/js/page.js" defer></script>`,
        {
          'Content-Security-Policy': `default-src 'none'; script-src 'self' ${baseURL}; frame-src ${baseURL}`,
        },
      )
      await expect(frame(page)).toHaveAttribute(
        'src',
        `${baseURL}/home?lang=sv&kiosk=60&task=change-temperature&value=23&time=monday-05%3A30&speed=60`,
      )
      await expect(frame(page)).toHaveAttribute('title', 'Hallway')
      await expect(page.locator('i')).toHaveText('change-temperature found')
      await expect(page.locator('floor-thermostat')).toHaveClass(/wide/)
      await frame(page).contentFrame().getByRole('button', { name: 'Bekräfta', exact: true }).click()
      await expect(page.locator('output')).toHaveText('/home/menu')
    },
  )
}
