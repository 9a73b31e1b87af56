/** What a screen shows, as plain data: one form of body for each kind of screen. */
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

/** The notices below the device, by the ids that host pages and tests lean on (behaviour 21.2). */
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
  /** Where it leads; such a line is a link. */
  readonly path?: string | undefined
  readonly icon?: Icon | undefined
  /** What it says on its right side; the focus of a `walk` counts them. */
  readonly values?: readonly Text[] | undefined
  /** The stored choice. */
  readonly marked?: boolean
  readonly disabled?: boolean | undefined
  /** The raw value, for the hook `data-value`. */
  readonly raw?: string | number
}

/** A line that says something on its right side. */
export type ValueLine = Line & { readonly values: readonly Text[] }

export interface Home {
  readonly kind: 'home'
  readonly mode: HomeMode
  /** Green for cool, red for warm (behaviour 5.16). */
  readonly tone: 'cool' | 'warm'
  /** How much of the ring is filled, 0 to 1. */
  readonly fill: number
  /** Where on the ring the reading is, 0 to 1; `null` where the ring is no temperature, or nothing reads. */
  readonly mark: number | null
  /** The program or application in force, '---' for none. */
  readonly program: Text
  readonly wifi: 'none' | 'known' | 'unknown'
  readonly locked: boolean
  /** Whether delayed start-up keeps it from heating, whatever is set. */
  readonly drying: boolean
  /** Which sensor or quantity the big number is. */
  readonly label: Text
  readonly big: Text
  /** Beneath the big number: what previous and next change, or `null` where it is the big number itself. */
  readonly set: Text | null
  /** The raw value that previous and next change. */
  readonly value: number
  readonly modeText: Text
  /** An error, its text and what to do, or the days that a floor still dries. */
  readonly remarks: readonly Text[]
}

export interface WeekEvents {
  readonly kind: 'events'
  /** 0 for Monday to 6 for Sunday: the days that these events are for. */
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
      /** How much of the year's energy it is, in percent, where that says something. */
      readonly share: number | null
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
      readonly shown: Text
      readonly editing: boolean
      /** The ends of the scale, `null` where it has none to speak of. */
      readonly scale: { readonly min: number; readonly max: number; readonly marks: readonly number[] } | null
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
      readonly code: { readonly text: string; readonly line: number }
    }
  | { readonly kind: 'info'; readonly text: Text; readonly page: number; readonly pages: number }
  | {
      readonly kind: 'tabs'
      readonly tabs: readonly Text[]
      readonly focus: number
      readonly content: TabContent
    }
  | {
      readonly kind: 'walk'
      readonly groups: readonly { readonly title: Text | null; readonly lines: readonly Line[] }[]
      readonly focus: number
    }
  | {
      readonly kind: 'moment'
      readonly shown: Text
      readonly value: string
      readonly editing: boolean
      readonly hint?: Text | undefined
    }
  | { readonly kind: 'connected'; readonly network: Text }
  | { readonly kind: 'progress'; readonly done: number; readonly text: Text; readonly lines: readonly Line[] }
  | {
      readonly kind: 'test'
      readonly value: string | number
      readonly shown: Text
      readonly lit: boolean
      readonly lines: readonly Line[]
    }

export type BodyKind = Body['kind']

/** What each of the three buttons does, in a word. */
export interface ButtonLegend {
  readonly previous?: TextId
  readonly confirm?: TextId
  readonly next?: TextId
  /** These two say what they do by themselves. */
  readonly back?: never
  readonly close?: never
}
