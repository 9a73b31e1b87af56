import type { CSSProperties } from 'react'
import { useTranslate, useTranslator } from '../../../common/texts/translator-provider'
import { DAY, type TabContent as PanelData, type Text } from '../../device/device'
import { List } from '../list'
import { fitOf } from '../text-fit'
import { useSend } from '../use-device'
import { Value } from '../value'
import type { KindProps } from './kind-props'

export function Tabs({ body }: KindProps<'tabs'>) {
  const t = useTranslate()
  const send = useSend()
  return (
    <>
      <ul className="tabs">
        {body.tabs.map(t).map((tab, index) => (
          <li key={tab}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={index === body.focus || undefined}
              onClick={() => send({ type: 'tap', line: index })}
              data-fit={fitOf('tab', tab)}
            >
              {tab}
            </button>
          </li>
        ))}
      </ul>
      <div className="tab-panel" key={body.focus}>
        <Panel panel={body.content} />
      </div>
    </>
  )
}

function Panel({ panel }: { readonly panel: PanelData }) {
  switch (panel.kind) {
    case 'events':
      return <Events panel={panel} />
    case 'consumption':
      return <Consumption panel={panel} />
    case 'graph':
      return <Graph panel={panel} />
  }
}

type PanelOf<Kind extends PanelData['kind']> = {
  readonly panel: Extract<PanelData, { readonly kind: Kind }>
}

/** A Monday, for the formatted letters of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1)
/** Days since Monday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6]

function Events({ panel }: PanelOf<'events'>) {
  const translator = useTranslator()
  return (
    <>
      <div className="days" aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day} data-on={panel.days.includes(day) || undefined}>
            {translator.date(MONDAY + day * DAY, 'letter')}
          </span>
        ))}
      </div>
      <List className="events" lines={panel.lines} focus={-1} />
    </>
  )
}

function Consumption({ panel }: PanelOf<'consumption'>) {
  const t = useTranslate()
  return (
    <div className="consumption">
      <div className="consumption-period">{t(panel.period)}</div>
      <div className="consumption-energy">
        <Value shown={t(panel.energy)} />
      </div>
      <div className="consumption-hours">{t(panel.hours)}</div>
      {panel.percentOfYear !== null && <Share percent={panel.percentOfYear} />}
    </div>
  )
}

function Share({ percent }: { readonly percent: number }) {
  const t = useTranslate()
  const share = { number: percent, unit: 'unit.percent' } as const
  return (
    <>
      <span
        className="consumption-share"
        style={{ '--to': percent / 100 } as CSSProperties}
        aria-hidden="true"
      />
      <div className="consumption-share-text">{t({ id: 'energy.share', values: { share } })}</div>
    </>
  )
}

/** The possible ends of the scale, in hours: half of each is marked, too, and must be short to write. */
const SCALE_ENDS_H = [1, 2, 4, 8, 16, 24]

function Graph({ panel }: PanelOf<'graph'>) {
  const t = useTranslate()
  const { days } = panel
  const longest = Math.max(...days.map((day) => day.hours))
  const top = SCALE_ENDS_H.find((end) => end >= longest) ?? longest
  const hours = (number: number): Text => ({
    number,
    digits: Number.isInteger(number) ? 0 : 1,
    unit: panel.unit,
  })
  return (
    <div className="graph">
      {[top, top / 2].map((mark) => (
        <span
          className="graph-mark"
          key={mark}
          style={{ '--to': mark / top } as CSSProperties}
          aria-hidden="true"
        >
          <span>{t(hours(mark))}</span>
        </span>
      ))}
      <ol className="graph-bars">
        {days.map(({ day, hours: value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its day
          <li key={index} style={{ '--to': value / top, '--turn': index } as CSSProperties}>
            <span className="unseen">
              {t({ id: 'say.value', values: { what: day, value: hours(value) } })}
            </span>
          </li>
        ))}
      </ol>
      {/* Hidden: screen readers get the date of each bar. */}
      <div className="graph-ends" aria-hidden="true">
        {[days[0], days.at(-1)].map((end, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one at each side
          <span key={index}>{end && t(end.day)}</span>
        ))}
      </div>
    </div>
  )
}
