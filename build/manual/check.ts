/** Checks that every link of the manual leads to a page, a screen, a task or a file of the site. */
import { isTaskId } from '../../src/help/guidance/guidance'
import { languages, paths } from '../../src/thermostat/device/device'
import { rootOf, type Site } from './head'

interface SiteContents {
  readonly site: Pick<Site, 'origin' | 'base'>
  /** Returns true if the site has a file, given its name below the base path. */
  readonly hasFile: (fileName: string) => boolean
}

/** A placeholder for the origin if the build does not know it. */
const PLACEHOLDER_ORIGIN = 'http://site.invalid'

/**
 * @param pages the pages by the names of their files
 * @throws an error that names the page and the link
 */
export function checkPages(pages: ReadonlyMap<string, string>, siteContents: SiteContents): void {
  const root = new URL(rootOf(siteContents.site), PLACEHOLDER_ORIGIN).href
  const isKnown = createLinkCheck(pages, siteContents.hasFile)
  for (const [fileName, source] of pages)
    for (const link of linksOf(source)) {
      const url = new URL(link, `${root}${fileName.replace(/index\.html$/, '')}`)
      const isInside = url.href.startsWith(root)
      if (!isInside || !isKnown(decodeURI(url.href.slice(root.length).replace(/[?#].*/, '')), url))
        throw new Error(`${fileName}: the link ${link} leads nowhere.`)
    }
}

/** Returns the addresses in a page. */
function linksOf(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => unescaped(link)))
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function createLinkCheck(pages: ReadonlyMap<string, string>, hasFile: SiteContents['hasFile']) {
  const screens = new Set<string>(paths.map((path) => (path === '/' ? '' : `${path.slice(1)}/`)))
  return (path: string, { hash, searchParams }: URL): boolean => {
    const page = pages.get(`${path}index.html`)
    if (page !== undefined) return hash === '' || page.includes(` id="${hash.slice(1)}"`)
    return (screens.has(path) && isKnownRequest(searchParams)) || hasFile(path)
  }
}

/** True if the device knows the task and the language of a link. */
function isKnownRequest(query: URLSearchParams): boolean {
  const task = query.get('task')
  const language = query.get('lang')
  return (task === null || isTaskId(task)) && (language === null || languages.some((one) => one === language))
}
