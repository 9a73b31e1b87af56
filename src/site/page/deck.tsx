/** The deck with the simulated time. In a column it opens below the device; elsewhere it is the panel of *Time*. */
import { memo, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { Lazy } from '../../common/ui/lazy'
import { isScenePlaying } from '../../help/companion/phase-state'
import { useCompanion } from '../../help/companion/use-companion'
import { weekdayTimeText } from '../../simulation/time/event-text'
import { HeatingSign } from '../../simulation/time/heating-sign'
import { useTimeline } from '../../simulation/time/timeline'
import {
  MINUTE,
  type ReadingName,
  readingOrDefectOf,
  readingText,
  type TextId,
  toLocalIso,
} from '../../thermostat/device/device'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { chevronDown, play } from '../../thermostat/display/icon-data'
import { Outline } from '../../thermostat/display/outline'
import { useDevice } from '../../thermostat/display/use-device'
import { useApp, usePage } from './app'
import { useIsColumn, useLayoutAttribute } from './arrangement'
import { time } from './lazy'
import './deck.css'

/** In simulated seconds per second: a day takes 2.4 minutes. */
const INITIAL_SPEED = 600

export function Deck() {
  const t = useTranslate()
  const isColumn = useIsColumn()
  const speed = useTimeline((all) => all.speed)
  const isDeckOpen = usePage(({ sidebar }) => sidebar.isDeckOpen)
  const isStarted = useTimeline((all) => all.isStarted)
  const isFront = usePage(({ sidebar }) => sidebar.tab === 'time')
  const at = useDevice(({ clock }) => toLocalIso(clock))
  const isOpen = isColumn ? isDeckOpen : isFront
  // The device's size is animated only when the deck opens or closes, not on the first drawing.
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  useLayoutAttribute('data-deck-open', isOpen)
  useLayoutAttribute('data-deck-moves', wasOpened)
  const requestCount = usePage(({ sidebar }) => sidebar.timeRequestCount)
  const { isFramed, updateSidebar } = useApp()
  // Not in a frame: it is too small to unfold the panel at a request of its host page.
  useEffect(() => {
    if (requestCount > 0 && !isColumn && !isFramed) updateSidebar({ tab: 'time' })
  }, [requestCount, isColumn, isFramed, updateSidebar])
  return (
    <section
      id="panel-time"
      className="deck"
      data-region="deck"
      aria-label={t('page.time')}
      data-open={isOpen ? '' : undefined}
      data-time=""
      data-speed={speed}
      data-at={at}
    >
      <DeckContent isOpen={isOpen} enabled={isOpen || isStarted || requestCount > 0} />
      {isColumn && !isOpen && !isStarted && <Readings />}
      {isColumn && <FoldButton isOpen={isOpen} />}
    </section>
  )
}

interface DeckContentProps {
  readonly isOpen: boolean
  /** True to load and show the simulated time. */
  readonly enabled: boolean
}

/** Memoized, because `Deck` is drawn again every second for the clock. */
const DeckContent = memo(function Content({ isOpen, enabled }: DeckContentProps) {
  const isScene = useCompanion(isScenePlaying)
  // Once enabled it stays mounted: its clock takes over the focus from "Back to now".
  const [wasEnabled, setEnabled] = useState(false)
  if (enabled && !wasEnabled) setEnabled(true)
  return (
    <ErrorBoundary resetKey={isOpen}>
      <Lazy module={time} enabled={wasEnabled} fallback={<RunButton />}>
        {({ TimeDeck }) => <TimeDeck isOpen={isOpen} isScene={isScene} />}
      </Lazy>
    </ErrorBoundary>
  )
})

/** Shown until the simulated time is loaded. */
function RunButton() {
  const t = useTranslate()
  const minute = useDevice(({ clock }) => Math.floor(clock / MINUTE))
  const { requestTime, focusTargets } = useApp()
  // Passes the focus on to the button that replaces this one.
  useLayoutEffect(() => {
    const { run } = focusTargets
    const ownButton = run.current
    return () => {
      if (ownButton === document.activeElement)
        queueMicrotask(() => run.current?.focus({ preventScroll: true }))
    }
  }, [focusTargets])
  return (
    <>
      <button
        ref={focusTargets.run}
        type="button"
        className="deck-run"
        data-command="run"
        onClick={() => requestTime({ begin: null, speed: INITIAL_SPEED })}
      >
        <Outline d={play} />
        <span>{t('surroundings.time')}</span>
      </button>
      <div className="deck-clock">{t(weekdayTimeText(minute * MINUTE))}</div>
    </>
  )
}

function FoldButton({ isOpen }: Pick<DeckContentProps, 'isOpen'>) {
  const t = useTranslate()
  const { updateSidebar } = useApp()
  return (
    <button
      type="button"
      className="deck-fold"
      aria-expanded={isOpen}
      aria-label={t('page.time')}
      onClick={() => updateSidebar({ isDeckOpen: !isOpen })}
    >
      <Outline d={chevronDown} />
    </button>
  )
}

const readings = [
  ['surroundings.floor', 'floorReading'],
  ['surroundings.room', 'roomReading'],
  ['surroundings.outdoor', 'outdoorReading'],
] as const satisfies readonly (readonly [TextId, ReadingName])[]

/** The readings of the sensors, shown while the deck is closed. The controls of started time need their room. */
function Readings() {
  return (
    <div className="deck-readings">
      <dl>
        {readings.map(([text, name]) => (
          <ReadingRow key={name} text={text} name={name} />
        ))}
      </dl>
      <HeatingSign />
    </div>
  )
}

interface ReadingRowProps {
  readonly text: TextId
  readonly name: ReadingName
}

function ReadingRow({ text, name }: ReadingRowProps) {
  const t = useTranslate()
  const reading = useDevice((device) => readingOrDefectOf(device, name))
  return (
    <div>
      <dt>{t(text)}</dt>
      <dd>{t(readingText(reading))}</dd>
    </div>
  )
}
