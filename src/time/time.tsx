/** What "Let time run" unfolds: the clock, how fast it runs, and the house around the thermostat. */
import { Boundary } from '../display/boundary'
import { FeatureWords } from '../texts/words-provider'
import { Clock } from './panel/clock'
import { EventsSaid } from './panel/events-said'
import { HouseChart } from './panel/house-chart'
import { HouseValues } from './panel/house-values'
import { MadeOf } from './panel/made-of'
import { Otherwise } from './panel/otherwise'
import { Paces } from './panel/paces'
import { PlanFields as Plan } from './panel/plan-fields'
import { Today } from './panel/today'
import { VerdictSaid } from './panel/verdict-said'
import { useTimeline } from './use-time'
import './time.css'

export { clockworkOf } from './use-time'

interface TimeDeckProps {
  /** Whether its group is unfolded. */
  readonly isOpen: boolean
}

export function TimeDeck({ isOpen }: TimeDeckProps) {
  const isStarted = useTimeline((all) => all.isStarted)
  return (
    <FeatureWords of="time">
      <div className="time">
        <Clock />
        <Paces />
        <HouseValues />
        <VerdictSaid />
        {isStarted && isOpen && (
          <Boundary>
            <HouseChart />
          </Boundary>
        )}
        {isStarted && (
          <Boundary>
            <Today />
            <Otherwise />
          </Boundary>
        )}
        <MadeOf />
      </div>
      <Boundary instead={null}>
        <EventsSaid />
      </Boundary>
    </FeatureWords>
  )
}

export function PlanFields() {
  return (
    <FeatureWords of="time">
      <Plan />
    </FeatureWords>
  )
}
export const HouseHand = () => null
