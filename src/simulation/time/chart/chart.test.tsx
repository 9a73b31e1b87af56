import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../../common/texts/en.json?catalog'
import texts from '../../../common/texts/time-en.json?catalog'
import { translate } from '../../../common/texts/translate'
import { createTranslator } from '../../../common/texts/translator'
import { Chart } from './chart'
import { ChartTable } from './chart-table'
import type { Translate } from './sample-text'
import { joinSamples } from './table-rows'
import { chartDay } from './testing'

const translator = createTranslator('en', { ...english, ...texts })
const inEnglish: Translate = (text) => translate(text, translator)

const drawn = (values = chartDay) => renderToStaticMarkup(<Chart {...values} t={inEnglish} />)
const count = (html: string, part: string) => html.split(part).length - 1

describe('the chart', () => {
  // behaviour 31.35
  test('is a picture with one sentence of what is and what comes next', () => {
    expect(/role="img" aria-label="([^"]+)"/.exec(drawn())?.[1]).toMatch(
      /^Wednesday 14:00: Set 17°, Floor 1\d\.\d°, Room 1\d\.\d°(, heating)?\. Next: Wednesday 15:00 Back home 22°\.$/,
    )
  })

  test('has no styles of its own, which the security policy forbids', () => {
    expect(drawn()).not.toMatch(/ style=|<style/)
  })

  test('draws nothing impossible, whatever the readings are', () => {
    for (const floor of [-400, 0, 900]) {
      const extreme = chartDay.past.map((sample) => ({ ...sample, floor, setpoint: null }))
      expect(drawn({ ...chartDay, past: extreme })).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('names its lines only where there are any', () => {
    const off = chartDay.ahead.map((sample) => ({ ...sample, setpoint: null }))
    expect(drawn()).toContain('chart-name-set')
    expect(drawn({ ...chartDay, ahead: off })).not.toContain('chart-name-set')
  })

  test('begins with the first sample, and is nothing before', () => {
    expect(drawn({ ...chartDay, past: [], ahead: [] })).toBe('')
    expect(drawn({ ...chartDay, past: chartDay.past.slice(-1) })).toContain('data-chart')
  })

  // behaviour 31.35
  test('names the first and the last hour as long as it stands still, and the day at midnight', () => {
    const named = (html: string) =>
      [...html.matchAll(/chart-(?:quiet|day)"[^>]*>(\d\d|[A-Z]\w+)</g)].map(([, text]) => text)
    expect(named(drawn({ ...chartDay, past: chartDay.past.slice(-1) })).sort()).toEqual(
      ['14', '18', '21', 'Thu', '03', '06', '09', '12', '14'].sort(),
    )
    expect(named(drawn())).not.toContain('02')
  })

  test('says the floor’s temperature at its dot, and names what is only expected', () => {
    expect(drawn()).toContain(`${(chartDay.now.floor / 10).toFixed(1)}°</text>`)
    expect(count(drawn(), '>expected<')).toBe(1)
  })
})

describe('its table', () => {
  const drawn = ({ past, ahead, events, now } = chartDay) =>
    renderToStaticMarkup(
      <ChartTable samples={joinSamples(past, ahead)} events={events} now={now.at} t={inEnglish} />,
    )

  test('has a row for each hour, under its day, and says which one is now', () => {
    const html = drawn()
    expect(count(html, '<th scope="row"')).toBe(49)
    const days = [...html.matchAll(/scope="rowgroup"[^>]*>(\w+)/g)].map(([, day]) => day)
    expect(days).toEqual(['Tuesday', 'Wednesday', 'Thursday'])
    expect(html).toMatch(/<tr aria-current="time"><th scope="row"[^>]*><time dateTime="2025-02-05T14:00"/)
  })

  test('has every event at its time', () => {
    const html = drawn()
    expect(count(html, '<p>')).toBe(chartDay.events.length)
    expect(html).toContain('<p>08:00 Leave 17°</p>')
  })

  test('has the values of the samples, and a dash where nothing is set', () => {
    const off = chartDay.past.map((sample) => ({ ...sample, setpoint: null, floor: 195 }))
    expect(drawn({ ...chartDay, past: off })).toContain('<td>–</td><td>19.5°</td>')
  })
})
