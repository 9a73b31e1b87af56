/** The marks of the events above the chart, each with a label (a flag) if it fits. */
import type { Instant } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import type { ChartGeometry } from './chart-paths'
import { eventTextsOf, type Translate } from './chart-texts'
import { FLAG_GAP_PX, type Flag, type FlagArea, type Mark, placeFlags } from './labels'
import { FLAG_ROW_COUNT, FLAG_ROW_PX, FONT_SIZE_PX } from './layout'
import { sortEventsInView } from './sort-events'

/** The height of a mark without a label. */
const SHORT_MARK_PX = 4

/** Offsets from the top of a row of flags. */
const MARK_TOP_PX = 2
const BASELINE_PX = 12

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
  // Labels may also use the space above the names of the lines, up to the right edge.
  const flagArea = { left, right: layout.width, rowCount: FLAG_ROW_COUNT, fontSize: FONT_SIZE_PX }
  return placeMarks(marks, flagArea).map(({ event, x, flag }) => {
    const markTop = flag ? flag.row * FLAG_ROW_PX + MARK_TOP_PX : top - SHORT_MARK_PX
    return (
      <g key={`${event.kind} ${event.at}`} data-event={event.kind}>
        <line className="chart-mark" x1={x} x2={x} y1={markTop} y2={top} />
        {flag && (
          <text
            className="chart-event"
            x={x + (flag.isLeft ? -FLAG_GAP_PX : FLAG_GAP_PX)}
            y={flag.row * FLAG_ROW_PX + BASELINE_PX}
            textAnchor={flag.isLeft ? 'end' : 'start'}
          >
            {flag.text}
          </text>
        )}
      </g>
    )
  })
}

interface EventMark extends Mark {
  readonly event: HouseEvent
}

interface PlacedMark extends EventMark {
  readonly flag: Flag | null
}

/**
 * Uses full texts if all of them fit. Otherwise only the most important mark can have its full text.
 * @param marks the marks, most important first
 */
function placeMarks(marks: readonly EventMark[], area: FlagArea): readonly PlacedMark[] {
  const leftToRight = [...marks].sort((one, other) => one.x - other.x)
  const fullTextOf = ({ texts }: EventMark) => texts.slice(0, 1)
  const shortestTextOf = ({ texts }: EventMark) => texts.slice(-1)
  // Importance does not matter if all full texts fit, so these are placed from left to right.
  const withFullTexts = placeWithTexts(leftToRight, fullTextOf, area)
  if (withFullTexts.every(({ flag }) => flag !== null)) return withFullTexts
  const textsOf = (mark: EventMark) => (mark === marks[0] ? mark.texts : shortestTextOf(mark))
  return placeWithTexts(marks, textsOf, area)
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
