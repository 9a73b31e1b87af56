/** The events above the chart. */
import type { Instant } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import { byWeight } from './events'
import { type Flag, placeFlags, type Wanted } from './labels'
import { FLAG_ROW, FLAG_ROWS, FONT } from './layout'
import type { Frame } from './lines'
import { eventTexts, type Translate } from './say-sample'

interface FlagsProps {
  readonly events: readonly HouseEvent[]
  readonly frame: Frame
  readonly now: Instant
  /** Where the view begins. */
  readonly from: Instant
  readonly t: Translate
}

export function Flags({ events, frame: { layout, pxPerMs }, now, from, t }: FlagsProps) {
  const { left, top } = layout
  const marks = byWeight(events, now, from).map((event) => ({
    event,
    x: left + (event.at - from) * pxPerMs,
    texts: eventTexts(event, t),
  }))
  return placeAll(marks, { left, right: layout.width, rows: FLAG_ROWS, size: FONT }).map(
    ({ event, x, flag }) => {
      const y = flag ? flag.row * FLAG_ROW : top - 6
      return (
        <g key={`${event.kind} ${event.at}`} data-event={event.kind}>
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
    },
  )
}

interface Mark extends Wanted {
  readonly event: HouseEvent
}

interface Placed extends Mark {
  readonly flag: Flag | null
}

/** In full if all find room so, from left to right; else only what comes next. */
function placeAll(marks: readonly Mark[], strip: Parameters<typeof placeFlags>[1]): readonly Placed[] {
  const inOrder = [...marks].sort((one, other) => one.x - other.x)
  const full = placed(inOrder, ({ texts }) => texts.slice(0, 1), strip)
  if (full.every(({ flag }) => flag)) return full
  return placed(marks, (mark) => (mark === marks[0] ? mark.texts : mark.texts.slice(-1)), strip)
}

function placed(
  marks: readonly Mark[],
  textsOf: (mark: Mark) => readonly string[],
  strip: Parameters<typeof placeFlags>[1],
): readonly Placed[] {
  const flags = placeFlags(
    marks.map((mark) => ({ x: mark.x, texts: textsOf(mark) })),
    strip,
  )
  return marks.map((mark, index) => ({ ...mark, flag: flags[index] ?? null }))
}
