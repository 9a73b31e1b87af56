/**
 * Says in the visitor's language that a script of the page is not there, as in the middle of a deploy. It
 * shares no code with the program, which may be what is missing.
 */
import type { Messages } from '../texts/message'

const catalogs = import.meta.glob<Messages>('../texts/??.json', {
  query: '?catalog=incomplete',
  import: 'default',
  eager: true,
})

/** How long nobody needs to be told that a page is loading, in ms; `page.css` has it too. */
const PATIENCE = 4000

/**
 * Asks for the page's scripts once more when it is loaded: those that have run need no request. Says it too
 * where they take too long, and where the program cannot draw the page.
 */
export function watchScripts(): void {
  setTimeout(tellUnlessDrawn, PATIENCE - performance.now())
  addEventListener('thermostat-failed', tell)
  addEventListener('load', () => {
    for (const address of scriptsOfPage()) import(/* @vite-ignore */ address).catch(tell)
  })
}

/** A link to the page itself loses the fragment, which may share a device: another try is a reload. */
export function keepFragment(): void {
  addEventListener('click', (event) => {
    if (!location.hash || !(event.target instanceof Element && event.target.matches('a[href=""]'))) return
    event.preventDefault()
    location.reload()
  })
}

/** The program, and what it needs for the screen of this page. */
function scriptsOfPage(): readonly string[] {
  const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[type="module"][src], link[rel="modulepreload"]',
  )
  return [...named].map((element) => ('src' in element ? element.src : element.href))
}

function tellUnlessDrawn(): void {
  if (!document.querySelector('[data-display]')) tell()
}

/** Shows the line that the page has for it. */
function tell(): void {
  const line = document.querySelector<HTMLElement>('.incomplete') ?? newLine()
  const retry = line.querySelector('a')
  if (!retry) return
  const language = languageOfVisitor()
  const texts = textsIn(language)
  retry.textContent = String(texts?.['page.retry'])
  line.lang = language
  line.replaceChildren(`${texts?.['page.incomplete']} `, retry)
  line.dataset.sure = ''
  line.setAttribute('role', 'alert')
}

/** For a page of which nothing is left. */
function newLine(): HTMLElement {
  const line = Object.assign(document.createElement('p'), { className: 'incomplete' })
  line.append(Object.assign(document.createElement('a'), { href: '' }))
  document.body.prepend(line)
  return line
}

/** The one that the address names, the stored one, or the browser's. */
function languageOfVisitor(): string {
  const wanted = [new URLSearchParams(location.search).get('lang'), storedLanguage(), ...navigator.languages]
  const primary = wanted.map((tag) =>
    String(tag)
      .toLowerCase()
      .replace(/-.*/, '')
      .replace(/^n[bn]$/, 'no'),
  )
  return primary.find(textsIn) ?? 'en'
}

function textsIn(language: string): Messages | undefined {
  return catalogs[`../texts/${language}.json`]
}

function storedLanguage(): unknown {
  try {
    return JSON.parse(String(localStorage.getItem('state'))).language
  } catch {
    return null
  }
}
