import { expect, test } from 'vitest'
import finnish from '../../src/common/texts/manual-fi.json'
import { referencePages } from '../../src/help/guidance/reference-pages'
import { otherConstants } from '../../src/simulation/house/constants'
import { languages } from '../../src/thermostat/device/device'
import { drawPage, sitemapEntries } from './draw'
import type { Site } from './head'
import { manualTexts } from './manual-texts'
import { pagePaths } from './pages'

const site: Site = {
  origin: 'https://example.com',
  base: '/demo/',
  policy: "default-src 'none'",
  icon: '/demo/icon.png',
  script: '/demo/manual.js',
  styles: ['/demo/manual.css'],
  room: '/demo/room.css',
  booklet: ['/demo/booklet.css'],
}
const others = [
  ...['settings/', 'display/', 'errors/', 'floor/', 'sensor-choice/', 'sensors/', 'limits/', 'house/'],
]
const kinds = ['', 'print/', 'lock-keys/', 'screens/', 'screens/home/menu/', ...others]

test.each(kinds)('the page “%s” speaks its language, has one heading and no gap after it', (place) => {
  const page = drawPage('fi', place, site)
  expect(page).toContain('<html lang="fi">')
  const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
})

test.each([...kinds, 'print/home/', 'print/installer/'])(
  'the page “%s” has nothing that the policy refuses',
  (place) => {
    const page = drawPage('de', place, site)
    expect(page).not.toMatch(/<style|\son\w+="|javascript:/)
    for (const [, attributes] of page.matchAll(/<script([^>]*)>/g))
      expect(attributes).toContain(' src="/demo/')
  },
)

test('the page of a task has its steps in order, each with a sentence and a picture of the next screen', () => {
  const page = drawPage('en', 'lock-keys/', site)
  const step = /<li data-step="(\d+)"><p class="step-text">(.+?)<\/p>.+?data-path="(.+?)"/g
  const steps = [...page.matchAll(step)]
  expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, at) => at + 1))
  expect(steps[1]?.[2]?.replace(/<.*?>/g, '')).toMatch(/^Press\sNext›\stwice .*“Settings”/)
  expect(steps.at(-1)?.[3]).toBe('/home/menu/settings/keylock')
})

test('the index and a page of their own offer the two booklets', () => {
  for (const place of ['', 'print/'])
    for (const booklet of ['home', 'installer'])
      expect(drawPage('fi', place, site)).toContain(`manual/fi/print/${booklet}/">`)
})

test('the link to the live device works without the script of the page', () => {
  const [, link = ''] = /<a class="live-link" href="(.+?)"/.exec(drawPage('fi', 'lock-keys/', site)) ?? []
  const url = new URL(link.replaceAll('&amp;', '&'), 'https://example.com/demo/manual/fi/lock-keys/')
  expect(url.pathname).toBe('/demo/home/')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ task: 'lock-keys', mode: 'show', lang: 'fi' })
})

test('a page has its description, its address, and its addresses in the other languages', () => {
  const page = drawPage('fi', 'errors/', site)
  expect(page).toContain(`<title>${finnish['manual.errors']} – `)
  expect(page).toContain(`<meta name="description" content="${finnish['manual.errors.intro']}" />`)
  expect(page).toContain('<link rel="canonical" href="https://example.com/demo/manual/fi/errors/" />')
  expect(page).toContain('<meta property="og:url" content="https://example.com/demo/manual/fi/errors/" />')
  for (const [name, language] of [...languages.map((one) => [one, one]), ['x-default', 'en']]) {
    const address = `https://example.com/demo/manual/${language}/errors/`
    expect(page).toContain(`<link rel="alternate" hreflang="${name}" href="${address}" />`)
  }
})

test.each(languages)('each mode and sign is told in %s with a picture', (language) => {
  const { t } = manualTexts[language]
  const signs = drawPage(language, 'display/', site).split('data-sign="').slice(1)
  expect(signs.map((sign) => sign.split('"')[0])).toEqual([
    ...['set', 'program', 'active', 'standby', 'after-heating', 'limited', 'ventilation', 'error', 'off'],
    ...['no-program', 'readings', 'no-reading', 'set-to', 'ring', 'days', 'percent', 'hours'],
    ...['wifi', 'wifi-lost', 'lock'],
  ])
  for (const sign of signs) expect(sign).toContain('data-picture')
  expect(signs[3]).toContain(`<h2>${t('mode.standby')}</h2>`)
  expect(signs[3]).toContain('data-mode="standby"')
})

