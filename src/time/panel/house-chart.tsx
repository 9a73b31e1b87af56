import { useSay } from '../../texts/words-provider'
import { Chart } from '../chart/chart'
import { useTimeline } from '../use-time'

/** What was and what will be, from when time was started. */
export function HouseChart() {
  const say = useSay()
  const past = useTimeline((all) => all.past)
  const ahead = useTimeline((all) => all.ahead)
  const events = useTimeline((all) => all.events)
  const now = useTimeline((all) => all.now?.at)
  const speed = useTimeline((all) => all.speed)
  return now === undefined ? null : <Chart {...{ past, ahead, events, now, speed, say }} />
}
