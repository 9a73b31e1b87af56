import { useMemo } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Chart } from '../chart/chart'
import { ChartTable } from '../chart/chart-table'
import { joinSamples } from '../chart/table-rows'
import { useTimeline } from '../timeline'

/** What was and what will be, from when time was started. */
export function HouseChart() {
  const t = useTranslate()
  const past = useTimeline((all) => all.past)
  const ahead = useTimeline((all) => all.ahead)
  const events = useTimeline((all) => all.events)
  const now = useTimeline((all) => all.now)
  const speed = useTimeline((all) => all.speed)
  return now && <Chart {...{ past, ahead, events, now, speed, t }} />
}

/** The same as a table. */
export function HouseTable() {
  const t = useTranslate()
  const past = useTimeline((all) => all.past)
  const ahead = useTimeline((all) => all.ahead)
  const events = useTimeline((all) => all.events)
  const now = useTimeline((all) => all.now?.at)
  const samples = useMemo(() => joinSamples(past, ahead), [past, ahead])
  return now === undefined ? null : <ChartTable {...{ samples, events, now, t }} />
}
