import { useSay } from '../../../common/texts/words-provider'
import { skipForward } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { comingEvent } from '../event-text'
import { nextOf } from '../events'
import { useTimeline } from '../timeline'
import { useClockwork } from '../use-time'

/** Lets time run to what happens next, which it names. */
export function NextEvent() {
  const say = useSay()
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
      title={isStarted && !next ? say(unplanned) : undefined}
      onClick={toNextEvent}
    >
      <Outline d={skipForward} className="time-sign" />
      <span>
        {next && <span className="unseen">{`${say('time.next')}: `}</span>}
        <span>{say(next ? comingEvent(next) : 'time.next')}</span>
      </span>
    </button>
  )
}
