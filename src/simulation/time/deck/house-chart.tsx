import { useMemo } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Chart } from '../chart/chart'
import { ChartTable } from '../chart/chart-table'
import { joinSamples } from '../chart/samples'
import { useTimeline } from '../timeline'

export function HouseChart() {
  const t = useTranslate()
  const past = useTimeline((timeline) => timeline.past)
  const forecast = useTimeline((timeline) => timeline.forecast)
  const events = useTimeline((timeline) => timeline.events)
  const currentSample = useTimeline((timeline) => timeline.currentSample)
  const speed = useTimeline((timeline) => timeline.speed)
  return currentSample && <Chart {...{ past, forecast, events, currentSample, speed, t }} />
}

export function HouseTable() {
  const t = useTranslate()
  const past = useTimeline((timeline) => timeline.past)
  const forecast = useTimeline((timeline) => timeline.forecast)
  const events = useTimeline((timeline) => timeline.events)
  const now = useTimeline((timeline) => timeline.currentSample?.at)
  const samples = useMemo(() => joinSamples(past, forecast), [past, forecast])
  return now === undefined ? null : <ChartTable {...{ samples, events, now, t }} />
}
