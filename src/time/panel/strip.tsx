/** While a phone's sheet is closed over the group: the clock, and what ends it, above the sheet's handle. */
import { usePage } from '../../app/app'
import { FeatureWords, useSay } from '../../texts/words-provider'
import { useTimeline } from '../use-time'
import { Clock } from './clock'
import { Ends } from './ends'

export function TimeStrip() {
  const isStarted = useTimeline((all) => all.isStarted)
  const isPlaying = usePage(({ play }) => play.isPlaying)
  return (
    isStarted &&
    !isPlaying && (
      <FeatureWords of="time">
        <Strip />
      </FeatureWords>
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
