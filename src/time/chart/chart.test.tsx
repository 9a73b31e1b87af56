import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import english from '../../texts/en.json?catalog'
import { say } from '../../texts/say'
import texts from '../../texts/time-en.json?catalog'
import { wordsOf } from '../../texts/words'
import { Chart } from './chart'
import { joined } from './rows'
import type { Say } from './say-sample'
import { ChartTable } from './table'
import { chartAt, monday } from './testing'

const words = wordsOf('en', { ...english, ...texts })
const inEnglish: Say = (text) => say(text, words)

const drawn = (values = chartAt(monday)) => renderToStaticMarkup(<Chart {...values} say={inEnglish} />)
const count = (html: string, part: string) => html.split(part).length - 1

describe('the chart', () => {
  // behaviour 31.37
  test('is a picture with one sentence of what is and what comes next', () => {
    expect(/role="img" aria-label="([^"]+)"/.exec(drawn())?.[1]).toMatch(
      /^Monday 14:00: Set 18°, Floor 2\d\.\d°, Room 2\d\.\d°(, heating)?\. Next: Monday 16:00 Back home 22°\.$/,
    )
  })

  test('has no styles of its own, which the security policy forbids', () => {
    expect(drawn()).not.toMatch(/ style=|<style/)
  })

  test('draws nothing impossible, whatever the readings are', () => {
    for (const floor of [-400, 0, 900]) {
      const { past, ahead, ...others } = chartAt(monday)
      const extreme = past.map((sample) => ({ ...sample, floor, setpoint: null }))
      const html = drawn({ ...others, past: extreme, ahead })
      expect(html).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('names its lines only where there are any', () => {
    const { past, ahead, ...others } = chartAt(monday)
    const off = ahead.map((sample) => ({ ...sample, setpoint: null }))
    expect(drawn({ ...others, past, ahead })).toContain('chart-name-set')
    expect(drawn({ ...others, past, ahead: off })).not.toContain('chart-name-set')
  })

  test('begins with the first sample, and is nothing before', () => {
    const { past, ...others } = chartAt(monday)
    expect(drawn({ ...others, past: [], ahead: [] })).toBe('')
    expect(drawn({ ...others, past: past.slice(-1) })).toContain('data-chart')
  })

  // behaviour 31.35
  test('names the first and the last hour as long as it stands still, and the day at midnight', () => {
    const { past, ...others } = chartAt(monday)
    const named = (html: string) =>
      [...html.matchAll(/chart-(?:quiet|day)"[^>]*>(\d\d|[A-Z]\w+)</g)].map(([, text]) => text)
    expect(named(drawn({ ...others, past: past.slice(-1) })).sort()).toEqual(
      ['14', '18', '21', 'Tue', '03', '06', '09', '12', '14'].sort(),
    )
    expect(named(drawn())).not.toContain('02')
  })

  test('says the floor’s temperature at its dot, and names what is only expected', () => {
    const { now } = chartAt(monday)
    expect(drawn()).toContain(`${(now.floor / 10).toFixed(1)}°</text>`)
    expect(count(drawn(), '>expected<')).toBe(1)
  })
})

describe('its table', () => {
  const drawn = ({ past, ahead, events, now } = chartAt(monday)) =>
    renderToStaticMarkup(
      <ChartTable samples={joined(past, ahead)} events={events} now={now.at} say={inEnglish} />,
    )

  test('has a row for each hour, under its day, and says which one is now', () => {
    const html = drawn()
    expect(count(html, '<th scope="row"')).toBe(49)
    const days = [...html.matchAll(/scope="rowgroup"[^>]*>(\w+)/g)].map(([, day]) => day)
    expect(days).toEqual(['Sunday', 'Monday', 'Tuesday'])
    expect(html).toMatch(/<tr aria-current="time"><th scope="row"[^>]*><time dateTime="2026-11-23T14:00"/)
  })

  test('has every event at its time', () => {
    const html = drawn()
    const { events } = chartAt(monday)
    expect(count(html, '<p>')).toBe(events.length)
    expect(html).toContain('<p>08:30 Leave 18°</p>')
  })

  test('has the values of the samples, and a dash where nothing is set', () => {
    const { past, ahead, ...others } = chartAt(monday)
    const off = past.map((sample) => ({ ...sample, setpoint: null, floor: 195 }))
    expect(drawn({ ...others, past: off, ahead })).toContain('<td>–</td><td>19.5°</td>')
  })
})
