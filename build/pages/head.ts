/** Makes title, description and addresses of a route's page, from the same texts as the running page. */
import { loadTexts } from '../../src/common/texts/load-texts'
import { pageTranslators } from '../../src/common/texts/page-translators'
import { translate } from '../../src/common/texts/translate'
import { type Translator, withTexts } from '../../src/common/texts/translator'
import {
  createPicture,
  isRoute,
  type Language,
  languages,
  type Picture,
  paths,
} from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { escapeHtml } from './html'

/** The texts are loaded with this module, because the build cannot load them later. */
const catalogs = await Promise.all(
  languages.map(async (language) =>
    withTexts(await pageTranslators.load(language), await loadTexts('sheet', language)),
  ),
)

/** Returns the texts of the page and of the sheet in a language. */
function translatorOf(language: Language): Translator {
  const translator = catalogs.find((one) => one.language === language)
  if (!translator) throw new Error(`The texts of ${language} could not be loaded.`)
  return translator
}

/** The file name of the picture of shared links. It has no hash, because chats keep the address for long. */
export const SHARED_PICTURE = 'share/en.jpg'

export interface Head {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The page's own address; `null` for the page of unknown addresses. */
  readonly address: string | null
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly address: string }[]
  /** The preview picture of a shared link to the page. */
  readonly picture: { readonly address: string; readonly alt: string }
}

/**
 * @param path the route
 * @param root the site's address: 'https://example.com/demo/', or '/demo/' if the origin is unknown
 */
export function headOf(path: string, root: string): Head {
  const translator = translatorOf('en')
  const { path: shown, title, notice } = pictureAt(path)
  const names = ['page.device' as const, ...breadcrumbsOf(shown)].map((name) => translate(name, translator))
  const head = {
    language: translator.language,
    title: titleOf(title, translator),
    description: `${names.join(' › ')}. ${translator.message(`page.notice.${notice}`)}`,
    picture: sharedPicture(root),
  }
  if (!isRoute(path)) return { ...head, address: null, alternates: [] }
  // With a slash at its end, no host redirects the address.
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

/** Returns the preview picture of all links: the device at home, in English. */
export function sharedPicture(root: string): Head['picture'] {
  return { address: `${root}${SHARED_PICTURE}`, alt: titleOf(pictureAt('/home').title, translatorOf('en')) }
}

/** Returns the head of the handover sheet. It is not a route, so it has no address and is not for search engines. */
export function sheetHead(): Head {
  const { message } = translatorOf('en')
  const [title, device] = [message('sheet.title'), message('page.device')]
  return { ...headOf('/sheet', '/'), title: `${title} – ${device}`, description: `${device}. ${title}.` }
}

/** Returns the sheet's message for browsers without scripts, a line for each language. */
export function sheetWithoutScript(): string {
  const lines = catalogs.map(
    ({ language, message }) => `<p lang="${language}">${escapeHtml(message('sheet.noScript'))}</p>`,
  )
  return `<noscript>${lines.join('')}</noscript>`
}

/** Returns the message that the program has not loaded, a line for each language with a link to try again. */
export function notLoaded(): string {
  return catalogs
    .map(({ language, message }) => {
      const [sentence, retry] = [escapeHtml(message('page.incomplete')), escapeHtml(message('page.retry'))]
      return `<p lang="${language}">${sentence} <a href="">${retry}</a></p>`
    })
    .join('')
}

function titleOf(screen: Picture['title'], translator: Translator): string {
  return translate({ id: 'page.title', values: { screen } }, translator)
}

/** Returns the titles of the screens above a screen, and its own. */
function breadcrumbsOf(path: string): readonly Picture['title'][] {
  const above = paths.filter((one) => one !== '/' && path.startsWith(`${one}/`))
  const own = path === '/' ? [] : [path]
  const pictures = [...above.sort((a, b) => a.length - b.length), ...own].map(pictureAt)
  // A screen that redirects shows the picture of its target, which is listed once.
  const shown = pictures.filter((one, index) => one.path !== pictures[index + 1]?.path)
  return shown.map(({ title }) => title)
}

/** Returns the picture of a screen on a device with factory settings. */
function pictureAt(path: string): Picture {
  return createPicture(createFactoryDevice(path))
}
