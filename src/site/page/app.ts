/** The page's state and operations, provided to components by context. */
import { type StoreApi, useStore } from 'zustand'
import type { PageServices } from '../../common/page-services'
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { createRequiredContext } from '../../common/ui/required-context'
import type { CompanionStore } from '../../help/companion/store'
import type { TimelineStore } from '../../simulation/time/timeline'
import type { DeviceStore } from '../../thermostat/device-store'
import type { Launch } from '../browser/launch'

/** A column has the deck in place of `time`. On the sheet and in frames, *House* is the way to the faults. */
export type Tab = 'tasks' | 'house' | 'faults' | 'time'

/** The state of the rail, the deck and the share dialog. */
export interface SidebarState {
  readonly tab: Tab
  /** True while the deck is open in a column. Elsewhere the tab `time` shows it. */
  readonly isDeckOpen: boolean
  /** True if `requestTask` started the current task: in a frame, for the address or the host page. */
  readonly isTaskRequested: boolean
  /** The number of requests for simulated time. Each one brings the time to the front, except in a frame. */
  readonly timeRequestCount: number
  readonly isShareDialogOpen: boolean
}

export interface PageState {
  readonly sidebar: SidebarState
  /** The sentence for the live region. An object, so that the same sentence can be announced twice in a row. */
  readonly announcement: { readonly sentence: string }
  /** The requested task while the companion is loading. */
  readonly pendingTask: TaskRequest | null
}

export interface App extends PageServices {
  readonly device: DeviceStore
  readonly companion: CompanionStore
  readonly timeline: TimelineStore
  readonly page: StoreApi<PageState>
  /** True while the browser stores the settings. */
  readonly isSaved: StoreApi<boolean>
  readonly launch: Launch
  /** Returns the messages that the host page sent before the page listened to them. */
  getEarlyMessages(): readonly Event[]
  /** Starts a task once the companion is loaded. Ignores `null`. */
  requestTask(request: TaskRequest | null): void
  /** Starts simulated time once its module is loaded, or ends it (`now`). Ignores `null`. */
  requestTime(request: TimeRequest | 'now' | null): void
  /** Preloads the companion. The component that needs it reports a failure. */
  loadCompanion(): void
  /** Opens the companion, or brings its current task to the front. */
  openCompanion(): void
  closeCompanion(): void
  updateSidebar(change: Partial<SidebarState>): void
  /** Returns the address that restores the current task and time after a reload. */
  getReloadAddress(): string
  /** Ends the visit with all of its timers and requests. */
  dispose(): void
}

export const [AppProvider, useApp] = createRequiredContext<App>('app')

/** @param select returns a primitive value, or an object that stays the same until something in it changes */
export function usePage<Piece>(select: (page: PageState) => Piece): Piece {
  return useStore(useApp().page, select)
}
