/** Checks that every link of the manual leads somewhere: to a page, a screen, a task, a file. */
import { isTaskId } from '../../src/help/guidance/guidance'
import { languages, paths } from '../../src/thermostat/device/device'
import { rootOf, type Site } from './head'

interface Around {
  readonly site: Pick<Site, 'origin' | 'base'>
  /** Whether the site has a file, by its name below the base path. */
  readonly hasFile: (fileName: string) => boolean
}

/** Stands for the origin where the build does not know it. */
const SOMEWHERE = 'http://site.invalid'

/**
 * @param pages by the names of their files
 * @throws with a sentence that names the page and the link
 */
export function checkPages(pages: ReadonlyMap<string, string>, around: Around): void {
  const root = new URL(rootOf(around.site), SOMEWHERE).href
  const isKnown = known(pages, around.hasFile)
  for (const [fileName, source] of pages)
    for (const link of linksOf(source)) {
      const url = new URL(link, `${root}${fileName.replace(/index\.html$/, '')}`)
      const isInside = url.href.startsWith(root)
      if (!isInside || !isKnown(decodeURI(url.href.slice(root.length).replace(/[?#].*/, '')), url))
        throw new Error(`${fileName}: the link ${link} leads nowhere.`)
    }
}

/** The addresses in a page; pictures name their icons within it. */
function linksOf(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => unescaped(link)))
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function known(pages: ReadonlyMap<string, string>, hasFile: Around['hasFile']) {
  const screens = new Set<string>(paths.map((path) => (path === '/' ? '' : `${path.slice(1)}/`)))
  return (path: string, { hash, searchParams }: URL): boolean => {
    const page = pages.get(`${path}index.html`)
    if (page !== undefined) return hash === '' || page.includes(` id="${hash.slice(1)}"`)
    return (screens.has(path) && isAsked(searchParams)) || hasFile(path)
  }
}

/** Whether the device understands what a link asks of it. */
function isAsked(asked: URLSearchParams): boolean {
  const task = asked.get('task')
  const language = asked.get('lang')
  return (task === null || isTaskId(task)) && (language === null || languages.some((one) => one === language))
}
