/** The lazy module of simulated time: the deck with its controls, chart and energy, and the fields for the house. */
import { ManualLink } from '../../common/manual-link'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { ComparisonTable } from './deck/comparison-table'
import { Controls } from './deck/controls'
import { EnergyToday, PastDays } from './deck/energy-summary'
import { EventAnnouncer } from './deck/event-announcer'
import { HouseChart, HouseTable } from './deck/house-chart'
import { HouseData } from './deck/house-data'
import { StageLight } from './deck/stage-light'
import { VerdictLine } from './deck/verdict-line'
import { useTimeline } from './timeline'
import './deck/deck.css'
import './time.css'

export { HouseSettingsFields } from './deck/house-settings-fields'
export { ManualReadings } from './deck/manual-readings'
export { simulationControllerOf } from './use-simulation'

interface TimeDeckProps {
  /** True while the companion plays a scene. It announces the events in place of the deck, and stops at its own. */
  readonly isScene: boolean
  /** True if the deck shows more than the row of controls. */
  readonly isOpen: boolean
}

export function TimeDeck({ isOpen, isScene }: TimeDeckProps) {
  return (
    <FeatureTexts feature="time">
      <div className="time">
        <div className="time-deck" data-open={isOpen ? '' : undefined}>
          <Controls isOpen={isOpen} canSkip={!isScene} />
          {isOpen && <DeckContent />}
        </div>
      </div>
      <HouseData />
      <StageLight />
      <ErrorBoundary fallback={null}>
        <EventAnnouncer isMuted={isScene} />
      </ErrorBoundary>
    </FeatureTexts>
  )
}

function DeckContent() {
  const t = useTranslate()
  const isStarted = useTimeline((timeline) => timeline.isStarted)
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
          <EnergyToday />
          <div className="time-more">
            <VerdictLine />
            <ComparisonTable />
            <div className="time-links">
              <HouseTable />
              <ManualLink page="house/">{t('time.made')}</ManualLink>
            </div>
            <PastDays />
          </div>
        </ErrorBoundary>
      </div>
    </>
  )
}
