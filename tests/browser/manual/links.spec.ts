/** The built manual, as files: every link leads to a file, and every picture has a text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { languages } from '../../../src/device/settings'
import { taskIds } from '../../../src/guidance/guidance'
import { expect, test } from '../helpers/test'

/** The pages of the manual by their addresses, which end with a slash. */
const pages = new Map(
  readdirSync('dist/manual', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => [
      `/manual/${name.replace(/index\.html$/, '')}`,
      readFileSync(`dist/manual/${name}`, 'utf8'),
    ]),
)

const SOMEWHERE = 'http://site.invalid'

test('every task has a page in every language', () => {
  const wanted = languages.flatMap((language) => taskIds.map((id) => `/manual/${language}/${id}/`))
  expect(wanted.filter((address) => !pages.has(address))).toEqual([])
})

test('every link leads somewhere', () => {
  expect(
    [...pages].flatMap(([address, source]) => linksOf(source).flatMap((link) => lost(address, link))),
  ).toEqual([])
})

test('no link in the text depends on where the site is', () => {
  const fixed = [...pages].flatMap(([address, source]) =>
    linksOf(source.slice(source.indexOf('<body')))
      .filter((link) => /^(\/|[a-z]+:)/.test(link))
      .map((link) => `${address}: ${link}`),
  )
  expect(fixed).toEqual([])
})

test('every picture has a text, and a page says its language', () => {
  const wrong = [...pages].flatMap(([address, source]) => {
    const pictures = source.match(/<[^>]* data-picture=""[^>]*>/g) ?? []
    const silent = pictures.filter((tag) => !/role="img"/.test(tag) || !/aria-label="[^"]+"/.test(tag))
    const isInLanguage = source.includes(`<html lang="${address.split('/')[2]}"`)
    return [
      ...silent.map((tag) => `${address}: ${tag}`),
      ...(isInLanguage ? [] : [`${address}: no language`]),
    ]
  })
  expect(wrong).toEqual([])
})

function linksOf(source: string): readonly string[] {
  const links = [...source.matchAll(/<(?!use\b)[a-z]+\b[^>]*?\s(?:href|src)="([^"]*)"/g)]
  return [...new Set(links.map(([, link = '']) => link.replaceAll('&amp;', '&')))]
}

/** @returns the link with the page that it is on, where it leads nowhere */
function lost(address: string, link: string): readonly string[] {
  const { origin, pathname, hash } = new URL(link, SOMEWHERE + address)
  const path = decodeURI(pathname)
  const isFile = existsSync(`dist${path.endsWith('/') ? `${path}index.html` : path}`)
  const target = pages.get(path)
  const isPlace = !hash || target === undefined || target.includes(` id="${hash.slice(1)}"`)
  return origin === SOMEWHERE && isFile && isPlace ? [] : [`${address}: ${link}`]
}
