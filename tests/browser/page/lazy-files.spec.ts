/**
 * Tests that a file that fails to load only replaces its own part by a message: each lazy file is blocked, one after
 * the other.
 */
import { readFileSync } from 'node:fs'
import { packDevice } from '../../../src/site/share/pack-device'
import { factorySettings, type Language, languages } from '../../../src/thermostat/device/device'
import { pressKey } from '../helpers/press-key'
import { searchField } from '../helpers/search-field'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type FrameLocator, type Locator, type Page, test } from '../helpers/test'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync('dist.manifest.json', 'utf8'))

/** The files of a chunk, and of all that it imports: at once, or also later. */
function filesOf(
  name: string,
  kinds: readonly ('imports' | 'dynamicImports')[],
  seen = new Set<string>(),
): readonly string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  const imported = kinds.flatMap((kind) => chunk[kind] ?? [])
  return [chunk.file, ...(chunk.css ?? []), ...imported.flatMap((one) => filesOf(one, kinds, seen))]
}

const chunkNamed = (part: string) => Object.keys(manifest).find((name) => manifest[name]?.name === part) ?? ''
const program = chunkNamed('index')
const first = filesOf(program, ['imports'])
const later = filesOf(program, ['imports', 'dynamicImports']).filter((file) => !first.includes(file))

/** A file's name without its hash, as in `time-fi.js`. */
const nameOf = (file: string) => file.replace(/^assets\/(.+)-[\w-]{8}(\.\w+)$/, '$1$2')

/** The language of a file with texts; English for all other files. */
const languageOf = (file: string): Language =>
  languages.find((language) => new RegExp(`^(.+-)?${language}\\.js$`).test(nameOf(file))) ?? 'en'

/** The address of a page with the product in a frame. */
const FRAME = '/around'

/** The page, or the frame that it is in. */
type Place = Page | FrameLocator

/** The message in the HTML is left out: on a drawn page the style sheet hides it. */
const sentence = (place: Place) => place.locator('[data-sure], [data-not-loaded]').filter({ visible: true })
const display = (place: Place) => place.locator('[data-display]')

/**
 * Waits until an element or the message about its missing file is visible. @returns true if the element is visible
 */
async function waitUntilLoadedOrReported(place: Place, wanted: Locator): Promise<boolean> {
  await expect(wanted.or(sentence(place)).first()).toBeVisible()
  return wanted.isVisible()
}

async function clickIfLoaded(place: Place, wanted: Locator): Promise<void> {
  if (await waitUntilLoadedOrReported(place, wanted)) await wanted.click()
}

interface Journey {
  /** The parts of the product that it loads. */
  readonly loads: readonly string[]
  readonly address: string
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** The visitor's acts, as far as the missing file allows. */
  readonly go?: (page: Page) => Promise<void>
  /** A selector of the element that is visible in the end if no file is missing. */
  readonly expected: string
}

/** A part and its texts in each language. */
const withTexts = (part: string) => [part, ...languages.map((language) => `${part}-${language}`)]

