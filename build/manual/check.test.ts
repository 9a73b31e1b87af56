import { expect, test } from 'vitest'
import { checkPages } from './check'

const site = { origin: 'https://example.com', base: '/demo/' }
const files = ['assets/manual.css']

/** Checks a page that has this link, beside another page. */
const check = (link: string) => () =>
  checkPages(
    new Map([
      ['manual/fi/lock-keys/index.html', `<a href="${link}">x</a><h2 id="steps">x</h2>`],
      ['manual/fi/errors/index.html', '<li id="e3">x</li>'],
    ]),
    { site, hasFile: (name) => files.includes(name) },
  )

test.each([
  ...['#steps', '../errors/', '../errors/#e3', 'https://example.com/demo/manual/fi/errors/'],
  ...['../../../home/menu/?lang=fi', '../../../?task=lock-keys&amp;mode=show&amp;lang=fi'],
  '/demo/assets/manual.css',
])('%s leads somewhere', (link) => {
  expect(check(link)).not.toThrow()
})

test.each([
  ...['#troubles', '../sensors/', '../errors/#e9', '../errors', 'https://example.com/manual/fi/errors/'],
  ...['../../../home/menus/', '../../../?task=lock-everything', '../../../?task=lock-keys&amp;lang=nl'],
  '/demo/assets/manual.js',
])('%s leads nowhere, and is named with its page', (link) => {
  const named = link.replaceAll('&amp;', '&')
  expect(check(link)).toThrow(`manual/fi/lock-keys/index.html: the link ${named} leads nowhere.`)
})
