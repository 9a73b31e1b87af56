/** Creates the page's state, and the functions that change it. */
import { createRef } from 'react'
import { createStore } from 'zustand/vanilla'
import {
  type CompanionStatus,
  hasNoCaption,
  isClosedOrFinding,
  statusOf,
} from '../../help/companion/phase-state'
import { closeList } from '../../help/companion/search'
import { createCompanionStore } from '../../help/companion/store'
import { createTimelineStore } from '../../simulation/time/timeline'
import type { BrowserConnection } from '../browser/connect'
import { isFramed } from '../browser/connection'
import type { IntersectionWindow } from '../browser/delay-until-visible'
import { addressOf, type Launch } from '../browser/launch'
import type { App, PageState } from './app'
import { createRequests, type Modules } from './requests'

const initialPage: PageState = {
  sidebar: {
    tab: 'tasks',
    isDeckOpen: false,
    isTaskRequested: false,
    timeRequestCount: 0,
    isShareDialogOpen: false,
  },
  announcement: { sentence: '' },
  pendingTask: null,
}

interface AppOptions extends Partial<Pick<App, 'getEarlyMessages'>> {
  /** Replaces the lazily loaded modules in tests. */
  readonly modules?: Modules
}

export function createApp(
  window: IntersectionWindow & Pick<Window, 'location'>,
  browser: Pick<BrowserConnection, 'store' | 'isSaved'>,
  launch: Launch,
  { getEarlyMessages = () => [], modules }: AppOptions = {},
): App {
  const page = createStore<PageState>(() => ({
    ...initialPage,
    sidebar: {
      ...initialPage.sidebar,
      // Not in a frame (behaviour 30.1).
      isShareDialogOpen: launch.isSharing === true && !isFramed(window),
    },
  }))
  const companion = createCompanionStore()
  const timeline = createTimelineStore()
  const requests = createRequests(window, launch, () => app, modules)
  const { requestTask, requestTime, loadCompanion } = requests
  const app: App = {
    device: browser.store,
    page,
    companion,
    timeline,
    isSaved: browser.isSaved,
    launch,
    isFramed: isFramed(window),
    getEarlyMessages,
    focusTargets: {
      field: createRef(),
      caption: createRef(),
      task: createRef(),
      tab: createRef(),
      language: createRef(),
      run: createRef(),
    },
    requestTask,
    requestTime,
    loadCompanion,
    openDeck: () => app.updateSidebar({ isDeckOpen: true }),
    announce: (sentence) => page.setState({ announcement: { sentence } }),
    openCompanion() {
      app.updateSidebar({ tab: 'tasks' })
      companion.send({ type: 'open' })
    },
    closeCompanion() {
      companion.send({ type: 'close' })
      page.setState({ pendingTask: null })
    },
    updateSidebar: (change) => page.setState(({ sidebar }) => ({ sidebar: { ...sidebar, ...change } })),
    getReloadAddress: () => addressOf(window.location, { ...launch, ...requests.getReloadRequests() }),
    dispose() {
      companion.dispose()
      requests.dispose()
    },
  }
  companion.subscribe((now, before) => {
    if (statusOf(now) !== statusOf(before)) syncSidebar(app, statusOf(now), statusOf(before))
  })
  return app
}

/**
 * Selects the tab with the tasks when a task starts. Forgets the request when it ends, and closes the list with the
 * companion.
 */
function syncSidebar(
  { updateSidebar, companion }: App,
  status: CompanionStatus,
  before: CompanionStatus,
): void {
  if (status === 'closed') companion.search.setState(closeList)
  // In a frame, a requested task hides the panel, which a diagnosis needs.
  if (hasNoCaption(status)) updateSidebar({ isTaskRequested: false })
  if (!isClosedOrFinding(status) && isClosedOrFinding(before)) updateSidebar({ tab: 'tasks' })
}
