import { describe, expect, test } from 'vitest'
import { compile } from '../../build/catalogs'
import { resolveReferences } from '../../src/common/texts/references'
import { translate } from '../../src/common/texts/translate'
import { createTranslator } from '../../src/common/texts/translator'
import { defaultValueOf, type Fix, taskIds, wayTo } from '../../src/help/guidance/guidance'
import type { Scene } from '../../src/help/guidance/scenes/model'
import { sceneOf } from '../../src/help/guidance/scenes/scenes'
import { explanationOf } from '../../src/help/guidance/why/explain'
import { whyGreyed } from '../../src/help/guidance/why/greyed'
import { whyImpossible } from '../../src/help/guidance/why/impossible'
import { states } from '../../src/help/guidance/why/testing'
import { faults, type Language, languages, type Text } from '../../src/thermostat/device/device'
import { openAt } from '../../src/thermostat/device/testing'
import { allClear } from '../helpers/all-clear'
import { readTexts } from '../helpers/catalogs'

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

/** Everything that is said of tasks that are not possible, and of what is greyed at home. */
const { reasons, labels } = collected()
const codes = faults.filter((fault) => fault !== 0)
const explanations = [
  ...taskIds.map((id) => explanationOf(id, '')),
  ...codes.map((code) => explanationOf('why-error', code)),
  explanationOf('why-room-cooler', '', openAt('/home', { settings: { sensorChoice: 'roomSensor' } }).device),
].filter((text) => text !== null)

/** What is said while time runs to what a task explains. */
const paused = openAt('/home', { settings: { operatingTimeLimitation: 1 } }).device
const scenes: readonly (Scene | null)[] = [
  ...taskIds.map((id) => sceneOf(id, '', openAt('/home').device)),
  sceneOf('why-limited', '', paused),
  ...codes.map((code) => sceneOf('why-error', code, paused)),
]
const turns = scenes.flatMap((scene) => scene?.events.map(({ describe }) => describe(paused)) ?? [])

function collected() {
  const reasons: Text[] = []
  const fixes: Fix[] = []
  for (const open of [...Object.values(states), () => openAt('/home')]) {
    const { device, now } = open()
    for (const task of taskIds) {
      if (wayTo({ device, now }, task, defaultValueOf(task))) continue
      const found = whyImpossible({ device, now }, task, defaultValueOf(task))
      reasons.push(found.why)
      fixes.push(...found.fixes)
    }
    const greyed = whyGreyed({ device, now }, { button: 'next' })
    if (greyed) reasons.push(greyed.why)
  }
  return { reasons, labels: fixes.map(({ label }) => label) }
}

const sentences = (said: string) => said.split(/[.!?](?: |$)/).filter(Boolean).length

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compile(text)]))
  const sayIn = (text: Text) => translate(text, createTranslator(language, messages))
  const said = (all: readonly Text[]) => [...new Set(all.map(sayIn))]

  test('no text calls a fault harmless, and E6 leads to the fuse wherever it is told', () => {
    for (const [id, text] of Object.entries(texts)) expect(text, id).not.toMatch(allClear)
    const hot = explanationOf('why-error', 6)
    expect(hot && sayIn(hot)).toContain(sayIn('page.advice.faultHot'))
  })

  test('a reason is one sentence, or two short ones, and a fix is what to do', () => {
    for (const reason of said(reasons)) {
      expect(sentences(reason), reason).toBeLessThan(3)
      expect(reason, reason).toMatch(/\S[.!?]$/)
    }
    for (const label of said(labels)) expect(label).not.toMatch(/[.!?]$/)
  })

  test('an explanation has three sentences at most', () => {
    for (const text of said(explanations)) expect(sentences(text), text).toBeLessThan(4)
  })

  test('a turn of a scene is one sentence, or two short ones', () => {
    for (const text of said(turns)) {
      expect(sentences(text), text).toBeLessThan(3)
      expect(text.length, text).toBeLessThan(150)
      expect(text).toMatch(/\S\.$/)
    }
  })

  test('every value is filled in', () => {
    for (const text of said([...reasons, ...labels, ...explanations, ...turns])) {
      expect(text).not.toMatch(/[{}]|undefined|[“”„«»]{2}/)
      expect(text.trim()).not.toBe('')
    }
  })
})
