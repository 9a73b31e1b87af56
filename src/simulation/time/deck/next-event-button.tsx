import { useLayoutEffect, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { skipForward } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { nextStopText } from '../event-text'
import { nextStopOf } from '../events'
import type { HouseEvent, RelayChange } from '../model'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

/**
 * The button that skips to the next event, without one to the next relay change (behaviour 31.26). It names where it
 * skips to, and is absent if there is neither.
 */
export function NextEventButton() {
  const events = useTimeline((timeline) => timeline.events)
  const nextRelayChange = useTimeline((timeline) => timeline.nextRelayChange)
  const stop = useDevice(({ clock }) => nextStopOf({ events, nextRelayChange }, clock))
  return stop && <SkipButton stop={stop} />
}

function SkipButton({ stop }: { readonly stop: HouseEvent | RelayChange }) {
  const t = useTranslate()
  const { focusTargets } = usePageServices()
  const { skipToNextEvent } = useSimulationController()
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The run button takes over the focus when this one disappears.
  useLayoutEffect(() => {
    const button = buttonRef.current
    return () => {
      if (button === document.activeElement) focusTargets.run.current?.focus({ preventScroll: true })
    }
  }, [focusTargets])
  return (
    <button
      ref={buttonRef}
      type="button"
      className="time-next"
      data-command="next-event"
      onClick={skipToNextEvent}
    >
      <Outline d={skipForward} className="time-sign" />
      <span>
        <span className="unseen">{`${t('time.next')}: `}</span>
        <span>{t(nextStopText(stop))}</span>
      </span>
    </button>
  )
}
