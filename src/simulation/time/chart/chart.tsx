/** The chart of a day: the past and the forecast (behaviour 31.35–31.39). */
import { useMemo, useState } from 'react'
import { SECOND } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent, Sample, Speed } from '../model'
import { sampleTextOf, summaryTextOf, type Translate } from './chart-texts'
import { Drawing } from './drawing'
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
  readonly currentSample: Sample
  readonly speed: Speed
  /** Changes only with the language. */
  readonly t: Translate
}

export function Chart({ past, forecast, events, currentSample, speed, t }: ChartProps) {
  const [figureRef, width] = useWidth()
  const isCompact = useIsShortWindow()
  const samples = useMemo(() => joinSamples(past, forecast), [past, forecast])
  const shownSample = useThrottledSample(currentSample, speed, width)
  const viewStart = viewStartOf(samples[0]?.at ?? shownSample.at, shownSample.at)
  const latestSample = past.at(-1) ?? forecast[0]
  const label = useMemo(
    () => (latestSample ? summaryTextOf(latestSample, nextEventOf(events, latestSample.at), t) : ''),
    [latestSample, events, t],
  )
  const [offsetMs, setOffsetMs] = useState<number | null>(null)
  if (!latestSample) return null
  const pointedSample = offsetMs === null ? undefined : sampleAt(samples, viewStart + offsetMs)
  return (
    // Browsers must not translate SVG: it does not show the elements that they add to texts. The table has all values.
    <figure className="chart" data-chart="" translate="no" ref={figureRef}>
      <Drawing
        {...{
          samples,
          events,
          currentSample: shownSample,
          viewStart,
          width,
          isCompact,
          label,
          onPoint: setOffsetMs,
          t,
        }}
      />
      <p className="chart-reading" aria-hidden>
        {pointedSample && sampleTextOf(pointedSample, t)}
      </p>
    </figure>
  )
}

/** Returns the current sample, updated at most once per px. With reduced motion, also at most once a second. */
function useThrottledSample(currentSample: Sample, speed: Speed, width: number): Sample {
  const msPerPx = VIEW_MS / width
  const prefersReducedMotion = usePrefersReducedMotion()
  const step = floorToPixel(
    currentSample.at,
    prefersReducedMotion ? Math.max(msPerPx, speed * SECOND) : msPerPx,
  )
  const [shown, setShown] = useState({ step, sample: currentSample })
  const isNew = shown.step !== step || speed === 0
  if (isNew && shown.sample !== currentSample) setShown({ step, sample: currentSample })
  return isNew ? currentSample : shown.sample
}
