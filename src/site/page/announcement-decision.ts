/**
 * When something is announced, as a value: what the visitor has heard, and what waits until the device has come
 * to rest. Pure: the live region tells what happens and when, and keeps the one timer.
 */
import type { Language, Picture, Text } from '../../thermostat/device/device'
import { announceChange } from './announce-change'

/** How long after the last change that is announced, in ms. */
const QUIET_MS = 400

/** What a device shows. */
export interface ShownContent {
  readonly picture: Picture
  /** As JSON, because every advice is an object of its own. */
  readonly advice: string
}

export interface AnnouncerState {
  /** What the visitor knows. */
  readonly announced: ShownContent
  /** The device after its last change, drawn or not. */
  readonly latest: ShownContent
  readonly language: Language
  readonly pending: PendingAnnouncement | null
  readonly feedback: { readonly texts: readonly Text[]; readonly due: number } | null
}

/** What is to be said of the device. */
interface PendingAnnouncement {
  readonly texts: readonly Text[]
  /** The texts and their language, to compare: a screen often appears before its words are loaded. */
  readonly key: string
  /** What the visitor knows once it is said; the advice is `null` where it is not part of it. */
  readonly picture: Picture
  readonly advice: string | null
  /** When it is said; `null` if the page has said something else in its place. */
  readonly due: number | null
}

export type AnnouncerEvent =
  /** The page was drawn with another picture, advice or language. */
  | { readonly type: 'drawn'; readonly shown: ShownContent; readonly language: Language }
  /** The device is another; `isByTime` if only time has passed. */
  | { readonly type: 'changed'; readonly shown: ShownContent; readonly isByTime: boolean }
  /** The page says a sentence, for example the companion's. */
  | { readonly type: 'sentence'; readonly sentence: string }
  /** Something happened that the display does not show. */
  | { readonly type: 'aside'; readonly texts: readonly Text[] }
  /** What is due next is due. */
  | { readonly type: 'rested' }

interface AnnouncerContext {
  /** In ms. */
  readonly at: number
  /** Whether the captions of the companion say what happens, because it presses or lets time run. */
  readonly isCaptioned: boolean
}

export interface AnnouncerDecision {
  readonly next: AnnouncerState
  /** What is said now: texts, a sentence, or an empty one so that the same words are heard again. */
  readonly announcement: readonly Text[] | string | null
}

/** @param first the picture when the page was opened: what has changed since is still said */
export function startAnnouncer(first: Picture, shown: ShownContent, language: Language): AnnouncerState {
  const heard = { picture: first, advice: shown.advice }
  return { announced: heard, latest: shown, language, pending: null, feedback: null }
}

/** @returns when `rested` is due, in ms */
export function nextDueTime({ pending, feedback }: AnnouncerState): number | null {
  const [first, second] = [pending?.due ?? null, feedback?.due ?? null]
  return first === null || second === null ? (first ?? second) : Math.min(first, second)
}

export function decideAnnouncement(
  now: AnnouncerState,
  event: AnnouncerEvent,
  moment: AnnouncerContext,
): AnnouncerDecision {
  switch (event.type) {
    case 'drawn':
      return onDrawn(now, event, moment)
    case 'changed':
      return withoutAnnouncement({
        ...now,
        latest: event.shown,
        announced: event.isByTime ? acceptTimeChange(now, event.shown) : now.announced,
      })
    case 'sentence':
      // It wins over what has not been said yet.
      return {
        next: { ...now, pending: now.pending && { ...now.pending, due: null } },
        announcement: event.sentence,
      }
    case 'aside':
      return {
        next: { ...now, feedback: { texts: event.texts, due: moment.at + QUIET_MS } },
        announcement: '',
      }
    case 'rested':
      return onDue(now, moment)
  }
}

const withoutAnnouncement = (next: AnnouncerState): AnnouncerDecision => ({ next, announcement: null })

function onDrawn(
  before: AnnouncerState,
  { shown, language }: Extract<AnnouncerEvent, { type: 'drawn' }>,
  moment: AnnouncerContext,
): AnnouncerDecision {
  const isTranslated = language !== before.language
  const now = { ...before, language }
  const { announcement, next } = onPicture(now, shown, moment)
  if (!isTranslated || !next.feedback) return { announcement, next }
  // An aside that waits is said in the other language.
  return {
    announcement: announcement ?? '',
    next: { ...next, feedback: { ...next.feedback, due: moment.at + QUIET_MS } },
  }
}

function onPicture(
  now: AnnouncerState,
  { picture, advice }: ShownContent,
  moment: AnnouncerContext,
): AnnouncerDecision {
  // What an overlay leads to is said after it.
  const isNew = advice !== now.announced.advice && picture.overlay === null
  const announcement = announceChange(now.announced.picture, picture, isNew ? JSON.parse(advice) : null)
  if (!announcement) return withoutAnnouncement({ ...now, pending: null })
  const key = now.language + JSON.stringify(announcement)
  // A picture that adds nothing must not put it off: some screens always count.
  if (key === now.pending?.key) return withoutAnnouncement(now)
  const { texts, isUrgent } = announcement
  const waiting = { texts, key, picture, advice: isNew ? advice : null, due: moment.at + QUIET_MS }
  return isUrgent ? announcePending(now, waiting, moment) : withoutAnnouncement({ ...now, pending: waiting })
}

function announcePending(
  now: AnnouncerState,
  { texts, picture, advice }: PendingAnnouncement,
  { isCaptioned }: AnnouncerContext,
): AnnouncerDecision {
  const heard = { picture, advice: advice ?? now.announced.advice }
  return { next: { ...now, announced: heard, pending: null }, announcement: isCaptioned ? null : texts }
}

/** What time changes is not said; what the visitor has just done still is. */
function acceptTimeChange({ announced, latest }: AnnouncerState, shown: ShownContent): ShownContent {
  return {
    picture: announceChange(announced.picture, latest.picture) ? announced.picture : shown.picture,
    advice: announced.advice === latest.advice ? shown.advice : announced.advice,
  }
}

/** One thing at a time, so that each is heard: the device first. */
function onDue(now: AnnouncerState, moment: AnnouncerContext): AnnouncerDecision {
  const { pending, feedback } = now
  if (pending && pending.due !== null && pending.due === nextDueTime(now))
    return announcePending(now, pending, moment)
  return { next: { ...now, feedback: null }, announcement: feedback?.texts ?? null }
}
