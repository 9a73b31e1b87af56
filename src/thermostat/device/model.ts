/** The thermostat as a value, what can happen to it, and what a screen is. */
import type { Language, Text, TextId } from '../../common/texts/text'
import type { Body, ButtonLegend, Icon, NoticeId } from './body'
import type { Network } from './names'
import type { Path } from './paths'
import type { FieldName, Settings } from './settings'
import type { Surroundings } from './surroundings'
import type { Instant } from './time'
import type { Context, OverlayStatus, Trail } from './trail'

export type Button = 'previous' | 'confirm' | 'next' | 'back' | 'close'

/** A button that is down. */
export interface Hold {
  readonly since: Instant
  /** The screen on which it went down: a hold means nothing on the next one. */
  readonly path: string
  readonly repeats: number
  /** Whether holding it longer does nothing more. */
  readonly isHandled: boolean
}

export type ButtonHolds = Readonly<Record<Button, Hold | null>>

/** What belongs to the screen in view and is forgotten with it. The trail says which screen that is. */
export interface View {
  /** When this place was reached: its overlay, splash or connected screen counts from here. */
  readonly since: Instant
  readonly focus: number
  /** The value being edited, `null` while nothing is. */
  readonly draft: number | null
  /** Why the last confirm was refused. */
  readonly refusal: TextId | null
  /** Whether the overlay of this screen has just said that something is stored. */
  readonly saved: boolean
  /** How often the screen has counted (`every`): home's label, the search for networks, a test. */
  readonly ticks: number
}

/** The values of the hardware test, and what an upgrade changes; they are never stored. */
export interface Hardware {
  readonly upgraded: boolean
  readonly relay: boolean
  /** Parts per million. */
  readonly clockTrim: number
  /** Seconds. */
  readonly timeout: number
  readonly running: boolean
  readonly relayCycles: number
  readonly crashes: number
  readonly touches: Readonly<Record<'previous' | 'confirm' | 'next', number>>
}

/** What the sensors would read in the house, in tenths of a degree before calibration. */
export interface HouseReadings {
  readonly room: number
  readonly floor: number
  readonly outdoor: number
}

/**
 * What time has brought about while a visitor lets it run (behaviour 31). Instants are on the device's clock.
 * Nothing of it is stored.
 */
export interface SimulatedTime extends HouseReadings {
  /** Whether a limit of the sensor choice holds the heating back. */
  readonly overLimit: boolean
  /** When the visitor last changed the temperature by hand. */
  readonly changedAt: Instant | null
  /** Since when the hours of the timer count. */
  readonly timerSince: Instant
  /** Since when the floor dries. */
  readonly dryingSince: Instant
  /** When the window that is open was opened. */
  readonly windowSince: Instant
  /** Since when a guest's or a remote control's post-heat time runs, `null` while none does. */
  readonly postHeatSince: Instant | null
}

/** What the device remembers for as long as the browser's tab lives. */
export interface Session {
  /** When the visitor last changed the temperature by hand. */
  readonly changedAt: Instant | null
  /** The network picked and not yet connected to. */
  readonly network: Network | null
  /** The last attempt to connect came to nothing. */
  readonly failed: boolean
  /** Since when a lost connection is being made again. */
  readonly reconnecting: Instant | null
}

export interface Device {
  readonly settings: Settings
  readonly surroundings: Surroundings
  readonly trail: Trail
  readonly view: View
  readonly session: Session
  readonly hardware: Hardware
  readonly holds: ButtonHolds
  /** What the clock shows: refreshed every 60 s, or what time has come to that a visitor lets run. */
  readonly clock: Instant
  /** What time has brought about, `null` as long as nobody lets it run. */
  readonly simulatedTime: SimulatedTime | null
  /** The browser's language, for as long as none is stored. */
  readonly nativeLanguage: Language
  /** The language that it speaks in place of the stored one, until the visitor chooses. */
  readonly temporaryLanguage: Language | null
}

