/** The types of the device, its events and its screens. */
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
  /** The screen on which the button went down. A hold has no effect on the next screen. */
  readonly path: string
  /** The number of repeats so far. */
  readonly repeats: number
  /** True if the press must not act any more: neither by a repeat or a long press nor on release. */
  readonly isHandled: boolean
}

export type ButtonHolds = Readonly<Record<Button, Hold | null>>

/** The state of the screen in view. It is dropped when the screen is left. The path is in the trail. */
export interface View {
  /**
   * The start of the screen's delays: when the screen was entered, its overlay opened or closed, the device was
   * restored, or the clock was set back.
   */
  readonly since: Instant
  readonly focus: number
  /** The value being edited, or the count of the upgrade or of the hardware test's demo; `null` if there is none. */
  readonly draft: number | null
  /** The reason why the last confirm was refused. */
  readonly refusal: TextId | null
  /** True if the overlay “Saved!” of this screen has just closed. */
  readonly saved: boolean
  /** The number of elapsed intervals of the screen's `tickMs`. On home it decides the sensor that is shown. */
  readonly ticks: number
}

/** The values of the hardware test and of the upgrade. They are never stored. */
export interface Hardware {
  readonly upgraded: boolean
  /** True while the relay is on. */
  readonly relay: boolean
  /** Parts per million. */
  readonly clockTrim: number
  /** The time after which the display dims, in seconds. */
  readonly timeout: number
  /**
   * True while relay dynamics or the demo runs. Leaving the screen keeps it true, until either screen is opened
   * again.
   */
  readonly running: boolean
  /** Each switch counts, on and off (behaviour 23.2). */
  readonly relayCycles: number
  readonly crashes: number
  readonly touches: Readonly<Record<'previous' | 'confirm' | 'next', number>>
}

/** The sensors' readings in the simulated house, in tenths of a degree before calibration. */
export interface HouseReadings {
  readonly room: number
  readonly floor: number
  readonly outdoor: number
}

/**
 * The state that exists only in simulated time (behaviour 31). It is never stored. A timer, drying or open window from
 * before counts from the start of simulated time.
 */
export interface SimulatedTime extends HouseReadings {
  /** True if a limit of the sensor choice blocks the heating. */
  readonly overLimit: boolean
  /** The time of the last change of the temperature by hand: on the simulated clock, or the session's from before. */
  readonly changedAt: Instant | null
  /** The start of the timer's hours. */
  readonly timerSince: Instant
  /** The start of delayed start-up. */
  readonly dryingSince: Instant
  /** The time when the window was last opened. */
  readonly windowSince: Instant
  /** The start of the last post-heat time of the remote control; `null` if there was none, or it was ended early. */
  readonly postHeatSince: Instant | null
}

/** The state that the browser's tab remembers, until it is closed or the device is reset (behaviour 18.10, 4.14). */
export interface Session {
  /** The real time of the last change of the temperature by hand. */
  readonly changedAt: Instant | null
  /** The network that was chosen and is not yet connected. */
  readonly network: Network | null
  /** True if the last attempt to connect failed. */
  readonly failed: boolean
  /** The start of the present attempt to reconnect, `null` if none runs. */
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
  /** The time on the device's clock: refreshed at each full minute, or set by simulated time. */
  readonly clock: Instant
  /** `null` outside simulated time. */
  readonly simulatedTime: SimulatedTime | null
  /** Used until a language is stored: the browser's language, after a factory reset the one before it. */
  readonly fallbackLanguage: Language
  /** A language in place of the stored one, until the visitor chooses. */
  readonly temporaryLanguage: Language | null
}

/** A control of the panel that may have no effect until something else is set up. */
export type HouseControlName = keyof Surroundings | 'remoteControlInstalled'

/** An event of the device; with its time it is an `Input`. */
export type DeviceEvent =
  | { readonly type: 'down' | 'up'; readonly button: Button }
  /** Releases these or all buttons without an action: after a lost pointer or focus. */
  | { readonly type: 'release'; readonly buttons?: readonly Button[] }
  /** A long press at once, without the 3 s, for visitors who cannot hold a button (behaviour 1.18). */
  | { readonly type: 'hold'; readonly buttons: readonly Button[] }
  | { readonly type: 'tap'; readonly line: number }
  | { readonly type: 'swipe'; readonly to: 'left' | 'right' | 'up' | 'down' }
  /** Fires all timers that are due. */
  | { readonly type: 'wake' }
  /** A link on the page, or a command of the host page. */
  | { readonly type: 'go'; readonly path: string }
  /** The browser's back and forward. `to` is the entry's number, counted from the trail's beginning. */
  | { readonly type: 'move-in-history'; readonly to: number }
  /** The browser is at an address that the trail does not have. `index` is the entry's number, as in `to` above. */
  | {
      readonly type: 'address'
      readonly path: string
      readonly status: string | null
      readonly context: string | null
      readonly index: number
    }
  /** The choice of a language. It is stored unless it is temporary. */
  | { readonly type: 'language'; readonly language: Language; readonly isTemporary?: boolean }
  /** Settings that another tab has stored. Guidance sends it, too, to prepare devices of its own. */
  | { readonly type: 'stored'; readonly settings: Partial<Settings> }
  | { readonly type: 'surroundings'; readonly change: Partial<Surroundings> }
  /** Toggles whether the WiFi card or the remote control is installed. */
  | { readonly type: 'switch'; readonly name: 'wifiInstalled' | 'remoteControlInstalled' }
  /** Sets up what a control of the panel needs to have an effect. */
  | { readonly type: 'meet-requirement'; readonly name: HouseControlName }
  /** Advances simulated time to `clock`, with the readings of the simulated house. */
  | {
      readonly type: 'advance-time'
      readonly clock: Instant
      readonly house: HouseReadings
      readonly overLimit: boolean
    }
  /** Ends simulated time. The clock shows the real time again, and the simulated readings are dropped. */
  | { readonly type: 'return-to-present' }
  /** A factory reset, as a command of the host page. */
  | { readonly type: 'reset' }
  /** Replaces the device with an earlier state or another device, but keeps the clock and simulated time. */
  | { readonly type: 'restore'; readonly device: Device }

