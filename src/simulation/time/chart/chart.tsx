/** A day of the house, drawn: what was, and what will be if nobody does anything (behaviour 31.35–31.39). */
import { useMemo, useState } from 'react'
import { SECOND } from '../../../thermostat/device/device'
import { nextEventOf } from '../events'
import type { HouseEvent, Sample, Speed } from '../model'
import { Drawing } from './drawing'
import { sampleText, summaryText, type Translate } from './sample-text'
import { floorToPixel } from './scale'
import { joinSamples, sampleAt } from './table-rows'
import { useIsLowWindow, usePrefersReducedMotion } from './use-media'
import { useWidth } from './use-width'
import { VIEW_MS, viewStartOf } from './view'
import './chart.css'

interface ChartProps {
  readonly past: readonly Sample[]
  readonly ahead: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Sample
  readonly speed: Speed
  /** The same function as long as the language is the same. */
  readonly t: Translate
}

export function Chart({ past, ahead, events, now, speed, t }: ChartProps) {
  const [figure, width] = useWidth()
  const isLow = useIsLowWindow()
  const samples = useMemo(() => joinSamples(past, ahead), [past, ahead])
  const shown = useShown(now, speed, width)
  const from = viewStartOf(samples[0]?.at ?? shown.at, shown.at)
  const last = past.at(-1) ?? ahead[0]
  const label = useMemo(
    () => (last ? summaryText(last, nextEventOf(events, last.at), t) : ''),
    [last, events, t],
  )
  const [along, onPoint] = useState<number | null>(null)
  if (!last) return null
  const read = along === null ? undefined : sampleAt(samples, from + along)
  return (
    // A drawing does not show the elements that a translator puts around a text. The table has the same in words.
    <figure className="chart" data-chart="" translate="no" ref={figure}>
      <Drawing
        {...{ samples, events, now: shown, viewStart: from, width, isCompact: isLow, label, onPoint, t }}
      />
      <p className="chart-reading" aria-hidden>
        {read && sampleText(read, t)}
      </p>
    </figure>
  )
}

/** What is now: it moves on by whole px, or once a second for who wants things to be still. */
function useShown(now: Sample, speed: Speed, width: number): Sample {
  const px = VIEW_MS / width
  const isStill = usePrefersReducedMotion()
  const step = floorToPixel(now.at, isStill ? Math.max(px, speed * SECOND) : px)
  const [shown, setShown] = useState({ step, now })
  const isNew = shown.step !== step || speed === 0
  if (isNew && shown.now !== now) setShown({ step, now })
  return isNew ? now : shown.now
}
