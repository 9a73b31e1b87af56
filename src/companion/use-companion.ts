/** How the companion's components read it, and say its texts in the visitor's language. */
import { type ComponentType, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Language, languageOf, type Text } from '../device/device'
import { type DeviceStore, useDevice, useDeviceStore } from '../display/use-device'
import type { TaskId } from '../guidance/guidance'
import type * as tell from '../guidance/telling/tell'
import { loadPart, type Part, withTexts } from '../texts/guidance'
import type { Message } from '../texts/message'
import { say } from '../texts/say'
import { useLoading } from '../texts/use-loaded'
import type { Words } from '../texts/words'
import { useWords } from '../texts/words-provider'
import { part } from '../ui/part'
import { onGreyedLine } from './greyed-lines'
import type { Play } from './play'
import { whenAsked } from './reasons'
import { type Companion, createCompanion } from './store'
import { loadTaskWords, type TaskWords } from './task-words'

const why = part(() => import('../guidance/why/why'))
const scenes = part(() => import('./time/scenes'))
const tellingCode = part(() => import('../guidance/telling/tell'))

/** One companion for each device, however many components show it. */
const companions = new WeakMap<DeviceStore, Companion>()

export function useCompanion(): Companion {
  const store = useDeviceStore()
  const [companion] = useState(() => {
    const known = companions.get(store)
    if (known) return known
    const worded = async <File>(file: Promise<File>, part: Part) =>
      (await Promise.all([file, addTexts(part, languageOf(store.getState().device))]))[0]
    const created = createCompanion(
      store,
      window,
      whenAsked(() => worded(why.load(), 'reasons'), setMissing),
      whenAsked(async () => (await worded(scenes.load(), 'time')).createScenes(store), setMissing),
    )
    created.subscribe(({ aim, why, state }, before) => {
      if (aim !== before.aim || why !== before.why || state === 'closed') setMissing(null)
    })
    companions.set(store, created)
    onGreyedLine(document, created.explain)
    return created
  })
  return companion
}

type Again = () => Promise<boolean>

/** What asks once more for what could not be loaded; `null` where nothing is missing. */
const missing = createStore<{ readonly again: Again | null }>(() => ({ again: null }))

function setMissing(again: Again | null): void {
  missing.setState({ again })
}

/** Says that something could not be loaded, and asks for it again. */
export type Missing = ComponentType<{ readonly again: Again }>

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function usePlay<Piece>(select: (play: Play) => Piece): Piece {
  return useStore(useCompanion(), select)
}

/** What tells a task's steps and its end. */
export type Telling = typeof tell

interface Loaded {
  /** Those of further parts are added when these are loaded. */
  readonly messages: Record<string, Message>
  readonly tasks: TaskWords
  /** Its texts are among the messages. */
  readonly telling: Telling | null
}

const loaded = new Map<Language, Loaded>()

/** The parts that were asked for; another language needs them too. */
const parts = new Set<Part>(['guidance'])

async function load(language: Language): Promise<Loaded> {
  const [tasks, telling, ...texts] = await Promise.all([
    loadTaskWords(language),
    parts.has('telling') ? tellingCode.load() : null,
    ...[...parts].map((part) => loadPart(part, language)),
  ])
  const messages = Object.assign(loaded.get(language)?.messages ?? {}, ...texts)
  const texted = { messages, tasks, telling }
  loaded.set(language, texted)
  return texted
}

/**
 * Adds a part of the texts, in this language and in those that follow.
 * @throws where a file fails to load
 */
export async function addTexts(part: Part, language: Language): Promise<void> {
  parts.add(part)
  await load(language)
}

export interface Sayings {
  /** The words of the language, with the companion's. */
  readonly words: Words
  readonly tasks: TaskWords
  readonly telling: Telling | null
  say(text: Text): string
  /** What a task is called. */
  name(task: TaskId): string
}

/** Without a network the words of a language that was never chosen are English. */
const loadOrEnglish = (language: Language): Promise<Loaded | null> => load(language).catch(() => load('en'))

/** What tells a task's steps and its end is not needed before one is chosen. */
const loadWithTelling = (language: Language) => {
  parts.add('telling')
  return loadOrEnglish(language)
}

interface SayingsOrNot {
  /** `null` until the texts are loaded. Those of the last language stay until the next ones are. */
  readonly sayings: Sayings | null
  /** What asks again for what is missing of them, or of what was asked for; `null` where nothing is. */
  readonly again: Again | null
}

export function useSayings(): SayingsOrNot {
  const words = useWords()
  const language = useDevice(languageOf)
  const isChosen = usePlay(({ aim }) => aim !== null)
  const part = useStore(missing, (all) => all.again)
  const {
    loaded: texts,
    isMissing,
    again,
  } = useLoading(isChosen ? loadWithTelling : loadOrEnglish, language, () => loaded.get(language) ?? null)
  const sayings = useMemo(() => {
    if (!texts) return null
    const all = withTexts(words, texts.messages)
    const { tasks, telling } = texts
    const name = (task: TaskId) => tasks[task]?.[0] ?? task
    return { words: all, tasks, telling, say: (text: Text) => say(text, all), name }
  }, [texts, words])
  const both = async () => {
    const isSaid = await again()
    return (part ? await part() : true) && isSaid
  }
  return { sayings, again: isMissing || part ? both : null }
}