/** An event with its sender, as the store receives it. Without `by`, the visitor, a timer or the page has sent it. */
export type SentEvent = DeviceEvent & {
  readonly by?: 'companion'
  /**
   * True if the device is a sandbox from now on, false if it is the visitor's own again, absent if nothing changes.
   * Only the store reads it.
   */
  readonly isSandbox?: boolean
}

/** An event with its time. `step` ignores the sender. */
export type Input = SentEvent & { readonly at: Instant }

export type InputOf<Type extends Input['type']> = Extract<Input, { readonly type: Type }>

/** The effect of a button, a line or a timer. Returns the device after it. */
export type Action = (device: Device, at: Instant) => Device

/** The actions of the lower three buttons. A button without an action is disabled. */
export interface Actions {
  readonly previous?: Action | undefined
  readonly confirm?: Action | undefined
  readonly next?: Action | undefined
}

export interface Timer {
  readonly due: Instant
  /** Returns the device after the timer. `at` may be much later than `due`, for example after sleep. */
  fire(at: Instant): Device
}

/** A screen of the device. Most are created by a function in `screens/kinds/`. */
export interface Screen {
  /** The route; `null` for the empty display of all other paths. */
  readonly path: Path | null
  readonly title: TextId
  readonly icon?: Icon
  /** Decides the colour. If absent or `null`, the menu above the screen decides it. */
  readonly context?: Context | ((device: Device) => Context | null)
  readonly notice?: NoticeId
  /** Returns advice for the notice, if visitors need it in this state (behaviour 21.6). */
  advice?(device: Device): Text | null
  actions(device: Device): Actions
  body(device: Device): Body
  /** Returns the action of a tap. @param line the index of the line, tab, page or value; 0 for a link below lines */
  tap?(device: Device, line: number): Action | undefined
  /** The direction of swipes: `sideways` for tabs and pages, `lines` (up and down) for lists. */
  readonly swipe?: 'sideways' | 'lines'
  /** Returns labels for buttons whose function is not obvious. */
  legend?(device: Device): ButtonLegend
  /** Returns the action of holding confirm for 3 s. */
  longPress?(device: Device): Action | undefined
  onEnter?: Action
  /** Returns the screen that opens instead of this one. */
  redirect?(device: Device): Path
  /** Returns the target of the back button, unless the guide has one. If absent, back goes one step on the trail. */
  back?(device: Device): Path
  /** Returns the number of lines, values, tabs or pages that can have the focus. */
  focusCount?(device: Device): number
  /** Returns the focus of an entry not visited yet; 0 if absent. `from` is the path of the screen that was left. */
  initialFocus?(device: Device, from: string | null): number
  /** The settings that the screen's buttons, `onEnter` and timers change. */
  readonly edits?: readonly FieldName[]
  /** The settings that the screen's body and actions read, besides those in `edits` and those of the guide. */
  readonly dependsOn?: readonly FieldName[]
  /**
   * The delay after which the splash or the WiFi “Connected” screen is left automatically, if `isEnabled` returns
   * true. Until then, no button acts.
   */
  readonly autoAdvance?: { readonly afterMs: number; isEnabled(device: Device): boolean; onEnd: Action }
  /** The duration, texts and target of the screen's overlay. By default, it ends one step back. */
  readonly overlay?: OverlayRules
  /** The interval after which `view.ticks` goes up and `onTick` is applied. */
  readonly tickMs?: number
  onTick?: Action
}

export interface OverlayRules {
  readonly durationMs?: number
  /** The number of steps back, 1 if absent. */
  readonly stepsBack?: 2
  readonly texts?: Partial<Record<OverlayStatus, TextId>>
  /** Returns the device at another target; `null` to go back. */
  onEnd?(device: Device, status: OverlayStatus): Device | null
}
