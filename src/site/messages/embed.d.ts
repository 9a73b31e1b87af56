/**
 * Types of the element that `embed.js` defines. Copy this file into your project, or reference it where it is
 * hosted: `document.querySelector('floor-thermostat')` is typed by it without an import.
 */

/** The device's languages. The element's `lang` also accepts tags such as `sv-FI` and `nb` (Norwegian). */
export type ThermostatLanguage = 'en' | 'sv' | 'no' | 'fi' | 'da' | 'de'

/** A button of the casing. */
export type ThermostatButton = 'previous' | 'confirm' | 'next' | 'back' | 'close'

/** A task that the device can show or let the visitor try; `embed.html` lists the tasks and their values. */
export type ThermostatTask = import('../../help/guidance/tasks/ids').TaskId

/** `show` demonstrates the task at once, `try` lets the visitor do it. */
export type ThermostatMode = 'show' | 'try'

export type ThermostatWeekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday'

/** A time of the week on the device's clock, such as `monday-05:30`. */
export type ThermostatTime = `${ThermostatWeekday}-${number}:${number}`

/** Simulated time per real time; 0 stands still. */
export type ThermostatSpeed = 0 | 1 | 60 | 600 | 3600

/**
 * The reason for a missing device. `policy`: the page's content security policy blocks frames of the product.
 * `address`: `src` is not a web address. `not-found`: the frame shows another page of the host. `timeout`: the frame
 * sent nothing for ten seconds, because the product cannot be reached or does not allow this page to frame it.
 */
export type ThermostatErrorReason = 'policy' | 'address' | 'not-found' | 'timeout'

/** The `detail` of each of the element's events. */
export interface FloorThermostatDetails {
  /** The device is drawn and can be controlled. */
  readonly ready: { readonly path: string; readonly lang: ThermostatLanguage }
  /** Another screen is shown. */
  readonly screen: { readonly path: string }
  /** The language changed. */
  readonly language: { readonly lang: ThermostatLanguage }
  /** A button was pressed, and the device accepted it. */
  readonly press: { readonly button: ThermostatButton }
  /** The progress of a task; a newer product may have tasks that are not in `ThermostatTask`. */
  readonly task: {
    readonly task: string
    readonly state: 'found' | 'shown' | 'tried' | 'reached' | 'left'
    /** The visitor's presses so far; `fewest` is the minimum. A long press counts as three. */
    readonly presses: number
    readonly fewest: number
  }
  /**
   * Simulated time started, stopped, changed its speed, reached another hour or ended. `at` is the device's clock
   * without a time zone, such as `2026-11-23T05:30:00`, and `null` for the present.
   */
  readonly time: { readonly at: string | null; readonly speed: number }
  /** The device does not appear, and the element shows a link. `ready` may still follow. */
  readonly error: { readonly reason: ThermostatErrorReason }
}

/** Commands to the frame, sent as `{ v: 1, type, … }`. The element sends them itself. */
export interface FloorThermostatOrders {
  /** Shows a screen. */
  readonly go: { readonly path: string }
  /** Changes the language. */
  readonly language: { readonly lang: ThermostatLanguage }
  /** Returns the device to its factory state. */
  readonly reset: object
  /** Starts a task; an empty string or `null` ends the current one. */
  readonly task: {
    readonly task: string | null
    readonly mode?: ThermostatMode | null
    readonly value?: string | number | null
  }
  /**
   * Lets simulated time run from the next such time of the week, by default from the current time. Without a speed it
   * stands still. Without both it goes back to the present.
   */
  readonly time: {
    readonly time?: ThermostatTime | '' | null
    readonly speed?: ThermostatSpeed | `${ThermostatSpeed}` | '' | null
  }
}

/** The element's `error` event is a `CustomEvent`, not an `ErrorEvent`. */
export type FloorThermostatEventMap = Omit<HTMLElementEventMap, keyof FloorThermostatDetails> & {
  readonly [Type in keyof FloorThermostatDetails]: CustomEvent<FloorThermostatDetails[Type]>
}

/**
 * `<floor-thermostat lang="sv" path="/home/menu/program">`. Other attributes: `title` (what screen readers
 * call the frame), `src` (the product's folder), `loading` (`lazy`, `eager`),
 * `kiosk` (seconds) and `start` (a path); `task`, with `mode` and `value`; `time`, with `speed`.
 */
export interface FloorThermostatElement extends HTMLElement {
  /** The language in use. Setting it changes the language without a reload. */
  lang: string
  /** The current screen, such as `/home/menu`. Setting it goes there without a reload. */
  path: string
  /**
   * The current task, empty for none. Setting it starts a task with the element's `mode` and `value`; an empty string
   * ends the current one.
   */
  task: string
  /** Starts a task without a reload. */
  startTask(task: ThermostatTask, options?: { mode?: ThermostatMode; value?: string | number }): void
  /** Lets simulated time run or stand still, as the attributes `time` and `speed` do. */
  letTimeRun(options: { time?: ThermostatTime; speed?: ThermostatSpeed }): void
  /** Ends simulated time. */
  backToNow(): void
  /** Returns the device to its factory state. */
  reset(): void
  /** The element's own events do not bubble. */
  addEventListener<Type extends keyof FloorThermostatEventMap>(
    type: Type,
    listener: (this: FloorThermostatElement, event: FloorThermostatEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof FloorThermostatEventMap>(
    type: Type,
    listener: (this: FloorThermostatElement, event: FloorThermostatEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The attributes that a template may set. */
export interface FloorThermostatAttributes {
  lang?: string | undefined
  path?: string | undefined
  title?: string | undefined
  src?: string | undefined
  loading?: 'lazy' | 'eager' | undefined
  kiosk?: number | string | undefined
  start?: string | undefined
  task?: ThermostatTask | '' | undefined
  mode?: ThermostatMode | undefined
  value?: number | string | undefined
  time?: ThermostatTime | '' | undefined
  speed?: ThermostatSpeed | `${ThermostatSpeed}` | undefined
}

/** Listeners as React 19 writes them: `onscreen`. */
export type FloorThermostatListeners = {
  [Type in keyof FloorThermostatDetails as `on${Type}`]?:
    | ((event: CustomEvent<FloorThermostatDetails[Type]>) => void)
    | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'floor-thermostat': FloorThermostatElement
  }
}

// For React 19; ignored in a project without it.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'floor-thermostat': DetailedHTMLProps<HTMLAttributes<FloorThermostatElement>, FloorThermostatElement> &
        FloorThermostatAttributes &
        FloorThermostatListeners
    }
  }
}
