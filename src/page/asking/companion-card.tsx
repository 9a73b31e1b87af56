/** The companion's place beside the device: its field while it is closed, and then what it has in hand. */

import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useApp, usePage } from '../../app/app'
import type { FindListHandle } from '../../companion/find/find-list'
import { Boundary } from '../../display/boundary'
import { chevronDown } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { Later } from '../../ui/later'
import { closeSheet } from '../panel/side'
import { panelProps, TITLES } from '../panel/tabs'
import { type Arrangement, useSheetClosed } from '../panel/use-arrangement'
import { AskField } from './ask-field'
import { useGoToPlace } from './go-to-place'
import { KeepFocus, mainOf } from './keep-focus'
import { keepInView } from './keep-in-view'

interface CompanionCardProps {
  readonly arrangement: Arrangement
  readonly hasTabs: boolean
}

export function CompanionCard({ arrangement, hasTabs }: CompanionCardProps) {
  const say = useSay()
  const app = useApp()
  const state = usePage(({ play }) => play.state)
  const task = usePage(({ play }) => play.aim?.task)
  const tab = usePage(({ panel }) => panel.tab)
  const list = useRef<FindListHandle>(null)
  useEffect(() => keepInView(app), [app])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'finding') return
    event.stopPropagation()
    app.closeCompanion()
  }
  return (
    <section
      className="companion-card"
      aria-label={say('page.howTo')}
      data-companion=""
      data-state={state}
      data-task={task}
      onKeyDown={onKeyDown}
    >
      <Head arrangement={arrangement} />
      <AskField list={list} />
      <div className="ask-body" {...panelProps('ask', hasTabs)} hidden={hasTabs && tab !== 'ask'}>
        <Boundary of={state}>
          <Body list={list} />
        </Boundary>
      </div>
      <KeepFocus />
    </section>
  )
}

/** What this is: where tabs say it, only for the order of headings. */
function Head({ arrangement }: Pick<CompanionCardProps, 'arrangement'>) {
  const say = useSay()
  const app = useApp()
  const isClosed = usePage(({ play }) => play.state === 'closed')
  const { tab, isOpen } = usePage(({ panel }) => panel)
  if (arrangement === 'tabs') return isClosed ? null : <h2 className="unseen">{say(TITLES.ask)}</h2>
  const isSheet = arrangement === 'sheet'
  if (isSheet ? !isOpen : arrangement === 'folds' && isClosed) return null
  return (
    <div className="ask-head">
      <h2>{say(TITLES[isSheet ? tab : 'ask'])}</h2>
      {(isSheet || !isClosed) && (
        <button
          type="button"
          aria-label={say('page.hide')}
          onClick={isSheet ? () => closeSheet(app) : app.closeCompanion}
        >
          <Outline d={chevronDown} />
        </button>
      )}
    </div>
  )
}

interface BodyProps {
  readonly list: Ref<FindListHandle>
}

function Body({ list }: BodyProps) {
  const app = useApp()
  const isWanted = usePage(({ play }) => play.state !== 'closed')
  const goTo = useGoToPlace()
  const isOutOfSight = useSheetClosed()
  const onChosen = () => {
    const hadFocus = document.activeElement === app.focusPlaces.field.current
    flushSync(() => closeSheet(app))
    if (hadFocus) mainOf(app.focusPlaces.caption.current)?.focus({ preventScroll: true })
  }
  return (
    <Later part="companion" isWanted={isWanted}>
      {({ CompanionPanel }) => (
        <CompanionPanel list={list} onChosen={onChosen} onPlace={goTo} hasBefore={!isOutOfSight} />
      )}
    </Later>
  )
}
