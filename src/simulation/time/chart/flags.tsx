/** The events above the chart. */
import type { Instant } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import type { ChartGeometry } from './chart-paths'
import { type Flag, type FlagRequest, placeFlags } from './labels'
import { FLAG_ROW_PX, FLAG_ROWS, FONT_SIZE_PX } from './layout'
import { eventTextsOf, type Translate } from './sample-text'
import { sortByImportance } from './sort-events'

interface FlagsProps {
  readonly events: readonly HouseEvent[]
  readonly geometry: ChartGeometry
  readonly now: Instant
  /** Where the view begins. */
  readonly viewStart: Instant
  readonly t: Translate
}

export function Flags({ events, geometry: { layout, pxPerMs }, now, viewStart, t }: FlagsProps) {
  const { left, top } = layout
  const marks = sortByImportance(events, now, viewStart).map((event) => ({
    event,
    x: left + (event.at - viewStart) * pxPerMs,
    texts: eventTextsOf(event, t),
  }))
  return placeMarks(marks, { left, right: layout.width, rows: FLAG_ROWS, size: FONT_SIZE_PX }).map(
    ({ event, x, flag }) => {
      const y = flag ? flag.row * FLAG_ROW_PX : top - 6
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

interface EventMark extends FlagRequest {
  readonly event: HouseEvent
}

interface PlacedMark extends EventMark {
  readonly flag: Flag | null
}

/** In full if all find room so, from left to right; else only what comes next. */
function placeMarks(
  marks: readonly EventMark[],
  strip: Parameters<typeof placeFlags>[1],
): readonly PlacedMark[] {
  const inOrder = [...marks].sort((one, other) => one.x - other.x)
  const full = placeWithTexts(inOrder, ({ texts }) => texts.slice(0, 1), strip)
  if (full.every(({ flag }) => flag)) return full
  return placeWithTexts(marks, (mark) => (mark === marks[0] ? mark.texts : mark.texts.slice(-1)), strip)
}

function placeWithTexts(
  marks: readonly EventMark[],
  textsOf: (mark: EventMark) => readonly string[],
  strip: Parameters<typeof placeFlags>[1],
): readonly PlacedMark[] {
  const flags = placeFlags(
    marks.map((mark) => ({ x: mark.x, texts: textsOf(mark) })),
    strip,
  )
  return marks.map((mark, index) => ({ ...mark, flag: flags[index] ?? null }))
}
