import { expect, test } from 'vitest'
import { languages } from '../../../thermostat/device/device'
import type { TaskId } from '../../guidance/guidance'
import { type ExampleText, exampleTexts } from './examples'
import { finderOf, loadTranslator } from './testing'

/** The task that is among the first three results of an example. */
const answers: Partial<Record<ExampleText, TaskId>> = {
  'page.example.cold': 'change-temperature',
  'page.example.hours': 'start-timer',
  'page.example.code': 'why-error',
  'page.example.why': 'why-room-cooler',
}

// behaviour 29.12
test.each(languages)('every example is answered: %s', async (language) => {
  const [find, translator] = [await finderOf(language), await loadTranslator(language)]
  for (const text of exampleTexts) {
    const { results, isSure } = find(translator.message(text))
    expect(isSure, text).toBe(true)
    const ids = results.slice(0, 3).map((result) => result.kind === 'task' && result.id)
    const answer = answers[text]
    if (answer) expect(ids, text).toContain(answer)
  }
})
