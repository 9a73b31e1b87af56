/** How fast time runs, to where, and that it stops. */
import { useRef } from 'react'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { saidEvent } from '../event-text'
import { nextOf } from '../events'
import { useClockwork, useTimeline } from '../use-time'
import { Ends } from './ends'

const paces = [1, 60, 600, 3600] as const

export function Paces() {
  const say = useSay()
  const { run, toNextEvent } = useClockwork()
  const isStarted = useTimeline((all) => all.isStarted)
  const speed = useTimeline((all) => all.speed)
  const row = useRef<HTMLFieldSetElement>(null)
  const focusOnFirst = () => row.current?.querySelector('button')?.focus()
  return (
    <>
      <fieldset ref={row} className="time-paces">
        <legend className="unseen">{say('time.speed')}</legend>
        {paces.map((pace) => (
          <button
            key={pace}
            type="button"
            data-command={`run-${pace}`}
            aria-pressed={isStarted && speed === pace}
            onClick={() => run(pace)}
          >
            {`×${pace}`}
            <span className="unseen">{`: ${say(`time.pace.${pace}`)}`}</span>
          </button>
        ))}
      </fieldset>
      <p className="time-pace">{say(isStarted ? `time.pace.${speed}` : 'time.hint')}</p>
      <NextEvent toNextEvent={toNextEvent} />
      <Ends onBack={focusOnFirst} />
    </>
  )
}

interface NextEventProps {
  readonly toNextEvent: () => void
}

/** Lets time run to what happens next, and says what that is. */
function NextEvent({ toNextEvent }: NextEventProps) {
  const say = useSay()
  const events = useTimeline((all) => all.events)
  const isStarted = useTimeline((all) => all.isStarted)
  const unplanned = useTimeline(({ turns }) => (turns === null ? 'time.noChange' : 'time.noEvent'))
  const next = useDevice(({ clock }) => nextOf(events, clock))
  return (
    <div className="time-next">
      <button type="button" data-command="next-event" aria-describedby="time-next" onClick={toNextEvent}>
        {say('time.next')}
      </button>
      <p id="time-next">{isStarted && say(next ? saidEvent(next) : unplanned)}</p>
    </div>
  )
}
