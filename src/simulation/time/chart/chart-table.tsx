/** The past and the forecast as a table with a row for each hour, grouped by day. */
import { memo, useMemo, useState } from 'react'
import {
  degreesFromTenths,
  HOUR,
  type Instant,
  MINUTE,
  midnightOf,
  toLocalIso,
} from '../../../thermostat/device/device'
import { chevronDown } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import type { HouseEvent, Sample } from '../model'
import { eventTextsOf, setpointTextOf, type Translate, timeOfDayTextOf } from './chart-texts'
import { type TableRow, tableRowsOf } from './table-rows'

interface TableProps {
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Instant
  readonly t: Translate
}

/** The longest simulated time between two updates of the table. A closed table is updated less often. */
const OPEN_UPDATE_MS = 10 * MINUTE
const CLOSED_UPDATE_MS = HOUR

export function ChartTable({ samples, events, now, t }: TableProps) {
  const [isOpen, setIsOpen] = useState(false)
  const updateMs = isOpen ? OPEN_UPDATE_MS : CLOSED_UPDATE_MS
  // The first sample changes when simulated time starts again. Its time is rounded, too, because after 24 hours the
  // first sample moves along with `now`.
  const firstSampleTime = samples[0]?.at ?? now
  const version = `${Math.floor(now / updateMs)} ${Math.floor(firstSampleTime / updateMs)} ${isOpen}`
  const [shown, setShown] = useState({ version, samples, events, now })
  if (shown.version !== version) setShown({ version, samples, events, now })
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="unfold">
        <span>{t('time.chart.table')}</span>
        <Outline d={chevronDown} />
      </summary>
      <TableRows {...shown} t={t} />
    </details>
  )
}

const TableRows = memo(function TableRows({ samples, events, now, t }: TableProps) {
  const days = useMemo(() => groupByDay(tableRowsOf(samples, events)), [samples, events])
  return (
    <table>
      <caption>{t('time.chart.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time.chart.time')}</th>
          <th scope="col">{t('time.chart.set')}</th>
          <th scope="col">{t('home.floor')}</th>
          <th scope="col">{t('home.room')}</th>
          <th scope="col">{t('time.chart.minutes')}</th>
        </tr>
      </thead>
      {days.map(({ day, rows }) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {t({ date: day, as: 'weekday' })}
            </th>
          </tr>
          {rows.map((row) => (
            <HourRow key={row.at} row={row} isNow={row.at <= now && now < row.at + HOUR} t={t} />
          ))}
        </tbody>
      ))}
    </table>
  )
})

interface HourRowProps {
  readonly row: TableRow
  readonly isNow: boolean
  readonly t: Translate
}

/** A row of values. The events of the hour are in a second row, because a column for them would be too narrow. */
function HourRow({ row: { at, sample, heatingMinutes, events }, isNow, t }: HourRowProps) {
  return (
    <>
      <tr aria-current={isNow ? 'time' : undefined}>
        <th scope="row" rowSpan={events.length > 0 ? 2 : undefined}>
          <time dateTime={toLocalIso(at).slice(0, 'YYYY-MM-DDTHH:mm'.length)}>{t(timeOfDayTextOf(at))}</time>
        </th>
        <td>{t(setpointTextOf(sample.setpoint))}</td>
        <td>{t(degreesFromTenths(sample.floor))}</td>
        <td>{t(sample.room === null ? 'time.chart.none' : degreesFromTenths(sample.room))}</td>
        <td>{t(heatingMinutes === null ? 'time.chart.none' : { number: heatingMinutes })}</td>
      </tr>
      {events.length > 0 && (
        <tr className="chart-events">
          <td colSpan={4}>
            {events.map((event) => (
              <p key={`${event.kind} ${event.at}`}>{tableEventTextOf(event, t)}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

/** Returns a text such as "08:00 Leave 17°". */
function tableEventTextOf(event: HouseEvent, t: Translate): string {
  const [fullText] = eventTextsOf(event, t)
  return `${t(timeOfDayTextOf(event.at))} ${fullText}`
}

function groupByDay(
  rows: readonly TableRow[],
): readonly { readonly day: Instant; readonly rows: readonly TableRow[] }[] {
  const days = [...new Set(rows.map(({ at }) => midnightOf(at)))]
  return days.map((day) => ({ day, rows: rows.filter(({ at }) => midnightOf(at) === day) }))
}
