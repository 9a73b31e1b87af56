/** The rail: the search field, and below it what its tabs have in front. In a frame it is a row that unfolds. */
import { useRef } from 'react'
import { useSay } from '../../../common/texts/words-provider'
import type { FindListHandle } from '../../../help/companion/find/find-list'
import { isIdle, stateOf, targetOf } from '../../../help/companion/guide-state'
import { useCompanion, useIsListOpen } from '../../../help/companion/use-companion'
import { Boundary } from '../../../thermostat/display/boundary'
import { type Tab, useApp, usePage } from '../app'
import { useIsColumn } from '../arrangement'
import { Faults } from '../house/faults'
import { House } from '../house/house'
import { LanguageControl } from '../language-control'
import { AskField } from './ask-field'
import { KeepFocus } from './keep-focus'
import { useShowUnfolded } from './show-unfolded'
import { panelProps, shownTab, Tabs } from './tabs'
import { Tasks } from './tasks'
import './rail.css'

export function Rail() {
  const say = useSay()
  const { isFramed } = useApp()
  const isColumn = useIsColumn()
  const state = useCompanion(stateOf)
  const task = useCompanion((companion) => targetOf(companion)?.task)
  const tab = usePage(({ panel }) => shownTab(panel.tab, isColumn))
  const isAsked = usePage(({ panel }) => panel.isAsked)
  const isListOpen = useIsListOpen()
  const list = useRef<FindListHandle>(null)
  useShowUnfolded(unfoldedPlaces(!isIdle(state), tab, isListOpen), state)
  return (
    <aside
      className="rail"
      data-region="rail"
      aria-label={say('page.help')}
      data-tab={tab}
      data-companion=""
      data-state={state}
      data-task={task}
      data-busy={isIdle(state) ? undefined : ''}
      data-asked={isFramed && isAsked ? '' : undefined}
    >
      <div className="ask">
        <Boundary>
          <AskField list={list} />
        </Boundary>
        {!isColumn && !isFramed && <LanguageControl />}
      </div>
      <div className="bar" data-bar="">
        <Boundary>
          <Tabs isColumn={isColumn} selected={tab} />
        </Boundary>
        {isFramed && <LanguageControl />}
      </div>
      <div className="rail-panel" {...panelProps('tasks', isFramed)} hidden={tab !== 'tasks'}>
        <Boundary of={state}>
          <Tasks list={list} />
        </Boundary>
      </div>
      <div className="rail-panel" {...panelProps('house', isFramed)} hidden={tab !== 'house'}>
        <House isShown={tab === 'house'} />
        {!isColumn && (
          <Boundary>
            <Faults hasTitle />
          </Boundary>
        )}
      </div>
      {isColumn && (
        <div className="rail-panel" {...panelProps('faults', isFramed)} hidden={tab !== 'faults'}>
          <Boundary>
            <Faults />
          </Boundary>
        </div>
      )}
      <KeepFocus />
    </aside>
  )
}

/** What is to be in view below the device, or the device and what is said of a task. */
function unfoldedPlaces(isBusy: boolean, tab: Tab, isListOpen: boolean): string {
  if (tab !== 'tasks') return `#panel-${tab}`
  if (isBusy) return '.stage .voice'
  return isListOpen ? '#panel-tasks' : ''
}
