import { useTranslate } from '../../../common/texts/translator-provider'
import { skipForward } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { nextEventText } from '../event-text'
import { nextEventOf } from '../events'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

/**
 * The button that skips to the next event; without one to the next switch of the relay, else by one day (behaviour
 * 31.26). Its text is the name and time of the event. Without an event, its title says how far it skips.
 */
export function NextEventButton() {
  const t = useTranslate()
  const { skipToNextEvent } = useSimulationController()
  const events = useTimeline((timeline) => timeline.events)
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  const skipWithoutEventTextId = useTimeline(({ nextRelayChange }) =>
    nextRelayChange === null ? 'time.noChange' : 'time.noEvent',
  )
  const nextEvent = useDevice(({ clock }) => nextEventOf(events, clock))
  return (
    <button
      type="button"
      className="time-next"
      data-command="next-event"
      title={isStarted && !nextEvent ? t(skipWithoutEventTextId) : undefined}
      onClick={skipToNextEvent}
    >
      <Outline d={skipForward} className="time-sign" />
      <span>
        {nextEvent && <span className="unseen">{`${t('time.next')}: `}</span>}
        <span>{t(nextEvent ? nextEventText(nextEvent) : 'time.next')}</span>
      </span>
    </button>
  )
}
