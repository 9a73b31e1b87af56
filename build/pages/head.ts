/** Title, description and addresses of a route's page, from the same texts as the running page. */
import '../../src/device/screens/further'
import { isRoute, type Language, languages, type Picture, paths, picture } from '../../src/device/device'
import '../../src/texts/further'
import { englishWords as words } from '../../src/texts/languages'
import { say } from '../../src/texts/say'
import { factoryDevice } from './factory-device'

export interface Head {
  readonly title: string
  readonly description: string
  /** The page's own address, `null` for the page of addresses that do not exist. */
  readonly address: string | null
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly address: string }[]
}

/**
 * @param path the route
 * @param root the site's address, 'https://example.com/demo/' or, where the origin is not known, '/demo/'
 */
export function headOf(path: string, root: string): Head {
  const { path: shown, title, notice } = pictureAt(path)
  const names = ['page.device' as const, ...wayTo(shown)].map((name) => say(name, words))
  const head = {
    title: say({ id: 'page.title', values: { screen: title } }, words),
    description: `${names.join(' › ')}. ${words.phrase(`page.notice.${notice}`)}`,
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
