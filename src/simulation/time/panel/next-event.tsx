import { useTranslate } from '../../../common/texts/translator-provider'
import { skipForward } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { comingEvent } from '../event-text'
import { nextOf } from '../events'
import { useTimeline } from '../timeline'
import { useClockwork } from '../use-time'

/** Lets time run to what happens next, which it names. */
export function NextEvent() {
  const t = useTranslate()
  const { toNextEvent } = useClockwork()
  const events = useTimeline((all) => all.events)
  const isStarted = useTimeline((all) => all.isStarted)
  const unplanned = useTimeline(({ turns }) => (turns === null ? 'time.noChange' : 'time.noEvent'))
  const next = useDevice(({ clock }) => nextOf(events, clock))
  return (
    <button
      type="button"
      className="time-next"
      data-command="next-event"
      title={isStarted && !next ? t(unplanned) : undefined}
      onClick={toNextEvent}
    >
      <Outline d={skipForward} className="time-sign" />
      <span>
        {next && <span className="unseen">{`${t('time.next')}: `}</span>}
        <span>{t(next ? comingEvent(next) : 'time.next')}</span>
      </span>
    </button>
  )
}
