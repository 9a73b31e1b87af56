import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Instant, Text } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { timedEventText, weekdayTimeText } from '../event-text'
import type { Speed } from '../model'
import { useTimeline } from '../timeline'
import { selectEventsToAnnounce } from './select-events-to-announce'

interface EventAnnouncerProps {
  /** True while the companion announces the events, so that this component must not. */
  readonly isMuted: boolean
}

/** Announces events to screen readers. If time stops without an event, announces the time and the heating's state. */
export function EventAnnouncer({ isMuted }: EventAnnouncerProps): null {
  const t = useTranslate()
  const page = usePageServices()
  const clock = useDevice((device) => device.clock)
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  const speed = useTimeline((timeline) => timeline.speed)
  const events = useTimeline((timeline) => timeline.events)
  const isHeating = useTimeline(({ currentSample }) => currentSample?.isHeating ?? false)
  const previous = useRef<{ speed: Speed; announcedUntil: Instant }>({ speed, announcedUntil: clock })
  const announce = useEffectEvent((texts: readonly Text[]) => {
    if (texts.length > 0 && !isMuted) page.announce(texts.map(t).join('. '))
  })
  useEffect(() => {
    // Events before the start of simulated time are not announced.
    const { speed: previousSpeed, announcedUntil } = isStarted
      ? previous.current
      : { speed, announcedUntil: clock }
    const selection = selectEventsToAnnounce(events, clock, speed, announcedUntil)
    previous.current = { speed, announcedUntil: selection.announcedUntil }
    const texts = selection.events.map(timedEventText)
    const hasStopped = speed === 0 && previousSpeed !== 0
    if (hasStopped && texts.length === 0) texts.push(stoppedText(clock, isHeating))
    announce(texts)
  }, [isStarted, clock, speed, events, isHeating])
  return null
}

function stoppedText(clock: Instant, isHeating: boolean): Text {
  const event: Text = {
    id: 'say.value',
    values: { what: 'time.heating', value: isHeating ? 'word.on' : 'word.off' },
  }
  return { id: 'time.said', values: { moment: weekdayTimeText(clock), event } }
}
