/** Title, description and addresses of a route's page, from the same texts as the running page. */

import { loadTexts } from '../../src/common/texts/load-texts'
import { pageTranslators } from '../../src/common/texts/page-translators'
import { translate } from '../../src/common/texts/translate'
import { type Translator, withTexts } from '../../src/common/texts/translator'
import {
  isRoute,
  type Language,
  languages,
  type Picture,
  paths,
  picture,
} from '../../src/thermostat/device/device'
import { factoryDevice } from '../../src/thermostat/device/knowledge'
import { escaped } from './html'

/** Loaded with this module: the build can load no further ones once it has it. */
const catalogs = await Promise.all(
  languages.map(async (language) =>
    withTexts(await pageTranslators.load(language), await loadTexts('sheet', language)),
  ),
)

/** The words of a language, and those of the sheet. */
function wordsIn(language: Language): Translator {
  const translator = catalogs.find((one) => one.language === language)
  if (!translator) throw new Error(`The texts of ${language} could not be loaded.`)
  return translator
}

/** Without a hash in its name: chats keep the address for long. */
export const SHARED_PICTURE = 'share/en.jpg'

export interface Head {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The page's own address, `null` for the page of addresses that do not exist. */
  readonly address: string | null
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly address: string }[]
  /** What a link to the page shows where somebody shares it. */
  readonly picture: { readonly address: string; readonly alt: string }
}

/**
 * @param path the route
 * @param root the site's address, 'https://example.com/demo/' or, where the origin is not known, '/demo/'
 */
export function headOf(path: string, root: string): Head {
  const translator = wordsIn('en')
  const { path: shown, title, notice } = pictureAt(path)
  const names = ['page.device' as const, ...wayTo(shown)].map((name) => translate(name, translator))
  const head = {
    language: translator.language,
    title: titleOf(title, translator),
    description: `${names.join(' › ')}. ${translator.message(`page.notice.${notice}`)}`,
    picture: sharedPicture(root),
  }
  if (!isRoute(path)) return { ...head, address: null, alternates: [] }
  // With the slash, because that is where every host serves the page without a redirect.
  const address = `${root}${shown.slice(1)}${shown === '/' ? '' : '/'}`
  return {
    ...head,
    address,
    alternates: [
      ...languages.map((language) => ({ language, address: `${address}?lang=${language}` })),
      { language: 'x-default', address },
    ],
  }
}

/** What a link to any page shows: the device at home, in English. */
export function sharedPicture(root: string): Head['picture'] {
  return { address: `${root}${SHARED_PICTURE}`, alt: titleOf(pictureAt('/home').title, wordsIn('en')) }
}

/** The head of the handover sheet, which no search engine lists. */
export function sheetHead(): Head {
  const { message: phrase } = wordsIn('en')
  const [title, device] = [phrase('sheet.title'), phrase('page.device')]
  return { ...headOf('/sheet', '/'), title: `${title} – ${device}`, description: `${device}. ${title}.` }
}

/** What the sheet says where no script runs, a line for each language. */
export function sheetWithoutScript(): string {
  const lines = catalogs.map(
    ({ language, message: phrase }) => `<p lang="${language}">${escaped(phrase('sheet.noScript'))}</p>`,
  )
  return `<noscript>${lines.join('')}</noscript>`
}

/** A line for each language that says that the program has not loaded, with a link to the page itself. */
export function notLoaded(): string {
  return catalogs
    .map(({ language, message: phrase }) => {
      const [said, retry] = [escaped(phrase('page.incomplete')), escaped(phrase('page.retry'))]
      return `<p lang="${language}">${said} <a href="">${retry}</a></p>`
    })
    .join('')
}

function titleOf(screen: Picture['title'], translator: Translator): string {
  return translate({ id: 'page.title', values: { screen } }, translator)
}

/** The titles of the screens above one, and its own. */
function wayTo(path: string): readonly Picture['title'][] {
  const above = paths.filter((one) => one !== '/' && path.startsWith(`${one}/`))
  const here = path === '/' ? [] : [path]
  const pictures = [...above.sort((a, b) => a.length - b.length), ...here].map(pictureAt)
  // A screen that only leads on to another one shows that one's picture.
  const shown = pictures.filter((one, index) => one.path !== pictures[index + 1]?.path)
  return shown.map(({ title }) => title)
}

/** What a device in its factory state shows there. */
function pictureAt(path: string): Picture {
  return picture(factoryDevice(path))
}
