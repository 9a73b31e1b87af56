/** The body of a screen as plain data, with one type for each kind of screen. */
import type { Text, TextId } from '../../common/texts/text'

export type Icon =
  | 'program'
  | 'energy'
  | 'settings'
  | 'installer'
  | 'week'
  | 'timer'
  | 'remote'
  | 'reset'
  | 'play'
  | 'stop'
  | 'view'
  | 'edit'
  | 'wifi'
  | 'clock'
  | 'language'
  | 'screensaver'
  | 'lock'
  | 'summertime'
  | 'info'
  | 'application'
  | 'sensor'
  | 'power'
  | 'functions'
  | 'hotel'
  | 'comfort'
  | 'ground'
  | 'calibration'
  | 'floor'
  | 'room'
  | 'relay'
  | 'upgrade'
  | 'test'
  | 'interval'
  | 'account'
  | 'off'

export type HomeMode =
  | 'program'
  | 'set'
  | 'active'
  | 'standby'
  | 'after-heating'
  | 'limited'
  | 'ventilation'
  | 'error'
  | 'off'

/** The notices below the device. Host pages and tests rely on these ids (behaviour 21.2). */
export type NoticeId =
  | 'general'
  | 'values'
  | 'static'
  | 'periods'
  | 'summertime'
  | 'sensors'
  | 'screensaver'
  | 'password'
  | 'time'
  | 'timezone'
  | 'reset'
  | 'operating-time'

/** A line of a menu, a choice or a list of readings. */
export interface Line {
  readonly text: Text
  /** The target of a line that is a link. */
  readonly path?: string | undefined
  readonly icon?: Icon | undefined
  /** The texts on the right side of the line. */
  readonly values?: readonly Text[] | undefined
  /** True for the current choice. */
  readonly marked?: boolean
  readonly disabled?: boolean | undefined
  /** The raw value, for the attribute `data-value`. */
  readonly raw?: string | number
}

export type ValueLine = Line & { readonly values: readonly Text[] }

export interface Home {
  readonly kind: 'home'
  readonly mode: HomeMode
  /** Green for cool, red for warm (behaviour 5.16). */
  readonly tone: 'cool' | 'warm'
  /** The filled part of the ring, 0 to 1. */
  readonly fill: number
  /** The reading's position on the ring, 0 to 1; `null` without a reading or if the ring shows no temperature. */
  readonly readingPosition: number | null
  /** The program or application in force, '---' for none. */
  readonly program: Text
  /** `none`: no WiFi card. `disconnected`: no network is stored, or the connection fails. */
  readonly wifi: 'none' | 'connected' | 'disconnected'
  readonly locked: boolean
  /** True while delayed start-up is in force. */
  readonly drying: boolean
  /** The sensor or quantity that the big number shows; with ground heating, a sensor and its reading. */
  readonly label: Text
  readonly bigText: Text
  /** The set temperature or the timer's hours, below the big number; `null` if nothing stands there (behaviour 5.5). */
  readonly adjustableText: Text | null
  /** The number in `adjustableText`, or in `bigText` if that is `null`. */
  readonly value: number
  readonly modeText: Text
  /**
   * The number and text of an error, the reason for the mode `limited`, or the remaining days of drying. Advice to
   * contact the installer may follow.
   */
  readonly remarks: readonly Text[]
}

export interface WeekEvents {
  readonly kind: 'events'
  /** The days of these events: 0 for Monday to 6 for Sunday. */
  readonly days: readonly number[]
  readonly lines: readonly Line[]
}

export type TabContent =
  | WeekEvents
  | {
      readonly kind: 'consumption'
      readonly period: Text
      readonly energy: Text
      readonly hours: Text
      /** The period's energy as a percentage of the year's, `null` for the year itself. */
      readonly percentOfYear: number | null
    }
  | {
      readonly kind: 'graph'
      readonly days: readonly { readonly day: Text; readonly hours: number }[]
      readonly unit: TextId
    }

export type Body =
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'start'
      readonly splash: boolean
      readonly clock: Text
      readonly date: Text
      readonly temperature: Text
    }
  | Home
  | {
      readonly kind: 'menu'
      readonly lines: readonly Line[]
      readonly focus: number
      readonly state?: { readonly text: Text; readonly tone: 'good' | 'bad' | 'quiet' } | undefined
    }
  | {
      readonly kind: 'choice'
      readonly lines: readonly Line[]
      readonly focus: number
      readonly hint?: Text | undefined
      readonly refusal?: Text | undefined
    }
  | {
      readonly kind: 'question'
      readonly question: Text
      readonly lines: readonly Line[]
      readonly focus: number
    }
  | {
      readonly kind: 'stepper'
      readonly value: number
      readonly valueText: Text
      readonly editing: boolean
      /** The ends and marks of the scale, `null` if none is shown. */
      readonly scale: { readonly min: number; readonly max: number; readonly marks: readonly number[] } | null
      /** The colour of the value. `even`: a calibration of 0. */
      readonly tone: 'plain' | 'warm' | 'cool' | 'even'
      readonly hint?: Text | undefined
      readonly lines?: readonly Line[] | undefined
    }
  | {
      readonly kind: 'reading'
      readonly lines: readonly Line[]
      readonly focus: number
      readonly hint?: Text | undefined
      readonly refusal?: Text | undefined
      readonly link?: { readonly text: Text; readonly path: string } | undefined
    }
  | {
      readonly kind: 'system-info'
      readonly lines: readonly Line[]
      readonly focus: number
      /** The text of the QR code, and the index of the line above it. */
      readonly code: { readonly text: string; readonly line: number }
    }
  /** `page` is the page's index. */
  | { readonly kind: 'info'; readonly text: Text; readonly page: number; readonly pageCount: number }
  | {
      readonly kind: 'tabs'
      readonly tabs: readonly Text[]
      readonly focus: number
      readonly content: TabContent
    }
  | {
      /** Sample values through which previous and next move the focus. They cannot be changed. */
      readonly kind: 'walk'
      readonly groups: readonly { readonly title: Text | null; readonly lines: readonly Line[] }[]
      /** The index of a value, counted through the lines of all groups. A line may have several values. */
      readonly focus: number
    }
  | {
      /** One value that cannot be changed, such as the time of day or a sample password. */
      readonly kind: 'moment'
      readonly valueText: Text
      readonly value: string
      readonly editing: boolean
      readonly hint?: Text | undefined
    }
  | { readonly kind: 'connected'; readonly network: Text }
  | {
      readonly kind: 'progress'
      readonly percent: number
      readonly text: Text
      readonly lines: readonly Line[]
    }
  | {
      readonly kind: 'test'
      readonly value: string | number
      readonly valueText: Text
      /** True while the screen's lamp is on. */
      readonly lit: boolean
      readonly lines: readonly Line[]
    }

export type BodyKind = Body['kind']

/** The labels of the lower three buttons. Each is one word. */
export interface ButtonLegend {
  readonly previous?: TextId
  readonly confirm?: TextId
  readonly next?: TextId
  /** Back and close have icons, so they need no label. They are listed so that any button can be looked up. */
  readonly back?: never
  readonly close?: never
}
