/** The companion's place beside the device: its field while it is closed, and then what it has in hand. */

import { type KeyboardEvent, useEffect } from 'react'
import { useStore } from 'zustand'
import { door, isWanted } from '../../companion/door'
import { Boundary } from '../../display/boundary'
import { chevronDown } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { HelpMissing } from '../missing'
import { closeCompanion, closeSheet, side } from '../panel/side'
import { panelProps, TITLES } from '../panel/tabs'
import { type Arrangement, useSheetClosed } from '../panel/use-arrangement'
import { useNextVisitor } from '../use-next-visitor'
import { chunk, loadAgain } from './chunk'
import { ClosedField } from './closed-field'
import { useGoToPlace } from './go-to-place'
import { announceCaption } from './heard'
import { forgetFocus, keepFocus } from './keep-focus'
import { keepInView } from './keep-in-view'

interface CompanionCardProps {
  readonly arrangement: Arrangement
  readonly hasTabs: boolean
}

export function CompanionCard({ arrangement, hasTabs }: CompanionCardProps) {
  const say = useSay()
  const state = useStore(door, (all) => all.state)
  const task = useStore(door, (all) => all.task)
  const tab = useStore(side, (all) => all.tab)
  useNextVisitor(() => {
    forgetFocus()
    closeCompanion()
  })
  useEffect(keepFocus, [])
  useEffect(keepInView, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'finding') return
    event.stopPropagation()
    closeCompanion()
  }
  return (
    <section
      className="companion-card"
      aria-label={say('page.howTo')}
      data-companion=""
      data-state={state}
      data-task={task ?? undefined}
      onKeyDown={onKeyDown}
    >
      <Head arrangement={arrangement} />
      <ClosedField />
      <div className="ask-body" {...panelProps('ask', hasTabs)} hidden={hasTabs && tab !== 'ask'}>
        <Boundary of={state}>
          <Body />
        </Boundary>
      </div>
      <Missing />
    </section>
  )
}

/** What this is: where tabs say it, only for the order of headings. */
function Head({ arrangement }: Pick<CompanionCardProps, 'arrangement'>) {
  const say = useSay()
  const isClosed = useStore(door, ({ state }) => state === 'closed')
  const { tab, isOpen } = useStore(side)
  if (arrangement === 'tabs') return isClosed ? null : <h2 className="unseen">{say(TITLES.ask)}</h2>
  const isSheet = arrangement === 'sheet'
  if (isSheet ? !isOpen : arrangement === 'folds' && isClosed) return null
  return (
    <div className="ask-head">
      <h2>{say(TITLES[isSheet ? tab : 'ask'])}</h2>
      {(isSheet || !isClosed) && (
        <button type="button" aria-label={say('page.hide')} onClick={isSheet ? closeSheet : closeCompanion}>
          <Outline d={chevronDown} />
        </button>
      )}
    </div>
  )
}

function Body() {
  const companion = useStore(chunk, (all) => all.companion)
  const isShown = useStore(door, isWanted)
  const goTo = useGoToPlace()
  const isOutOfSight = useSheetClosed()
  return companion && isShown ? (
    <companion.CompanionPanel
      announce={announceCaption}
      onChosen={closeSheet}
      onPlace={goTo}
      Missing={HelpMissing}
      hasBefore={!isOutOfSight}
    />
  ) : null
}

/** Says that a file of it could not be loaded, as the page says it of its own. */
function Missing() {
  const isMissing = useStore(chunk, (all) => all.isMissing)
  return isMissing && <HelpMissing again={loadAgain} />
}
