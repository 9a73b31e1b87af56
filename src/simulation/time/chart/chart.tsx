/** The chart of a day: the past and the forecast (behaviour 31.35–31.39). */
import { useMemo, useState } from 'react'
import { SECOND } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent, Sample, Speed } from '../model'
import { Drawing } from './drawing'
import { sampleText, summaryText, type Translate } from './sample-text'
import { floorToPixel } from './scale'
import { joinSamples, sampleAt } from './table-rows'
import { useIsShortWindow, usePrefersReducedMotion } from './use-media-query'
import { useWidth } from './use-width'
import { VIEW_MS, viewStartOf } from './view'
import './chart.css'

interface ChartProps {
  readonly past: readonly Sample[]
  readonly forecast: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Sample
  readonly speed: Speed
  /** Changes only with the language. */
  readonly t: Translate
}

export function Chart({ past, forecast, events, now, speed, t }: ChartProps) {
  const [figure, width] = useWidth()
  const isCompact = useIsShortWindow()
  const samples = useMemo(() => joinSamples(past, forecast), [past, forecast])
  const shown = useThrottledNow(now, speed, width)
  const viewStart = viewStartOf(samples[0]?.at ?? shown.at, shown.at)
  const last = past.at(-1) ?? forecast[0]
  const label = useMemo(
    () => (last ? summaryText(last, nextEventOf(events, last.at), t) : ''),
    [last, events, t],
  )
  const [offsetMs, onPoint] = useState<number | null>(null)
  if (!last) return null
  const pointed = offsetMs === null ? undefined : sampleAt(samples, viewStart + offsetMs)
  return (
    // SVG does not render the elements that browser translation adds to texts. The table has the same content.
    <figure className="chart" data-chart="" translate="no" ref={figure}>
      <Drawing {...{ samples, events, now: shown, viewStart, width, isCompact, label, onPoint, t }} />
      <p className="chart-reading" aria-hidden>
        {pointed && sampleText(pointed, t)}
      </p>
    </figure>
  )
}

/** Throttles `now` to whole px, and to once a second for visitors who prefer reduced motion. */
function useThrottledNow(now: Sample, speed: Speed, width: number): Sample {
  const msPerPx = VIEW_MS / width
  const isReduced = usePrefersReducedMotion()
  const step = floorToPixel(now.at, isReduced ? Math.max(msPerPx, speed * SECOND) : msPerPx)
  const [shown, setShown] = useState({ step, now })
  const isNew = shown.step !== step || speed === 0
  if (isNew && shown.now !== now) setShown({ step, now })
  return isNew ? now : shown.now
}
