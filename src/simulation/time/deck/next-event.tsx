import { useTranslate } from '../../../common/texts/translator-provider'
import { skipForward } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { nextEventText } from '../event-text'
import { nextEventOf } from '../events'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

/** Lets time run to what happens next, which it names. */
export function NextEvent() {
  const t = useTranslate()
  const { skipToNextEvent } = useSimulationController()
  const events = useTimeline((all) => all.events)
  const isStarted = useTimeline((all) => all.isStarted)
  const unplanned = useTimeline(({ nextRelayChange }) =>
    nextRelayChange === null ? 'time.noChange' : 'time.noEvent',
  )
  const next = useDevice(({ clock }) => nextEventOf(events, clock))
  return (
    <button
      type="button"
      className="time-next"
      data-command="next-event"
      title={isStarted && !next ? t(unplanned) : undefined}
      onClick={skipToNextEvent}
    >
      <Outline d={skipForward} className="time-sign" />
      <span>
        {next && <span className="unseen">{`${t('time.next')}: `}</span>}
        <span>{t(next ? nextEventText(next) : 'time.next')}</span>
      </span>
    </button>
  )
}
