/** The row of controls: run or stop, clock, speeds, next event, and back to now. */
import { type RefObject, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceNow } from '../../../thermostat/display/use-device'
import { weekdayTimeText } from '../event-text'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'
import { Clock } from './clock'
import { NextEvent } from './next-event'
import { RunButton } from './run-button'
import { Speeds } from './speeds'

interface ControlsProps {
  readonly isOpen: boolean
}

export function Controls({ isOpen }: ControlsProps) {
  const clock = useRef<HTMLDivElement>(null)
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  return (
    <div className="time-controls">
      <RunButton />
      <Clock ref={clock} />
      {(isOpen || isStarted) && (
        <>
          <Speeds />
          <NextEvent />
        </>
      )}
      {isStarted && <BackToNow clock={clock} />}
    </div>
  )
}

interface BackToNowProps {
  readonly clock: RefObject<HTMLDivElement | null>
}

/** Ends simulated time and announces it. The button disappears, so the focus moves to the clock. */
function BackToNow({ clock }: BackToNowProps) {
  const t = useTranslate()
  const page = usePageServices()
  const deviceNow = useDeviceNow()
  const { backToNow } = useSimulationController()
  const goBack = () => {
    backToNow()
    clock.current?.focus({ preventScroll: true })
    const moment = weekdayTimeText(deviceNow().clock)
    page.announce(t({ id: 'time.backAtNow', values: { moment } }))
  }
  return (
    <button type="button" className="time-now" data-command="now" onClick={goBack}>
      {t('time.now')}
    </button>
  )
}
