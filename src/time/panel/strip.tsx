/** While a phone's sheet is closed over the group: the clock, and what ends it, above the sheet's handle. */
import { useStore } from 'zustand'
import { useSay } from '../../texts/words-provider'
import { timeDoor } from '../door'
import { useTimeline } from '../use-time'
import { TimeWords } from '../words'
import { Clock } from './clock'
import { Ends } from './ends'

export function TimeStrip() {
  const isStarted = useTimeline((all) => all.isStarted)
  const isTold = useStore(timeDoor, (door) => door.isTold)
  return (
    isStarted &&
    !isTold && (
      <TimeWords>
        <Strip />
      </TimeWords>
    )
  )
}

function Strip() {
  const say = useSay()
  return (
    <section className="time-strip" aria-label={say('surroundings.time')}>
      <Clock />
      <Ends onBack={focusOnDevice} />
    </section>
  )
}

function focusOnDevice(): void {
  document.querySelector<HTMLElement>('[data-key="previous"]')?.focus({ preventScroll: true })
}
