/** The page: its device, what is drawn around it, and what can be asked of it, given to components by context. */
import { type StoreApi, useStore } from 'zustand'
import type { PageServices } from '../../common/page-services'
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { createRequiredContext } from '../../common/ui/required-context'
import type { CompanionStore } from '../../help/companion/store'
import type { TimelineStore } from '../../simulation/time/timeline'
import type { DeviceStore } from '../../thermostat/device-store'
import type { Launch } from '../browser/launch'

/** Time is a tab where it has no deck. */
export type Tab = 'tasks' | 'house' | 'faults' | 'time'

/** The rail and the deck. */
export interface Panel {
  readonly tab: Tab
  /** Whether the deck is open, in which time runs. */
  readonly isDeckOpen: boolean
  /** Whether an address or a host page asked for the task in hand. */
  readonly isAsked: boolean
  /** How often simulated time was asked for: it comes to the front each time. */
  readonly timeAsked: number
  /** Whether the dialog is open that shares the device. */
  readonly isSharing: boolean
}

export interface PageState {
  readonly panel: Panel
  /** The sentence for the live region. An object, because the same sentence may be said twice. */
  readonly said: { readonly sentence: string }
  /** The task that was asked for and waits for the companion to load. */
  readonly awaited: TaskRequest | null
}

export interface App extends PageServices {
  readonly device: DeviceStore
  readonly companion: CompanionStore
  readonly timeline: TimelineStore
  readonly page: StoreApi<PageState>
  /** Whether the browser keeps the settings. */
  readonly remembers: StoreApi<boolean>
  readonly launch: Launch
  /** Gives the messages that the page around has sent so far. */
  earlyMessages(): readonly Event[]
  /** Takes a task in hand, once the companion is loaded; `null` asks for nothing. */
  ask(request: TaskRequest | null): void
  /** Lets time run, once that is loaded, or ends it; `null` asks for nothing. */
  letTime(request: TimeRequest | 'now' | null): void
  /** Loads the companion, so that it is there when it is wanted; who wants it is told if it fails. */
  loadCompanion(): void
  /** Opens the companion, or brings what it has in hand to the front. */
  openCompanion(): void
  closeCompanion(): void
  setPanel(change: Partial<Panel>): void
  /** The address that brings back what was asked for and what is going on, in a page that is loaded again. */
  addressAgain(): string
  /** Ends the visit: nothing of it goes on. */
  dispose(): void
}

export const [AppProvider, useApp] = createRequiredContext<App>('app')

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function usePage<Piece>(select: (page: PageState) => Piece): Piece {
  return useStore(useApp().page, select)
}
