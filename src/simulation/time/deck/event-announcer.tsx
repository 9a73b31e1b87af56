import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { timedEventText, weekdayTimeText } from '../event-text'
import type { Speed } from '../model'
import { useTimeline } from '../timeline'
import { selectEventsToAnnounce } from './select-events-to-announce'

interface EventAnnouncerProps {
  /** Whether somebody else says what happens. */
  readonly isMuted: boolean
}

/** Tells a screen reader once of each event that it could hear of, and of where time has stopped. */
export function EventAnnouncer({ isMuted }: EventAnnouncerProps): null {
  const t = useTranslate()
  const page = usePageServices()
  const clock = useDevice((device) => device.clock)
  const { isStarted, speed } = useTimeline((all) => all)
  const events = useTimeline((all) => all.events)
  const heats = useTimeline(({ now }) => now?.heating ?? false)
  const before = useRef<{ speed: Speed; toldUntil: number }>({ speed, toldUntil: clock })
  const tell = useEffectEvent((texts: readonly Text[]) => {
    if (texts.length > 0 && !isMuted) page.announce(texts.map(t).join('. '))
  })
  useEffect(() => {
    // What lies before the beginning has not happened to this visitor.
    const { speed: last, toldUntil } = isStarted ? before.current : { speed, toldUntil: clock }
    const told = selectEventsToAnnounce(events, clock, speed, toldUntil)
    before.current = { speed, toldUntil: told.toldUntil }
    const texts = told.events.map(timedEventText)
    const hasStopped = speed === 0 && last !== 0
    if (hasStopped && texts.length === 0) texts.push(stoppedText(clock, heats))
    tell(texts)
  }, [isStarted, clock, speed, events, heats])
  return null
}

function stoppedText(clock: number, heats: boolean): Text {
  const event: Text = {
    id: 'say.value',
    values: { what: 'time.heating', value: heats ? 'word.on' : 'word.off' },
  }
  return { id: 'time.said', values: { moment: weekdayTimeText(clock), event } }
}
