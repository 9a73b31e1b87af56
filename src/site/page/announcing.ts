/**
 * When something is announced, as a value: what the visitor has heard, and what waits until the device has come
 * to rest. Pure: the live region tells what happens and when, and keeps the one timer.
 */
import type { Language, Picture, Text } from '../../thermostat/device/device'
import { announce } from './announce'

/** How long after the last change that is announced, in ms. */
const REST = 400

/** What a device shows. */
export interface Shown {
  readonly picture: Picture
  /** As JSON, because every advice is an object of its own. */
  readonly advice: string
}

export interface Announcing {
  /** What the visitor knows. */
  readonly heard: Shown
  /** The device after its last change, drawn or not. */
  readonly latest: Shown
  readonly language: Language
  readonly waiting: Waiting | null
  readonly aside: { readonly texts: readonly Text[]; readonly due: number } | null
}

/** What is to be said of the device. */
interface Waiting {
  readonly texts: readonly Text[]
  /** The texts and their language, to compare: a screen often appears before its words are loaded. */
  readonly key: string
  /** What the visitor knows once it is said; the advice is `null` where it is not part of it. */
  readonly picture: Picture
  readonly advice: string | null
  /** When it is said; `null` if the page has said something else in its place. */
  readonly due: number | null
}

export type AnnouncingEvent =
  /** The page was drawn with another picture, advice or language. */
  | { readonly type: 'drawn'; readonly shown: Shown; readonly language: Language }
  /** The device is another; `isByTime` if only time has passed. */
  | { readonly type: 'changed'; readonly shown: Shown; readonly isByTime: boolean }
  /** The page says a sentence, for example the companion's. */
  | { readonly type: 'sentence'; readonly sentence: string }
  /** Something happened that the display does not show. */
  | { readonly type: 'aside'; readonly texts: readonly Text[] }
  /** What is due next is due. */
  | { readonly type: 'rested' }

interface Moment {
  /** In ms. */
  readonly at: number
  /** Whether the captions of the companion say what happens, because it presses or lets time run. */
  readonly isCaptioned: boolean
}

export interface Decision {
  readonly next: Announcing
  /** What is said now: texts, a sentence, or an empty one so that the same words are heard again. */
  readonly announcement: readonly Text[] | string | null
}

/** @param first the picture when the page was opened: what has changed since is still said */
export function beginAnnouncing(first: Picture, shown: Shown, language: Language): Announcing {
  const heard = { picture: first, advice: shown.advice }
  return { heard, latest: shown, language, waiting: null, aside: null }
}

/** @returns when `rested` is due, in ms */
export function dueOf({ waiting, aside }: Announcing): number | null {
  const [first, second] = [waiting?.due ?? null, aside?.due ?? null]
  return first === null || second === null ? (first ?? second) : Math.min(first, second)
}

export function decide(now: Announcing, event: AnnouncingEvent, moment: Moment): Decision {
  switch (event.type) {
    case 'drawn':
      return onDrawn(now, event, moment)
    case 'changed':
      return silent({
        ...now,
        latest: event.shown,
        heard: event.isByTime ? letPass(now, event.shown) : now.heard,
      })
    case 'sentence':
      // It wins over what has not been said yet.
      return {
        next: { ...now, waiting: now.waiting && { ...now.waiting, due: null } },
        announcement: event.sentence,
      }
    case 'aside':
      return { next: { ...now, aside: { texts: event.texts, due: moment.at + REST } }, announcement: '' }
    case 'rested':
      return onRested(now, moment)
  }
}

const silent = (next: Announcing): Decision => ({ next, announcement: null })

function onDrawn(
  before: Announcing,
  { shown, language }: Extract<AnnouncingEvent, { type: 'drawn' }>,
  moment: Moment,
): Decision {
  const isTranslated = language !== before.language
  const now = { ...before, language }
  const { announcement, next } = onPicture(now, shown, moment)
  if (!isTranslated || !next.aside) return { announcement, next }
  // An aside that waits is said in the other language.
  return {
    announcement: announcement ?? '',
    next: { ...next, aside: { ...next.aside, due: moment.at + REST } },
  }
}

function onPicture(now: Announcing, { picture, advice }: Shown, moment: Moment): Decision {
  // What an overlay leads to is said after it.
  const isNew = advice !== now.heard.advice && picture.overlay === null
  const announcement = announce(now.heard.picture, picture, isNew ? JSON.parse(advice) : null)
  if (!announcement) return silent({ ...now, waiting: null })
  const key = now.language + JSON.stringify(announcement)
  // A picture that adds nothing must not put it off: some screens always count.
  if (key === now.waiting?.key) return silent(now)
  const { texts, urgent } = announcement
  const waiting = { texts, key, picture, advice: isNew ? advice : null, due: moment.at + REST }
  return urgent ? speak(now, waiting, moment) : silent({ ...now, waiting })
}

function speak(now: Announcing, { texts, picture, advice }: Waiting, { isCaptioned }: Moment): Decision {
  const heard = { picture, advice: advice ?? now.heard.advice }
  return { next: { ...now, heard, waiting: null }, announcement: isCaptioned ? null : texts }
}

/** What time changes is not said; what the visitor has just done still is. */
function letPass({ heard, latest }: Announcing, shown: Shown): Shown {
  return {
    picture: announce(heard.picture, latest.picture) ? heard.picture : shown.picture,
    advice: heard.advice === latest.advice ? shown.advice : heard.advice,
  }
}

/** One thing at a time, so that each is heard: the device first. */
function onRested(now: Announcing, moment: Moment): Decision {
  const { waiting, aside } = now
  if (waiting && waiting.due !== null && waiting.due === dueOf(now)) return speak(now, waiting, moment)
  return { next: { ...now, aside: null }, announcement: aside?.texts ?? null }
}
