/** Time that runs: the deck with its clock, its chart and what the house took, and what is said of the house. */
import { ManualLink } from '../../common/manual-link'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { Controls } from './panel/controls'
import { EventsSaid } from './panel/events-said'
import { HouseChart, HouseTable } from './panel/house-chart'
import { HouseHooks } from './panel/house-hooks'
import { Otherwise } from './panel/otherwise'
import { Days, Today } from './panel/taken'
import { VerdictSaid } from './panel/verdict-said'
import { useTimeline } from './timeline'
import './panel/deck.css'
import './time.css'

export { HouseHand } from './panel/house-hand'
export { PlanFields } from './panel/plan-fields'
export { clockworkOf } from './use-time'

interface TimeDeckProps {
  /** Whether somebody else says what happens, to those who do not see it. */
  readonly isSpokenFor: boolean
  /** Whether there is more to see than the row of controls. */
  readonly isOpen: boolean
}

/** Everything of time that runs, in a place of any size: its own width says how it is laid out. */
export function TimeDeck({ isOpen, isSpokenFor }: TimeDeckProps) {
  return (
    <FeatureTexts feature="time">
      <div className="time">
        <div className="time-deck" data-open={isOpen ? '' : undefined}>
          <Controls isOpen={isOpen} />
          {isOpen && <Content />}
        </div>
      </div>
      <HouseHooks />
      <ErrorBoundary fallback={null}>
        <EventsSaid isSpokenFor={isSpokenFor} />
      </ErrorBoundary>
    </FeatureTexts>
  )
}

function Content() {
  const t = useTranslate()
  const isStarted = useTimeline((all) => all.isStarted)
  if (!isStarted) return <p className="time-hint">{t('time.hint')}</p>
  return (
    <>
      <div className="time-chart">
        <ErrorBoundary>
          <HouseChart />
        </ErrorBoundary>
      </div>
      <div className="time-side">
        <ErrorBoundary>
          <Today />
          <div className="time-more">
            <VerdictSaid />
            <Otherwise />
            <HouseTable />
            <Days />
            <p className="time-made">
              <ManualLink page="house/">{t('time.made')}</ManualLink>
            </p>
          </div>
        </ErrorBoundary>
      </div>
    </>
  )
}
