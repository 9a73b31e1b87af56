/** What "Let time run" unfolds: the clock, how fast it runs, and the house around the thermostat. */
import type { ComponentType, ReactNode } from 'react'
import { Clock } from './panel/clock'
import { EventsSaid } from './panel/events-said'
import { HouseChart } from './panel/house-chart'
import { HouseValues } from './panel/house-values'
import { MadeOf } from './panel/made-of'
import { Otherwise } from './panel/otherwise'
import { Paces } from './panel/paces'
import { PlanFields } from './panel/plan-fields'
import { Today } from './panel/today'
import { VerdictSaid } from './panel/verdict-said'
import { useClockwork, useTimeline } from './use-time'
import { TimeWords } from './words'
import './time.css'

export { TimeStrip } from './panel/strip'

interface TimePanelProps {
  /** Whether its group is unfolded. */
  readonly isOpen: boolean
  /** Says a sentence in the page's one live region. */
  readonly announce: (sentence: string) => void
  /** Keeps what throws to its own part. */
  readonly Part: ComponentType<{ readonly children: ReactNode; readonly instead?: ReactNode }>
  /** Says that its texts could not be loaded. */
  readonly Missing: ComponentType<{ readonly again: () => Promise<boolean> }>
}

export function TimePanel({ isOpen, announce, Part, Missing }: TimePanelProps) {
  // Time runs on while its group is folded, and before its texts are there.
  useClockwork()
  const isStarted = useTimeline((all) => all.isStarted)
  return (
    <TimeWords Missing={Missing}>
      <div className="time">
        <Clock />
        <Paces />
        <HouseValues />
        <VerdictSaid />
        {isStarted && isOpen && (
          <Part>
            <HouseChart />
          </Part>
        )}
        {isStarted && (
          <Part>
            <Today />
            <Otherwise />
          </Part>
        )}
        <PlanFields announce={announce} />
        <MadeOf />
      </div>
      <Part instead={null}>
        <EventsSaid announce={announce} />
      </Part>
    </TimeWords>
  )
}
