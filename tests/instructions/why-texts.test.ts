import { describe, expect, test } from 'vitest'
import { compile } from '../../build/catalogs'
import { resolveReferences } from '../../src/common/texts/references'
import { translate } from '../../src/common/texts/translate'
import { createTranslator } from '../../src/common/texts/translator'
import { defaultValueOf, type Fix, findWay, taskIds } from '../../src/help/guidance/guidance'
import type { Scene } from '../../src/help/guidance/scenes/model'
import { sceneOf } from '../../src/help/guidance/scenes/scenes'
import { explanationOf } from '../../src/help/guidance/why/explain'
import { whyGreyed } from '../../src/help/guidance/why/greyed'
import { whyImpossible } from '../../src/help/guidance/why/impossible'
import { states } from '../../src/help/guidance/why/testing'
import { faults, type Language, languages, type Text } from '../../src/thermostat/device/device'
import { openAt } from '../../src/thermostat/device/testing'
import { readTexts } from '../helpers/catalogs'
import { reassuringPhrases } from '../helpers/reassuring-phrases'

function textsIn(language: Language): Readonly<Record<string, string>> {
  const all = {
    ...readTexts(language),
    ...readTexts(`companion-${language}`),
    ...readTexts(`time-${language}`),
  }
  return Object.fromEntries(
    Object.entries(all).map(([id, text]) => [id, resolveReferences(String(text), all)]),
  )
}

/** All reasons and fixes of impossible tasks, and of disabled buttons on home. */
const { reasons, labels } = collectReasons()
const codes = faults.filter((fault) => fault !== 0)
const explanations = [
  ...taskIds.map((id) => explanationOf(id, '')),
  ...[...codes, 'all'].map((code) => explanationOf('why-error', code)),
  explanationOf('why-room-cooler', '', openAt('/home', { settings: { sensorChoice: 'roomSensor' } }).device),
].filter((text) => text !== null)

/** The sentences of all scenes. */
const paused = openAt('/home', { settings: { operatingTimeLimitation: 1 } }).device
const scenes: readonly (Scene | null)[] = [
  ...taskIds.map((id) => sceneOf(id, '', openAt('/home').device)),
  sceneOf('why-limited', '', paused),
  ...codes.map((code) => sceneOf('why-error', code, paused)),
]
const eventTexts = scenes.flatMap((scene) => scene?.events.map(({ describe }) => describe(paused)) ?? [])

function collectReasons() {
  const reasons: Text[] = []
  const fixes: Fix[] = []
  for (const open of [...Object.values(states), () => openAt('/home')]) {
    const { device, now } = open()
    for (const task of taskIds) {
      if (findWay({ device, now }, task, defaultValueOf(task))) continue
      const found = whyImpossible({ device, now }, task, defaultValueOf(task))
      reasons.push(found.why)
      fixes.push(...found.fixes)
    }
    const greyed = whyGreyed({ device, now }, { button: 'next' })
    if (greyed) reasons.push(greyed.why)
  }
  return { reasons, labels: fixes.map(({ label }) => label) }
}

const countSentences = (text: string) => text.split(/[.!?](?: |$)/).filter(Boolean).length

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(text)]))
  const t = (text: Text) => translate(text, createTranslator(language, messages))
  const translated = (all: readonly Text[]) => [...new Set(all.map(t))]

  test('no text calls a fault harmless, and every text about E6 mentions the fuse', () => {
    for (const [id, text] of Object.entries(texts)) expect(text, id).not.toMatch(reassuringPhrases)
    const hot = explanationOf('why-error', 6)
    expect(hot && t(hot)).toContain(t('page.advice.faultHot'))
  })

  test('a reason has at most two sentences, and the label of a fix is no sentence', () => {
    for (const reason of translated(reasons)) {
      expect(countSentences(reason), reason).toBeLessThan(3)
      expect(reason, reason).toMatch(/\S[.!?]$/)
    }
    for (const label of translated(labels)) expect(label).not.toMatch(/[.!?]$/)
  })

  test('an explanation has at most three sentences', () => {
    for (const text of translated(explanations)) expect(countSentences(text), text).toBeLessThan(4)
  })

  test('an event of a scene has one sentence, or two short ones', () => {
    for (const text of translated(eventTexts)) {
      expect(countSentences(text), text).toBeLessThan(3)
      expect(text.length, text).toBeLessThan(150)
      expect(text).toMatch(/\S\.$/)
    }
  })

  test('every value is filled in', () => {
    for (const text of translated([...reasons, ...labels, ...explanations, ...eventTexts])) {
      expect(text).not.toMatch(/[{}]|undefined|[“”„«»]{2}/)
      expect(text.trim()).not.toBe('')
    }
  })
})
