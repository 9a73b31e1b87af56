/** The events above the chart, and where now is. */
import type { Instant } from '../../device/time'
import type { HouseEvent } from '../model'
import { byWeight } from './events'
import { type Flag, placeFlags, textWidth, type Wanted } from './labels'
import { FLAG_ROW, FLAG_ROWS, FONT } from './layout'
import type { Frame } from './lines'
import { eventTexts, type Say } from './say-sample'

interface FlagsProps {
  readonly events: readonly HouseEvent[]
  readonly frame: Frame
  readonly now: Instant
  readonly say: Say
}

export function Flags({ events, frame: { layout, pxPerMs }, now, say }: FlagsProps) {
  const { left, right, top } = layout
  const middle = (left + right) / 2
  const label = say('time.chart.now')
  const half = textWidth(label, FONT) / 2
  const flags = byWeight(events, now).map((event) => ({
    event,
    x: middle + (event.at - now) * pxPerMs,
    texts: eventTexts(event, say),
  }))
  const placed = placeAll(flags, {
    left,
    right: layout.width,
    rows: FLAG_ROWS,
    size: FONT,
    taken: [
      { left: middle - half, right: middle + half, row: 0 },
      { left: middle, right: middle, row: 1 },
    ],
  })
  return (
    <>
      {flags.map(({ event, x }, index) => {
        const flag = placed[index]
        const y = flag ? flag.row * FLAG_ROW : top - 6
        return (
          <g key={`${event.kind} ${event.at}`}>
            <line className="chart-mark" x1={x} x2={x} y1={y + 2} y2={top} />
            {flag && (
              <text
                className="chart-event"
                x={x + (flag.isLeft ? -3 : 3)}
                y={y + 12}
                textAnchor={flag.isLeft ? 'end' : 'start'}
              >
                {flag.text}
              </text>
            )}
          </g>
        )
      })}
      <text className="chart-now-label" x={middle} y={12} textAnchor="middle">
        {label}
      </text>
    </>
  )
}

type Strip = Parameters<typeof placeFlags>[1]

/** In full if all find room so; else only what comes next. */
function placeAll(wanted: readonly Wanted[], strip: Strip): readonly (Flag | null)[] {
  const full = placeFlags(
    wanted.map(({ x, texts }) => ({ x, texts: texts.slice(0, 1) })),
    strip,
  )
  if (!full.includes(null)) return full
  const brief = wanted.map(({ x, texts }, index) => ({ x, texts: index === 0 ? texts : texts.slice(-1) }))
  return placeFlags(brief, strip)
}
