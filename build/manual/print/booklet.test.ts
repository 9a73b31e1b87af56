import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { taskIds } from '../../../src/help/guidance/guidance'
import { languages } from '../../../src/thermostat/device/device'
import { reassuringPhrases } from '../../../tests/helpers/reassuring-phrases'
import { drawPage } from '../draw'
import { manualTexts } from '../manual-texts'
import { type BookletId, bookletIds, bookletPath } from '../page-paths'
import { chaptersOf, numberOf } from './booklets'
import { filledSlots } from './maker'

const address = 'https://thermostat.example'
const site = {
  base: '/',
  policy: '',
  icon: '',
  script: '',
  styles: [],
  room: '',
  booklet: [],
  origin: address,
}
/** In ms: the first booklet plans every task, on a busy machine too. */
const PATIENCE = 120_000

const tasksOf = (booklet: BookletId) => chaptersOf(booklet, 'en').flatMap(({ tasks }) => tasks)

test('every task is in at least one booklet, and in each booklet once', () => {
  for (const booklet of bookletIds) expect(new Set(tasksOf(booklet)).size).toBe(tasksOf(booklet).length)
  expect(new Set(bookletIds.flatMap(tasksOf))).toEqual(new Set(taskIds))
})

test('the number of a task is that of its chapter and its place there', () => {
  expect(numberOf('home', 'everyday')).toBe('4')
  expect(numberOf('home', 'lock-keys')).toBe('4.4')
  expect(numberOf('installer', 'install')).toBe('3.1')
  expect(numberOf('installer', 'lock-keys')).toBeNull()
})

test('the booklet for the home begins with safety, and explains directly after everyday use', () => {
  const chapters = chaptersOf('home', 'en').map(({ id }) => id)
  expect(chapters[0]).toBe('safety')
  expect(chapters[chapters.indexOf('everyday') + 1]).toBe('why')
  expect(chapters[chapters.indexOf('why') + 1]).toBe('symptoms')
})

describe.each(languages)('the booklets in %s', (language) => {
  const { t } = manualTexts[language]
  const drawn: Record<string, string> = {}
  beforeAll(() => {
    for (const id of bookletIds) drawn[id] = drawPage(language, bookletPath(id), site)
  }, PATIENCE)
  const sourceOf = (id: BookletId) => drawn[id] ?? ''

  test.each(bookletIds)('%s: each task has its number in its title and in the contents', (id) => {
    for (const task of tasksOf(id)) {
      const number = numberOf(id, task)
      const [, title = ''] = sourceOf(id).split(`<h2 id="${task}">`)
      expect(title.split('</a>')[0]).toMatch(new RegExp(`>${number}$`))
      const [, entry = ''] = sourceOf(id).split(`<a href="#${task}"><span class="entry-number">`)
      expect(entry.startsWith(`${number}<`), task).toBe(true)
    }
  })

  test('the way home from any screen stands once in each booklet', () => {
    for (const id of bookletIds) expect(sourceOf(id).split('class="way-home"')).toHaveLength(2)
  })

  test('calls no fault harmless, and E6 leads to the fuse', () => {
    for (const id of bookletIds) expect(sourceOf(id)).not.toMatch(reassuringPhrases)
    const [, hot = ''] = sourceOf('home').split('data-error="6"')
    expect(hot.split('data-error')[0]).toContain(t('page.advice.faultHot'))
  })

  test('have the advice for a real thermostat, and do not mention the demo', () => {
    const tasks = bookletIds.flatMap((id) => sourceOf(id).split('<article class="task"').slice(1))
    // The hardware test has a line of that name.
    const said = tasks
      .filter((task) => !task.includes('data-task="hardware-test"'))
      .map((task) => task.split('</article>')[0]?.replaceAll(/<[^>]*>/g, ' '))
    expect(said.filter((text) => /demo/i.test(text ?? ''))).toEqual([])
    expect(sourceOf('home')).toContain(t('manual.real.wifiCard'))
    expect(sourceOf('home')).not.toContain(`${t('fix.wifiCard')}. `)
    expect(sourceOf('installer')).toContain(t('booklet.real.maker'))
  })

  test.each(bookletIds)('%s links only to its own headings, to the live device and to the manual', (id) => {
    const ids = [...sourceOf(id).matchAll(/ id="([^"]*)"/g)].map(([, own]) => `#${own}`)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...sourceOf(id).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link = '']) => link)
    const isElsewhere = (link: string) => link.startsWith(`${address}/`) || link.startsWith('../')
    expect(links.filter((link) => !ids.includes(link) && !isElsewhere(link))).toEqual([])
  })
})

test('without an origin there are no QR codes', () => {
  expect(drawPage('en', 'print/installer/', site)).toContain('live-code')
  expect(drawPage('en', 'print/installer/', { ...site, origin: null })).not.toContain('live-code')
})

test('what only a maker knows stays out while it is empty', () => {
  expect(filledSlots('en')).toEqual([])
  expect(chaptersOf('home', 'en').map(({ id }) => id)).not.toContain('maker')
  const empty = { electrical: {}, wiring: {}, ecodesign: {}, warranty: {} }
  const support = { en: { Telephone: '123' } }
  expect(filledSlots('en', { ...empty, support })).toEqual([
    { title: 'booklet.maker.support', rows: [['Telephone', '123']] },
  ])
  expect(filledSlots('fi', { ...empty, support })).toEqual([])
})

test('every chapter has its own kind of page with a running head', () => {
  const styles = readFileSync('src/site/manual/print/sheets.css', 'utf8')
  for (const id of bookletIds)
    for (const { number } of chaptersOf(id, 'en')) {
      expect(styles).toMatch(
        new RegExp(`@page c${number} \\{\\s*@top-right \\{\\s*content: attr\\(data-c${number}\\)`),
      )
      expect(styles).toContain(`[data-chapter="${number}"] {\n  page: c${number};`)
    }
})
