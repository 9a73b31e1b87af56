/** The row of controls: run or stop, clock, speeds, next event, and back to now. */
import { type RefObject, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useGetDevice } from '../../../thermostat/display/use-device'
import { weekdayTimeText } from '../event-text'
import { HeatingSign } from '../heating-sign'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'
import { Clock } from './clock'
import { NextEventButton } from './next-event-button'
import { RunButton } from './run-button'
import { Speeds } from './speeds'

interface ControlsProps {
  /** True if the deck shows more than this row. */
  readonly isOpen: boolean
  /** False in a scene, which would miss the events that are skipped. */
  readonly canSkip: boolean
}

export function Controls({ isOpen, canSkip }: ControlsProps) {
  const clockRef = useRef<HTMLDivElement>(null)
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  return (
    <div className="time-controls">
      <RunButton />
      <div className="time-state">
        <Clock ref={clockRef} />
        {/* In a closed deck it is beside the readings until simulated time starts. */}
        {(isOpen || isStarted) && <HeatingSign />}
      </div>
      {(isOpen || isStarted) && (
        <>
          <Speeds />
          {canSkip && <NextEventButton />}
        </>
      )}
      {isStarted && <BackToNowButton clockRef={clockRef} />}
    </div>
  )
}

interface BackToNowButtonProps {
  readonly clockRef: RefObject<HTMLDivElement | null>
}

/** The button that ends simulated time. It disappears when pressed, so the focus moves to the clock. */
function BackToNowButton({ clockRef }: BackToNowButtonProps) {
  const t = useTranslate()
  const page = usePageServices()
  const getDevice = useGetDevice()
  const { backToNow } = useSimulationController()
  const goBack = () => {
    backToNow()
    clockRef.current?.focus({ preventScroll: true })
    const moment = weekdayTimeText(getDevice().clock)
    page.announce(t({ id: 'time.backAtNow', values: { moment } }))
  }
  return (
    <button type="button" className="time-now" data-command="now" onClick={goBack}>
      {t('time.now')}
    </button>
  )
}
