/** The page's state: companion, simulated time and panel in one store, given to components by context. */
import { createContext, type RefObject, useContext } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { Launch } from '../browser/launch'
import type { DeviceStore } from '../browser/store'
import type { Companion } from '../companion/guide-state'
import type { CompanionStore } from '../companion/store'
import type { Timeline } from '../time/model'
import type { TaskNews, TaskRequest, TimeRequest } from './requests'
import type { Search } from './search'

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
  readonly companion: Companion
  readonly timeline: Timeline
  readonly panel: Panel
  readonly search: Search
  /** The sentence for the live region. An object, because the same sentence may be said twice. */
  readonly said: { readonly sentence: string }
  /** The last news of a task, for the page around a frame. */
  readonly news: TaskNews | null
  /** The task that was asked for and waits for the companion to load. */
  readonly awaited: TaskRequest | null
}

/** Elements that take over the focus of one that disappears. The components that draw them fill these in. */
export interface FocusPlaces {
  readonly field: RefObject<HTMLInputElement | null>
  /** The buttons under the companion's sentence, and those of the task in its panel. */
  readonly caption: RefObject<HTMLDivElement | null>
  readonly task: RefObject<HTMLDivElement | null>
  /** The tab in front. */
  readonly tab: RefObject<HTMLButtonElement | null>
  readonly language: RefObject<HTMLSelectElement | null>
  /** The button that lets time run. */
  readonly run: RefObject<HTMLButtonElement | null>
}

export interface App {
  readonly device: DeviceStore
  readonly page: StoreApi<PageState>
  /** Takes the companion's events; its state is in `page`. */
  readonly companion: CompanionStore
  /** Whether the browser keeps the settings. */
  readonly remembers: StoreApi<boolean>
  readonly launch: Launch
  /** Whether the page is part of another one. */
  readonly isFramed: boolean
  /** Gives the messages that the page around has sent so far. */
  earlyMessages(): readonly Event[]
  /** Takes a task in hand, once the companion is loaded; `null` asks for nothing. */
  ask(request: TaskRequest | null): void
  /** Lets time run, once that is loaded, or ends it; `null` asks for nothing. */
  letTime(request: TimeRequest | 'now' | null): void
  /** Says a sentence in the page's live region. */
  say(sentence: string): void
  /** Loads the companion, so that it is there when it is wanted; who wants it is told if it fails. */
  loadCompanion(): void
  /** Opens the companion, or brings what it has in hand to the front. */
  openCompanion(): void
  closeCompanion(): void
  setPanel(change: Partial<Panel>): void
  setSearch(change: Partial<Search>): void
  readonly focusPlaces: FocusPlaces
  /** The address that brings back what was asked for and what is going on, in a page that is loaded again. */
  addressAgain(): string
}

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app around this component.')
  return app
}

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function usePage<Piece>(select: (page: PageState) => Piece): Piece {
  return useStore(useApp().page, select)
}

/** Makes one of a kind for each app, when it is first needed. */
export function perApp<Made>(make: (app: App) => Made): (app: App) => Made {
  const made = new WeakMap<App, Made>()
  return (app) => {
    const one = made.get(app) ?? make(app)
    made.set(app, one)
    return one
  }
}

/** A part of a store, to be read and changed as if it were one of its own. */
export interface Slice<State> {
  getState(): State
  setState(change: Partial<State>): void
  /** @returns a function that ends it */
  subscribe(listener: (now: State, before: State) => void): () => void
}

/** @param name the part's */
export function sliceOf<Whole, Name extends keyof Whole>(
  { getState, setState, subscribe }: StoreApi<Whole>,
  name: Name,
): Slice<Whole[Name]> {
  return {
    getState: () => getState()[name],
    setState: (change) => setState((whole) => ({ ...whole, [name]: { ...whole[name], ...change } })),
    subscribe: (listener) =>
      subscribe((now, before) => {
        if (now[name] !== before[name]) listener(now[name], before[name])
      }),
  }
}