test('every reference page that the companion links to has a page, and its tasks link to it', () => {
  for (const page of referencePages) expect(pagePaths).toContain(`${page}/`)
  expect(drawPage('fi', 'floor-type/', site)).toContain('manual/fi/floor/">')
  expect(drawPage('fi', 'lock-keys/', site)).not.toContain('id="reference"')
})

test.each(languages)('each choice of sensors can be seen on the live device in %s', (language) => {
  const page = drawPage(language, 'sensor-choice/', site)
  const links = [...page.matchAll(/href="[^"]*task=choose-sensor[^"]*value=(\w+)/g)]
  expect(links.map(([, value]) => value)).toEqual([
    'floorSensor',
    'roomSensorFloor',
    'floorSensorRoom',
    'roomSensor',
  ])
})

test('the floor’s topics are the same on their page and in the booklet', () => {
  const titles = (source: string) =>
    [...source.matchAll(/<section class="topic"><(?:h2|p class="label")>(.*?)</g)].map(([, title]) => title)
  const page = titles(drawPage('fi', 'floor/', site))
  expect(page).toHaveLength(6)
  expect(titles(drawPage('fi', 'print/home/', site))).toEqual(page)
})

/** The words of a page below its heading and the button beside it, except those of pictures; numbers count as well. */
function wordsIn(page: string): readonly string[] {
  const [, whole = ''] = /<\/button>(.*)<\/main>/s.exec(page) ?? []
  const content = whole.replaceAll(/<figure.*?<\/figure>/gs, '')
  return content.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
}

test.each(languages)('how the house is calculated is said in %s in fewer than 300 words', (language) => {
  const { length } = wordsIn(drawPage(language, 'house/', site))
  expect(length > 200 && length < 300, `${length} words`).toBe(true)
})

test('the constants of the house are those of the model, in the format of the language', () => {
  const words = wordsIn(drawPage('fi', 'house/', site)).join(' ')
  const { sensorLag, airChange } = otherConstants
  const air = `${String(airChange.value).replace('.', ',')} ${airChange.unit}`
  expect(words).toContain(`Ilmanvaihto ${air} EN 16798-1`)
  expect(words).toContain(`Anturin viive ${sensorLag.value} min 3–8`)
  expect(words).toContain('Puu 0,1 EN 1264-2: 0,05–0,15')
})

test('a trouble has the fix in the demo, and the advice for a real thermostat', () => {
  const { t } = manualTexts.fi
  const page = drawPage('fi', 'connect-wifi/', site)
  expect(page).toContain(`${t('fix.wifiCard')}. <span class="at-home">${t('manual.real.wifiCard')}</span>`)
})

test('the way out of a guest room links to what explains it', () => {
  const { t } = manualTexts.fi
  const page = drawPage('fi', 'lock-keys/', site)
  expect(page).toContain(`<a href="../../../manual/fi/why-locked-guest/">${t('fix.remoteControlOff')}</a>`)
})

test('no address is canonical if the build does not know the origin', () => {
  const page = drawPage('fi', 'errors/', { ...site, origin: null })
  expect(page).not.toMatch(/canonical|og:/)
  expect(page).toContain('<link rel="alternate" hreflang="sv" href="/demo/manual/sv/errors/" />')
})

test('an error names a page that does not exist', () => {
  const problem = 'The page manual/fi/no-such/ cannot be drawn. The manual has no page no-such/.'
  expect(() => drawPage('fi', 'no-such/', site)).toThrow(problem)
})

test('the site lists the pages of the device and of the manual, each once, with its languages', () => {
  const pages = sitemapEntries(site)
  const addresses = pages.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain('https://example.com/demo/home/menu/')
  for (const language of languages)
    expect(addresses).toContain(`https://example.com/demo/manual/${language}/lock-keys/`)
  expect(pages.every(({ alternates }) => alternates.length === languages.length + 1)).toBe(true)
})

test.each([
  ['en', 'power-share/', '“Off” or up to 100%, in steps of 5%'],
  ['da', 'power-share/', '»Fra« eller op til 100 %, i trin på 5 %'],
  ['en', 'settings/', '“Off” or up to 15 min/h, in steps of 1 min/h'],
] as const)('in %s on %s a word is no end of a range', (language, place, said) => {
  expect(drawPage(language, place, site).replaceAll('\u00a0', ' ')).toContain(said)
})