/** What can happen to the device. */
export type DeviceEvent =
  | { readonly type: 'down' | 'up'; readonly button: Button }
  /** The hands are gone, of these buttons or of all: a lost pointer, a window that lost the focus. */
  | { readonly type: 'let-go'; readonly buttons?: readonly Button[] }
  /** The buttons count as held together for 3 s: for those who cannot hold. */
  | { readonly type: 'hold'; readonly buttons: readonly Button[] }
  | { readonly type: 'tap'; readonly line: number }
  | { readonly type: 'swipe'; readonly to: 'left' | 'right' | 'up' | 'down' }
  /** A timer ran out: whatever is due by now is done. */
  | { readonly type: 'wake' }
  /** A link beside the device, or the page around the frame. */
  | { readonly type: 'go'; readonly path: string }
  /** The browser went to a place of the trail, counted from the trail's beginning. */
  | { readonly type: 'travel'; readonly to: number }
  /** The browser is at an address that the trail does not know. */
  | {
      readonly type: 'address'
      readonly path: string
      readonly status: string | null
      readonly context: string | null
      readonly index: number
    }
  /** A language is chosen and stored, unless it is temporary. */
  | { readonly type: 'language'; readonly language: Language; readonly isTemporary?: boolean }
  /** Another tab stored these. */
  | { readonly type: 'stored'; readonly settings: Partial<Settings> }
  | { readonly type: 'surroundings'; readonly change: Partial<Surroundings> }
  | { readonly type: 'switch'; readonly name: 'wifiInstalled' | 'remoteControlInstalled' }
  /** Time runs: the clock is there now, and this is what the house makes the sensors read. */
  | {
      readonly type: 'pass'
      readonly clock: Instant
      readonly house: HouseReadings
      readonly overLimit: boolean
    }
  /** Time no longer runs: the clock is the visitor's again, and the readings are. */
  | { readonly type: 'now' }
  /** Back to the factory, as the page around the frame may ask. */
  | { readonly type: 'reset' }
  /** It is again as it was earlier, or another takes its place. */
  | { readonly type: 'restore'; readonly device: Device }

/** What happened, and who caused it: the visitor or their surroundings, unless the companion did. */
export type SentEvent = DeviceEvent & {
  readonly by?: 'companion'
  /** Whether the device is a sandbox from now on, or the visitor's own again: only its store asks. */
  readonly isSandbox?: boolean
}

/** What happened, and when. The device does the same whoever caused it. */
export type Input = SentEvent & { readonly at: Instant }

export type InputOf<Type extends Input['type']> = Extract<Input, { readonly type: Type }>

/** What a button, a line or a timer does at that moment; most of them do not ask when it is. */
export type Action = (device: Device, at: Instant) => Device

/** What each button would do now. One that is absent is disabled. */
export interface Actions {
  readonly previous?: Action | undefined
  readonly confirm?: Action | undefined
  readonly next?: Action | undefined
}

/** A timer that should run. */
export interface Timer {
  readonly due: Instant
  /** The device once it ran out at `at`, which may be much later than it was due. */
  fire(at: Instant): Device
}

/** What a screen is, and what each button would do on it now. Most are made by a kind in `screens/kinds/`. */
export interface Screen {
  /** A route; `null` for the empty display of every other path. */
  readonly path: Path | null
  readonly title: TextId
  readonly icon?: Icon
  readonly context?: Context | ((device: Device) => Context | null)
  readonly notice?: NoticeId
  /** What the notice adds for now, where a visitor would be at a loss (behaviour 21.6). */
  advice?(device: Device): Text | null
  actions(device: Device): Actions
  body(device: Device): Body
  /** What a tap on a line, a tab or a link does. */
  tap?(device: Device, line: number): Action | undefined
  /** Which way a finger moves through it: sideways for tabs and pages, up and down for lists. */
  readonly swipe?: 'sideways' | 'lines'
  /** What the buttons do, where that is not plain. */
  legend?(device: Device): ButtonLegend
  /** What holding the centre for 3 s does. */
  longPress?(device: Device): Action | undefined
  /** What arriving does. */
  onEnter?: Action
  /** The screen that a visitor is sent on to. */
  redirect?(device: Device): Path
  /** Where back leads outside the guide; one step on the trail when absent. */
  back?(device: Device): Path
  /** How many lines, tabs or pages the focus has to choose from. */
  focusCount?(device: Device): number
  /** Where the focus starts, by the path that the visitor comes from; at the first line when absent. */
  initialFocus?(device: Device, from: string | null): number
  /** The settings that its buttons, its arrival or its timers change. */
  readonly edits?: readonly FieldName[]
  /** The settings that decide what it shows and does, besides those it edits and the guide's. */
  readonly dependsOn?: readonly FieldName[]
  /** A screen that waits before it goes on by itself (splash, connected). */
  readonly autoAdvance?: { readonly afterMs: number; isPending(device: Device): boolean; leadsTo: Action }
  /** How its overlay reads and where it leads; one step back when absent. */
  readonly overlay?: OverlayRules
  /** A screen that counts: every so many ms its `turns` go up, and `tick` is done. */
  readonly tickMs?: number
  onTick?: Action
}

export interface OverlayRules {
  readonly durationMs?: number
  /** How far back it leads; one step when absent. */
  readonly stepsBack?: 2
  readonly texts?: Partial<Record<OverlayStatus, TextId>>
  /** Where else it leads; `null` is back after all. */
  leadsTo?(device: Device, status: OverlayStatus): Device | null
}
