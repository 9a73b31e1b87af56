/** The rail: the search field, the tabs and their panels. In a frame the panels unfold below a row of buttons. */
import { type RefObject, useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import type { FindListHandle } from '../../../help/companion/find/find-list'
import {
  areActionsInPanel,
  type CompanionStatus,
  hasNoCaption,
  isClosedOrFinding,
  isTextInPanel,
  statusOf,
  targetOf,
} from '../../../help/companion/phase-state'
import { useCompanion, useIsListOpen } from '../../../help/companion/use-companion'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { type Tab, useApp, usePage } from '../app'
import { CAPTION_ID, STAGE_ID, useHasHeader, useIsColumn, useIsUpright } from '../arrangement'
import { Faults } from '../house/faults'
import { House } from '../house/house'
import { LanguageControl } from '../language-control'
import { companion } from '../lazy'
import { ShareButton } from '../sharing/share-button'
import { FocusRestorer } from './focus-restorer'
import { SearchField } from './search-field'
import { panelProps, Tabs, visibleTab } from './tabs'
import { Tasks } from './tasks'
import { useScrollToUnfolded } from './use-scroll-to-unfolded'
import './rail.css'

export function Rail() {
  const t = useTranslate()
  const { isFramed } = useApp()
  const isColumn = useIsColumn()
  const isUpright = useIsUpright()
  const hasHeader = useHasHeader()
  const status = useCompanion(statusOf)
  const task = useCompanion((companion) => targetOf(companion)?.task)
  const tab = usePage(({ sidebar }) => visibleTab(sidebar.tab, isColumn))
  const isTaskRequested = usePage(({ sidebar }) => sidebar.isTaskRequested)
  const isListOpen = useIsListOpen()
  // Buttons of a text in the panel of the tasks mean nothing below another panel.
  const isTextInTasks = useCompanion((companion) => isTextInPanel(companion) || areActionsInPanel(companion))
  const hasActions = !hasNoCaption(status) && (tab === 'tasks' || !isTextInTasks)
  const list = useRef<FindListHandle>(null)
  useScrollToUnfolded(unfoldedIds(status, tab, isListOpen), status)
  return (
    <aside
      className="rail"
      data-region="rail"
      aria-label={t('page.help')}
      data-tab={tab}
      data-companion=""
      data-state={status}
      data-task={task}
      data-busy={isClosedOrFinding(status) ? undefined : ''}
      data-asked={isFramed && isTaskRequested ? '' : undefined}
    >
      <div className="ask">
        <ErrorBoundary>
          <SearchField list={list} />
        </ErrorBoundary>
        {!hasHeader && !isFramed && <LanguageControl />}
      </div>
      <div className="bar" data-bar="">
        <ErrorBoundary>
          <Tabs isColumn={isColumn} hasHeader={hasHeader} selected={tab} />
        </ErrorBoundary>
        {isFramed && <LanguageControl />}
      </div>
      <Panels tab={tab} list={list} />
      {isUpright && (
        <ErrorBoundary resetKey={status} fallback={null}>
          <Lazy module={companion} enabled={hasActions}>
            {({ CompanionActions }) => <CompanionActions />}
          </Lazy>
        </ErrorBoundary>
      )}
      <FocusRestorer />
    </aside>
  )
}

interface PanelsProps {
  readonly tab: Tab
  readonly list: RefObject<FindListHandle | null>
}

function Panels({ tab, list }: PanelsProps) {
  const { isFramed } = useApp()
  const isColumn = useIsColumn()
  const isUpright = useIsUpright()
  const status = useCompanion(statusOf)
  return (
    <>
      <div className="rail-panel" {...panelProps('tasks', isFramed)} hidden={tab !== 'tasks'}>
        <ErrorBoundary resetKey={status}>
          <Tasks list={list} />
        </ErrorBoundary>
      </div>
      <div className="rail-panel" {...panelProps('house', isFramed)} hidden={tab !== 'house'}>
        <House isShown={tab === 'house'} />
        {!isColumn && !isUpright && <ShareButton text="page.share" />}
      </div>
      <div className="rail-panel" {...panelProps('faults', isFramed)} hidden={tab !== 'faults'}>
        <ErrorBoundary>
          <Faults />
        </ErrorBoundary>
      </div>
    </>
  )
}

/** Returns the ids of the unfolded panel, or for a task those of the device and the caption. */
function unfoldedIds(status: CompanionStatus, tab: Tab, isListOpen: boolean): string {
  if (tab !== 'tasks') return `panel-${tab}`
  if (!hasNoCaption(status)) return `${STAGE_ID} ${CAPTION_ID}`
  return isListOpen || status === 'diagnosing' ? 'panel-tasks' : ''
}
