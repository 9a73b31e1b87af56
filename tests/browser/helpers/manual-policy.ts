/** The manual on a host: its pages, their headers and links, in a folder as at the root. */
import { languages } from '../../../src/device/device'
import { taskIds } from '../../../src/guidance/guidance'
import { ask, complaints, expect, type Site, test } from './sites'

const pages = ['', 'screens/', 'screens/home/menu/settings/', 'settings/', 'errors/', 'lock-keys/']

/** @param base the folder of the site, `/` or `/demo/thermostat/` */
export function testManual(base: string): void {
  test('every page of the manual has its policy, and links that lead somewhere', async ({ sites }) => {
    const { url } = sites[base] as Site
    const linked = new Set<string>()
    for (const language of languages) {
      for (const page of pages) {
        const address = `${url}manual/${language}/${page}`
        const answer = await ask(address)
        expect(answer.status, address).toBe(200)
        expect(answer.headers.get('content-type')).toContain('text/html')
        expect(answer.headers.get('cache-control')).toBe('no-cache')
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect(policy).toContain("frame-src 'self'")
        expect(policy).toContain("trusted-types 'none'")
        const html = await answer.text()
        expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style="| on\w+="/)
        const named = [...html.matchAll(/ (?:src|href)="([^"#]+)[^"]*"/g)].map(([, to = '']) => to)
        expect(named.length).toBeGreaterThan(20)
        for (const to of new Set(named)) linked.add(new URL(to.replaceAll('&amp;', '&'), address).href)
      }
    }
    // A page of the origin that a canonical address names is not on this host.
    for (const address of linked)
      if (address.startsWith(url)) expect((await ask(address)).status, address).toBe(200)
  })

  test('a page of the manual without a slash behind it leads to the one with it', async ({ sites }) => {
    const { url } = sites[base] as Site
    for (const page of ['manual/fi', 'manual/de/lock-keys']) {
      const answer = await ask(`${url}${page}?from=here`)
      expect(answer.status, page).toBe(301)
      expect(answer.headers.get('location')).toBe(`${base}${page}/?from=here`)
    }
  })

  test('what the manual does not have is not found, and the device says so', async ({ sites, page }) => {
    const { url } = sites[base] as Site
    for (const route of ['manual/', 'manual/fi/nowhere/', 'manual/xx/lock-keys/', 'sheet/nowhere']) {
      const answer = await ask(url + route)
      expect(answer.status, route).toBe(404)
      expect(answer.headers.get('content-security-policy')).toContain('trusted-types offline')
    }
    const heard = await complaints(page)
    await page.goto(`${url}manual/fi/nowhere/`)
    await expect(page.locator('[data-display]')).toHaveAttribute('data-kind', 'blank')
    expect(heard.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  test('finding a page and showing its task violate no policy', async ({ sites, page }) => {
    const { url } = sites[base] as Site
    const heard = await complaints(page)
    await page.goto(`${url}manual/en/`)
    const field = page.locator('[data-find] input')
    await field.pressSequentially('lock')
    await page.locator('[data-task="lock-keys"] a').click()
    await expect(page).toHaveURL(`${url}manual/en/lock-keys/`)
    await page.locator('[data-live]').click()
    const device = page.locator('main iframe').contentFrame()
    await expect(device.locator('[data-companion]')).toHaveAttribute('data-task', 'lock-keys')
    await expect(device.locator('[data-caption]')).toHaveText(/./)
    expect(heard).toEqual([])
  })

  test('a page for every task is there, compressed', async ({ sites }) => {
    const { url } = sites[base] as Site
    for (const task of taskIds) {
      const answer = await ask(`${url}manual/sv/${task}/`, { 'Accept-Encoding': 'gzip' })
      expect(answer.status, task).toBe(200)
      expect(answer.headers.get('content-encoding'), task).toBe('gzip')
    }
  })
}
