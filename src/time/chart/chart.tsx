/** The last and the next 24 hours of the house: drawn, and as a table (behaviour 31.35–31.39). */
import { useMemo, useState } from 'react'
import { type Instant, SECOND } from '../../device/time'
import { nextOf } from '../events'
import { CHART_SPAN, type HouseEvent, type Sample, type Speed } from '../model'
import { Drawing } from './drawing'
import { joined, sampleAt } from './rows'
import { reading, type Say, sentence } from './say-sample'
import { wholePixel } from './scale'
import { ChartTable } from './table'
import { useIsStill } from './use-is-still'
import { useWidth } from './use-width'
import './chart.css'

interface ChartProps {
  readonly past: readonly Sample[]
  readonly ahead: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Instant
  readonly speed: Speed
  /** The same function as long as the language is the same. */
  readonly say: Say
}

export function Chart({ past, ahead, events, now, speed, say }: ChartProps) {
  const [figure, width] = useWidth()
  const samples = useMemo(() => joined(past, ahead), [past, ahead])
  const shown = useShown(now, speed, width)
  const last = past.at(-1) ?? ahead[0]
  const label = useMemo(() => (last ? sentence(last, nextOf(events, last.at), say) : ''), [last, events, say])
  const [fromNow, onPoint] = useState<number | null>(null)
  if (!last) return null
  const read = fromNow === null ? undefined : sampleAt(samples, shown + fromNow)
  return (
    <figure className="chart" data-chart="" ref={figure}>
      <Drawing {...{ samples, events, now: shown, width, label, onPoint, say }} />
      <p className="chart-reading" aria-hidden>
        {read && reading(read, say)}
      </p>
      <ChartTable {...{ samples, events, now, say }} />
    </figure>
  )
}

/** The instant in the middle: it moves on by whole px, or once a second for who wants things to be still. */
function useShown(now: Instant, speed: Speed, width: number): Instant {
  const px = (2 * CHART_SPAN) / width
  const isStill = useIsStill()
  return wholePixel(now, isStill ? Math.max(px, speed * SECOND) : px)
}
