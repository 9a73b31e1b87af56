/** The chart of a day: the past and the forecast (behaviour 31.35). */
import { useMemo, useState } from 'react'
import { useSize } from '../../../common/ui/use-size'
import { SECOND } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent, Sample, Speed } from '../model'
import { sampleTextOf, summaryTextOf, type Translate } from './chart-texts'
import { Drawing } from './drawing'
import { joinSamples, sampleAt } from './samples'
import { floorToInterval } from './scale'
import { useIsShortWindow, usePrefersReducedMotion } from './use-media-query'
import { VIEW_MS, viewStartOf } from './view'
import './chart.css'

/** The width while it is not measured yet, or hidden. */
const DEFAULT_WIDTH_PX = 340

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
  const [figureRef, size] = useSize()
  const width = size?.width ?? DEFAULT_WIDTH_PX
  const isShortWindow = useIsShortWindow()
  const samples = useMemo(() => joinSamples(past, forecast), [past, forecast])
  const shownSample = useThrottledSample(currentSample, speed, width)
  const firstSampleTime = samples[0]?.at ?? shownSample.at
  const viewStart = viewStartOf(firstSampleTime, shownSample.at)
  // The label describes the latest sample, because `currentSample` changes in each frame, too often for screen readers.
  const lastRecordedSample = past.at(-1) ?? forecast[0]
  const label = useMemo(
    () =>
      lastRecordedSample
        ? summaryTextOf(lastRecordedSample, nextEventOf(events, lastRecordedSample.at), t)
        : '',
    [lastRecordedSample, events, t],
  )
  const [pointerOffsetMs, setPointerOffsetMs] = useState<number | null>(null)
  if (!lastRecordedSample) return null
  const pointedSample = pointerOffsetMs === null ? undefined : sampleAt(samples, viewStart + pointerOffsetMs)
  return (
    // A browser's translation adds elements to texts, which SVG does not show. The table can be translated.
    <figure className="chart" data-chart="" translate="no" ref={figureRef}>
      <Drawing
        {...{
          samples,
          events,
          currentSample: shownSample,
          viewStart,
          width,
          isShortWindow,
          label,
          onPoint: setPointerOffsetMs,
          t,
        }}
      />
      <p className="chart-reading" aria-hidden>
        {pointedSample && sampleTextOf(pointedSample, t)}
      </p>
    </figure>
  )
}

/**
 * Returns the current sample, updated when the current time has moved by about a px on the chart, or when the floor's
 * value differs by a tenth of a degree, because the device shows it, too. With reduced motion, it is updated at most
 * once a second. While time is stopped, it is always up to date.
 */
function useThrottledSample(currentSample: Sample, speed: Speed, width: number): Sample {
  const msPerPx = VIEW_MS / width
  const simulatedMsPerSecond = speed * SECOND
  const isReduced = usePrefersReducedMotion()
  const intervalMs = isReduced ? Math.max(msPerPx, simulatedMsPerSecond) : msPerPx
  const intervalStart = floorToInterval(currentSample.at, intervalMs)
  const [shown, setShown] = useState({ intervalStart, sample: currentSample })
  const isOtherValue = Math.round(shown.sample.floor) !== Math.round(currentSample.floor)
  const isUpdateDue = shown.intervalStart !== intervalStart || speed === 0 || (isOtherValue && !isReduced)
  if (isUpdateDue && shown.sample !== currentSample) setShown({ intervalStart, sample: currentSample })
  return isUpdateDue ? currentSample : shown.sample
}
