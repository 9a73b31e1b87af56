/**
 * Types of the element that `embed.js` defines. Copy this file into your project, or reference it where it is hosted:
 * nothing has to be imported, `document.querySelector('floor-thermostat')` is typed by it.
 */

/** What the device speaks. The element's `lang` takes longer tags too: `sv-FI` is Swedish, `nb` and `nn` are Norwegian. */
export type ThermostatLanguage = 'en' | 'sv' | 'no' | 'fi' | 'da' | 'de'

/** A key of the casing. */
export type ThermostatButton = 'previous' | 'confirm' | 'next' | 'back' | 'close'

/** What each event of the element has as its `detail`. */
export interface FloorThermostatDetails {
  /** The device is drawn and takes orders. */
  readonly ready: { readonly path: string; readonly lang: ThermostatLanguage }
  /** Another screen is shown. */
  readonly screen: { readonly path: string }
  /** Another language is spoken. */
  readonly language: { readonly lang: ThermostatLanguage }
  /** A key was pressed, and the device took it. */
  readonly press: { readonly button: ThermostatButton }
}

export type FloorThermostatEventMap = HTMLElementEventMap & {
  readonly [Type in keyof FloorThermostatDetails]: CustomEvent<FloorThermostatDetails[Type]>
}

/**
 * `<floor-thermostat lang="sv" path="/home/menu/program">`. Attributes besides: `src` (the folder of the product, by default
 * that of `embed.js`), `loading` (`lazy` or `eager`), `kiosk` (seconds) and `start` (a path).
 */
export interface FloorThermostatElement extends HTMLElement {
  /** The language in use. Writing it changes the language, without a reload. */
  lang: string
  /** The screen that is shown, such as `/home/menu`. Writing it goes there, without a reload. */
  path: string
  /** Back to the factory state. */
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

declare global {
  interface HTMLElementTagNameMap {
    'floor-thermostat': FloorThermostatElement
  }
}
