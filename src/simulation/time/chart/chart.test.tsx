import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../../common/texts/en.json?catalog'
import texts from '../../../common/texts/time-en.json?catalog'
import { translate } from '../../../common/texts/translate'
import { createTranslator } from '../../../common/texts/translator'
import { Chart } from './chart'
import { ChartTable } from './chart-table'
import type { Translate } from './chart-texts'
import { joinSamples } from './samples'
import { chartDay } from './testing'

const translator = createTranslator('en', { ...english, ...texts })
const inEnglish: Translate = (text) => translate(text, translator)

const renderChart = (values = chartDay) => renderToStaticMarkup(<Chart {...values} t={inEnglish} />)
const count = (html: string, part: string) => html.split(part).length - 1

describe('the chart', () => {
  // behaviour 31.35
  test('is an image whose label has the values now and the next event', () => {
    expect(/role="img" aria-label="([^"]+)"/.exec(renderChart())?.[1]).toMatch(
      /^Wednesday 14:00: Set 17°, Floor 1\d\.\d°, Room 1\d\.\d°(, heating)?\. Next: Wednesday 15:00 Back home 22°\.$/,
    )
  })

  test('has no inline styles, which the security policy forbids', () => {
    expect(renderChart()).not.toMatch(/ style=|<style/)
  })

  test('draws valid numbers for extreme readings', () => {
    for (const floor of [-400, 0, 900]) {
      const extreme = chartDay.past.map((sample) => ({ ...sample, floor, setpoint: null }))
      expect(renderChart({ ...chartDay, past: extreme })).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('names only the lines that it has', () => {
    const off = chartDay.forecast.map((sample) => ({ ...sample, setpoint: null }))
    expect(renderChart()).toContain('chart-name-set')
    expect(renderChart({ ...chartDay, forecast: off })).not.toContain('chart-name-set')
  })

  test('has room for labels of events only if there are events', () => {
    const topOf = (html: string) => Number(/chart-midnight"[^>]* y1="(\d+)"/.exec(html)?.[1])
    expect(topOf(renderChart())).toBe(36)
    expect(topOf(renderChart({ ...chartDay, events: [] }))).toBe(12)
  })

  test('is empty before the first sample', () => {
    expect(renderChart({ ...chartDay, past: [], forecast: [] })).toBe('')
    expect(renderChart({ ...chartDay, past: chartDay.past.slice(-1) })).toContain('data-chart')
  })

  // behaviour 31.35
  test('labels the first and the last hour while it stands still, and the day at midnight', () => {
    const named = (html: string) =>
      [...html.matchAll(/chart-(?:quiet|day)"[^>]*>(\d\d|[A-Z]\w+)</g)].map(([, text]) => text)
    expect(named(renderChart({ ...chartDay, past: chartDay.past.slice(-1) })).sort()).toEqual(
      ['14', '18', '21', 'Thu', '03', '06', '09', '12', '14'].sort(),
    )
    expect(named(renderChart())).not.toContain('02')
  })

  test('shows the floor’s temperature at its dot, and labels the forecast', () => {
    expect(renderChart()).toContain(`${(chartDay.currentSample.floor / 10).toFixed(1)}°</text>`)
    expect(count(renderChart(), '>expected<')).toBe(1)
  })
})

describe('the table of the chart', () => {
  const renderTable = ({ past, forecast, events, currentSample } = chartDay) =>
    renderToStaticMarkup(
      <ChartTable
        samples={joinSamples(past, forecast)}
        events={events}
        now={currentSample.at}
        t={inEnglish}
      />,
    )

  test('has a row for each hour, grouped by day, and marks the current hour', () => {
    const html = renderTable()
    expect(count(html, '<th scope="row"')).toBe(49)
    const days = [...html.matchAll(/scope="rowgroup"[^>]*>(\w+)/g)].map(([, day]) => day)
    expect(days).toEqual(['Tuesday', 'Wednesday', 'Thursday'])
    expect(html).toMatch(/<tr aria-current="time"><th scope="row"[^>]*><time dateTime="2025-02-05T14:00"/)
  })

  test('has every event with its time', () => {
    const html = renderTable()
    expect(count(html, '<p>')).toBe(chartDay.events.length)
    expect(html).toContain('<p>08:00 Leave 17°</p>')
  })

  test('has the values of the samples, and a dash if there is no setpoint', () => {
    const off = chartDay.past.map((sample) => ({ ...sample, setpoint: null, floor: 195 }))
    expect(renderTable({ ...chartDay, past: off })).toContain('<td>–</td><td>19.5°</td>')
  })
})
