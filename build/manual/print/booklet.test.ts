import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { taskIds } from '../../../src/help/guidance/guidance'
import { languages } from '../../../src/thermostat/device/device'
import { reassuringPhrases } from '../../../tests/helpers/reassuring-phrases'
import { drawPage } from '../draw'
import { manualTexts } from '../manual-texts'
import { chapters } from './chapters'

const site = { base: '/', policy: '', icon: '', script: '', styles: [], room: '', booklet: [] }
/** In ms: the first booklet plans every task, on a busy machine too. */
const PATIENCE = 120_000
const address = 'https://thermostat.example'

describe.each(languages)('the booklet in %s', (language) => {
  let booklet = ''
  beforeAll(() => {
    booklet = drawPage(language, 'print/', { ...site, origin: address })
  }, PATIENCE)

  test('has every task, also in its contents, each with a QR code of its live page', () => {
    for (const id of taskIds) {
      expect(booklet).toContain(`<h2 id="${id}">`)
      expect(booklet).toContain(`data-page-of="${id}"`)
      expect(booklet).toContain(`href="${address}/?task=${id}&amp;mode=show&amp;lang=${language}"`)
    }
  })

  test('has a picture for every step, and the steps that lead home before the first', () => {
    const tasks = booklet.split('<article class="task"').slice(1)
    expect(tasks).toHaveLength(taskIds.length)
    for (const task of tasks) {
      const [, home = '', ...steps] = task.split(/<li data-(?:home|step)=/)
      expect(home.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(10)
      for (const step of steps) expect(step).toContain('data-picture')
    }
  })

  test('calls no fault harmless, and E6 leads to the fuse', () => {
    expect(booklet).not.toMatch(reassuringPhrases)
    const [, hot = ''] = booklet.split('data-error="6"')
    expect(hot.split('data-error')[0]).toContain(manualTexts[language].t('page.advice.faultHot'))
  })

  test('has the advice for a real thermostat, and does not mention switches and links of the demo', () => {
    const { t } = manualTexts[language]
    const tasks = booklet.split('<article class="task"').slice(1).join('')
    const demos = ['fix.fault', 'fix.wifiCard', 'fix.slot', 'fix.connection', 'fix.floorSensor'] as const
    for (const demo of demos) expect(tasks).not.toContain(`<li>${t(demo)}</li>`)
    expect(tasks).toContain(`<li>${t('manual.real.installer')}</li>`)
    expect(tasks).toContain(`<li>${t('manual.real.wifiCard')}</li>`)
    expect(booklet).not.toContain(t('manual.map.link'))
  })

  test('links only to its own headings and to the live device', () => {
    const ids = new Set([...booklet.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`))
    const links = [...booklet.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link = '']) => link)
    const isToDevice = (link: string) => link.startsWith('https://thermostat.example/?')
    expect(links.filter((link) => !ids.has(link) && !isToDevice(link))).toEqual([])
  })
})

test('without an origin there are no QR codes', () => {
  expect(drawPage('en', 'print/', { ...site, origin: null })).not.toContain('task-code')
})

test('every chapter has its own kind of page with a running head', () => {
  const styles = readFileSync('src/site/manual/print/sheets.css', 'utf8')
  for (const { id } of chapters) {
    expect(styles).toMatch(new RegExp(`@page ${id} \\{\\s*@top-right \\{\\s*content: attr\\(data-${id}\\)`))
    expect(styles).toContain(`[data-chapter="${id}"] {\n  page: ${id};`)
  }
})
