import { expect, test } from 'vitest'
import { languages } from '../../src/thermostat/device/device'
import { sample } from '../../tests/helpers/sample'
import { drawPage } from './draw'
import type { Site } from './head'
import { bookletIds, bookletPath } from './page-paths'
import { pagePaths } from './pages'

const site: Site = {
  origin: null,
  base: '/',
  policy: '',
  icon: '',
  script: '',
  styles: [],
  room: '',
  booklet: [],
}

/** Returns the texts and names that a screen reader finds. */
function heardIn(page: string): readonly string[] {
  const [body = ''] = /<body.*<\/body>/s.exec(page) ?? []
  const heard = body.replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
  const names = [...heard.matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)].map(([, name = '']) => name)
  return [...names, ...heard.split(/<[^>]*>/)]
}

/** Signs of multiplication, which screen readers read out as such. */
const sums = / × /g

test.each(sample(languages, 3))('no page in %s has a sign of a button without its name', (language) => {
  for (const place of [...pagePaths, ...bookletIds.map(bookletPath)]) {
    const hasSums = place === 'house/'
    const heard = heardIn(drawPage(language, place, site))
    const bare = heard.filter((text) => /[‹○›×]/.test(hasSums ? text.replaceAll(sums, '') : text))
    expect(bare, place).toEqual([])
  }
})

test('screen readers hear the names of the buttons in a step', () => {
  const heard = heardIn(drawPage('en', 'lock-keys/', site))
    .join('')
    .replaceAll('\u00a0', ' ')
  expect(heard).toContain('press Close at the top.')
  expect(heard).toContain('hold Previous and Next together for 3 seconds')
  expect(heard).toContain('Press Next twice to reach “Settings”')
})