/** Each file is blocked for the first part that loads it. */
const journeys: readonly Journey[] = [
  {
    loads: ['chrome', 'qr-code', ...languages],
    address: '/home/menu/installer/system-info',
    expected: '[data-display] svg:has(path[stroke])',
  },
  {
    loads: [...withTexts('companion'), ...languages.map((language) => `phrases-${language}`)],
    address: '/home',
    async go(page) {
      if (await waitUntilLoadedOrReported(page, searchField(page))) await searchField(page).fill('25°')
      await clickIfLoaded(page, page.locator('[role="option"]').first())
      await clickIfLoaded(page, page.locator('[data-do="show"]'))
    },
    expected: '[data-companion][data-state="showing"]',
  },
  {
    loads: withTexts('time'),
    address: '/home',
    go: (page) => clickIfLoaded(page, page.locator('[data-command="run"]')),
    expected: '[data-command="run-60"]',
  },
  {
    loads: ['room'],
    address: '/home',
    go: (page) => clickIfLoaded(page, page.locator('[aria-controls="panel-house"]')),
    expected: '[data-room]',
  },
  { loads: withTexts('sheet'), address: '/sheet/', expected: 'main h1' },
  {
    loads: ['scene-control'],
    address: '/home?task=why-it-goes-back',
    go: (page) => clickIfLoaded(page, page.locator('[data-do="let-time-run"]')),
    expected: '[data-do="put-back"]',
  },
  {
    loads: ['share-dialog'],
    address: '/home',
    go: (page) => clickIfLoaded(page, page.locator('[data-command="share"]:visible')),
    expected: 'dialog[data-share]',
  },
  {
    loads: ['shared-bar'],
    address: `/home#d=${packDevice({ ...factorySettings, temperatureValue: 30 })}`,
    expected: 'section[data-shared]',
  },
  {
    loads: ['frame-connection'],
    address: FRAME,
    prepare: (page) =>
      page.route(`**${FRAME}*`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><iframe src="/home" width="800" height="700"></iframe>',
        }),
      ),
    expected: '[aria-controls="panel-house"]',
  },
  {
    loads: ['script'],
    address: '/home',
    prepare: (page) =>
      page.route('**/config.json', (route) => route.fulfill({ json: { analytics: { src: '/single.js' } } })),
    expected: '[data-display]',
  },
]

function journeyWith(file: string): Journey {
  const journey = journeys.find(({ loads }) =>
    loads.some((part) => filesOf(chunkNamed(part), ['imports']).includes(file)),
  )
  if (!journey) throw new Error(`No journey loads ${nameOf(file)}: add one that does.`)
  return journey
}

/** Checks that the device still goes home and opens its menu. */
async function expectDeviceWorks(page: Page, place: Place) {
  await place.locator('[data-key="confirm"]').focus()
  for (const [key, path] of [
    ['Home', '/home'],
    ['Enter', '/home/menu'],
  ] as const) {
    await pressKey(page, key)
    await expect(display(place)).toHaveAttribute('data-path', path)
  }
}

/** Files that `npm test` blocks as well: one of each kind, and texts in two languages. */
const filesInEveryRun = /^(chrome|companion|time|share-dialog|qr-code|sheet|companion-(en|fi))\.js$/

for (const file of new Set(later))
  test(
    `if ${nameOf(file)} does not load, only its part of the product is missing`,
    tagWholeIf(!filesInEveryRun.test(nameOf(file))),
    async ({ page, baseURL, unhandled }) => {
      const { loads, address, prepare, go, expected } = journeyWith(file)
      const isSheet = loads.includes('sheet')
      const isEnglish = languageOf(file) === 'en'
      let isBlocked = false
      await page.route(`/${file}`, async (route) => {
        isBlocked = true
        await route.abort()
      })
      await prepare?.(page)
      const url = new URL(address, baseURL)
      url.searchParams.set('lang', languageOf(file))
      await page.goto(String(url))
      const place = address === FRAME ? page.frameLocator('iframe') : page
      await go?.(page)
      await expect.poll(() => isBlocked).toBe(true)
      // English replaces every other language, except on a sheet. A missing analytics script has no effect.
      const isReplacedSilently =
        (!isEnglish && !isSheet) || ['qr-code.js', 'script.js'].includes(nameOf(file))
      // The key is still shown as text, beside an empty box instead of the QR code.
      const expectedElement = nameOf(file) === 'qr-code.js' ? '[data-line] + :empty' : expected
      if (isReplacedSilently) await expect(place.locator(expectedElement)).toBeVisible()
      await expect(sentence(place)).toHaveCount(isReplacedSilently ? 0 : 1)
      if (!isSheet) await expectDeviceWorks(page, place)
      // A sheet without its program reports that, so that its host can count it.
      const isReported = isSheet && isEnglish
      expect(unhandled.splice(0)).toEqual(isReported ? ['A file of the product failed to load.'] : [])
    },
  )
