/**
 * Decides what the live region announces, and when: a pure function of the state, an event and the time.
 * `live-region.tsx` passes on the events and keeps the only timer.
 */
import type { Language, Picture, Text } from '../../thermostat/device/device'
import { announceChange } from './announce-change'

/** The device is announced after this time without another announced change, in ms. */
const QUIET_MS = 400

export interface ShownContent {
  readonly picture: Picture
  /** As JSON, to compare: each advice is a new object. */
  readonly advice: string
}

export interface AnnouncerState {
  /** The content that the visitor knows. */
  readonly announced: ShownContent
  /** The content after the last change of the device, drawn or not. */
  readonly latest: ShownContent
  readonly language: Language
  readonly pending: PendingAnnouncement | null
  /** Feedback on an input that changes nothing on the display. `due` in ms. */
  readonly feedback: { readonly texts: readonly Text[]; readonly due: number } | null
}

interface PendingAnnouncement {
  readonly texts: readonly Text[]
  /** The texts and their language, to compare: a screen often appears before its texts are loaded. */
  readonly key: string
  /** The picture that the visitor knows after the announcement. */
  readonly picture: Picture
  /** The advice that the announcement contains, or `null`. */
  readonly advice: string | null
  /** In ms; `null` after a sentence of the page was announced instead. */
  readonly due: number | null
}

export type AnnouncerEvent =
  /** The page was drawn with another picture, advice or language. */
  | { readonly type: 'drawn'; readonly shown: ShownContent; readonly language: Language }
  /** The device changed; `isByTime` if only time has passed. */
  | { readonly type: 'changed'; readonly shown: ShownContent; readonly isByTime: boolean }
  /** The page announces a sentence, for example of the companion. */
  | { readonly type: 'sentence'; readonly sentence: string }
  | { readonly type: 'feedback'; readonly texts: readonly Text[] }
  /** The time of `nextDueTime` has come. */
  | { readonly type: 'due' }

interface AnnouncerContext {
  /** The current time, in ms. */
  readonly at: number
  /** True while the companion presses or runs a scene: its captions describe the changes. */
  readonly isCaptioned: boolean
}

export interface AnnouncerDecision {
  readonly next: AnnouncerState
  /** Texts, a sentence, or an empty string, after which the same words are announced again. `null` for nothing. */
  readonly announcement: readonly Text[] | string | null
}

/** @param first the picture when the page was opened; changes since then are announced */
export function startAnnouncer(first: Picture, shown: ShownContent, language: Language): AnnouncerState {
  const announced = { picture: first, advice: shown.advice }
  return { announced, latest: shown, language, pending: null, feedback: null }
}

/** @returns the time of the next `due` event, in ms */
export function nextDueTime({ pending, feedback }: AnnouncerState): number | null {
  const [first, second] = [pending?.due ?? null, feedback?.due ?? null]
  return first === null || second === null ? (first ?? second) : Math.min(first, second)
}

export function decideAnnouncement(
  state: AnnouncerState,
  event: AnnouncerEvent,
  context: AnnouncerContext,
): AnnouncerDecision {
  switch (event.type) {
    case 'drawn':
      return onDrawn(state, event, context)
    case 'changed':
      return withoutAnnouncement({
        ...state,
        latest: event.shown,
        announced: event.isByTime ? acceptTimeChange(state, event.shown) : state.announced,
      })
    case 'sentence':
      // A sentence replaces the pending announcement of the device.
      return {
        next: { ...state, pending: state.pending && { ...state.pending, due: null } },
        announcement: event.sentence,
      }
    case 'feedback':
      return {
        next: { ...state, feedback: { texts: event.texts, due: context.at + QUIET_MS } },
        announcement: '',
      }
    case 'due':
      return onDue(state, context)
  }
}

const withoutAnnouncement = (next: AnnouncerState): AnnouncerDecision => ({ next, announcement: null })

function onDrawn(
  before: AnnouncerState,
  { shown, language }: Extract<AnnouncerEvent, { type: 'drawn' }>,
  context: AnnouncerContext,
): AnnouncerDecision {
  const isTranslated = language !== before.language
  const state = { ...before, language }
  const { announcement, next } = onPicture(state, shown, context)
  if (!isTranslated || !next.feedback) return { announcement, next }
  // Pending feedback is announced in the new language, after another quiet time.
  return {
    announcement: announcement ?? '',
    next: { ...next, feedback: { ...next.feedback, due: context.at + QUIET_MS } },
  }
}

function onPicture(
  state: AnnouncerState,
  { picture, advice }: ShownContent,
  context: AnnouncerContext,
): AnnouncerDecision {
  // Advice is announced after an overlay has closed.
  const isNew = advice !== state.announced.advice && picture.overlay === null
  const announcement = announceChange(state.announced.picture, picture, isNew ? JSON.parse(advice) : null)
  if (!announcement) return withoutAnnouncement({ ...state, pending: null })
  const key = state.language + JSON.stringify(announcement)
  // A picture without new texts must not delay the announcement: some screens count all the time.
  if (key === state.pending?.key) return withoutAnnouncement(state)
  const { texts, isUrgent } = announcement
  const pending = { texts, key, picture, advice: isNew ? advice : null, due: context.at + QUIET_MS }
  return isUrgent ? announcePending(state, pending, context) : withoutAnnouncement({ ...state, pending })
}

function announcePending(
  state: AnnouncerState,
  { texts, picture, advice }: PendingAnnouncement,
  { isCaptioned }: AnnouncerContext,
): AnnouncerDecision {
  const announced = { picture, advice: advice ?? state.announced.advice }
  return { next: { ...state, announced, pending: null }, announcement: isCaptioned ? null : texts }
}

/** Changes by time are not announced, but the visitor's last change still is. */
function acceptTimeChange({ announced, latest }: AnnouncerState, shown: ShownContent): ShownContent {
  return {
    picture: announceChange(announced.picture, latest.picture) ? announced.picture : shown.picture,
    advice: announced.advice === latest.advice ? shown.advice : announced.advice,
  }
}

/** Announces only what was due first, or the device if both were, so that neither interrupts the other. */
function onDue(state: AnnouncerState, context: AnnouncerContext): AnnouncerDecision {
  const { pending, feedback } = state
  if (pending && pending.due !== null && pending.due === nextDueTime(state))
    return announcePending(state, pending, context)
  return { next: { ...state, feedback: null }, announcement: feedback?.texts ?? null }
}
