/** The labels of the events, above the chart. */
import type { Instant } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import type { ChartGeometry } from './chart-paths'
import { eventTextsOf, type Translate } from './chart-texts'
import { type Flag, type FlagArea, type FlagRequest, placeFlags } from './labels'
import { FLAG_ROW_PX, FLAG_ROWS, FONT_SIZE_PX } from './layout'
import { sortEventsInView } from './sort-events'

/** The height of a mark without a label. */
const SHORT_MARK_PX = 6

/** Offsets from the top of a row. */
const MARK_TOP_PX = 2
const BASELINE_PX = 12

const TEXT_GAP_PX = 3

interface FlagsProps {
  readonly events: readonly HouseEvent[]
  readonly geometry: ChartGeometry
  readonly now: Instant
  readonly viewStart: Instant
  readonly t: Translate
}

export function Flags({ events, geometry: { layout, pxPerMs }, now, viewStart, t }: FlagsProps) {
  const { left, top } = layout
  const marks = sortEventsInView(events, now, viewStart).map((event) => ({
    event,
    x: left + (event.at - viewStart) * pxPerMs,
    texts: eventTextsOf(event, t),
  }))
  return placeMarks(marks, { left, right: layout.width, rows: FLAG_ROWS, fontSize: FONT_SIZE_PX }).map(
    ({ event, x, flag }) => {
      const y = flag ? flag.row * FLAG_ROW_PX : top - SHORT_MARK_PX
      return (
        <g key={`${event.kind} ${event.at}`} data-event={event.kind}>
          <line className="chart-mark" x1={x} x2={x} y1={y + MARK_TOP_PX} y2={top} />
          {flag && (
            <text
              className="chart-event"
              x={x + (flag.isLeft ? -TEXT_GAP_PX : TEXT_GAP_PX)}
              y={y + BASELINE_PX}
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

interface EventMark extends FlagRequest {
  readonly event: HouseEvent
}

interface PlacedMark extends EventMark {
  readonly flag: Flag | null
}

/** Uses full texts if these fit. Otherwise only the most important mark can have its full text. */
function placeMarks(marks: readonly EventMark[], area: FlagArea): readonly PlacedMark[] {
  const leftToRight = [...marks].sort((one, other) => one.x - other.x)
  const withFullTexts = placeWithTexts(leftToRight, ({ texts }) => texts.slice(0, 1), area)
  if (withFullTexts.every(({ flag }) => flag)) return withFullTexts
  return placeWithTexts(marks, (mark) => (mark === marks[0] ? mark.texts : mark.texts.slice(-1)), area)
}

function placeWithTexts(
  marks: readonly EventMark[],
  textsOf: (mark: EventMark) => readonly string[],
  area: FlagArea,
): readonly PlacedMark[] {
  const flags = placeFlags(
    marks.map((mark) => ({ x: mark.x, texts: textsOf(mark) })),
    area,
  )
  return marks.map((mark, index) => ({ ...mark, flag: flags[index] ?? null }))
}
