import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../device/device'
import { type TaskId, taskIds } from '../../guidance/guidance'
import { loadTaskWords, type TaskWords, wordIdsOf } from '../task-words'
import type { Found } from './entries'
import { finderOf } from './testing'

const short = (found: Found | undefined) => {
  if (found?.kind !== 'task') return found?.path
  return found.value === undefined ? found.id : `${found.id}=${found.value}`
}

/** What is found in a language, the best first. */
async function found(language: Language, query: string) {
  return (await finderOf(language))(query).map(short)
}

const first = async (language: Language, query: string) => (await found(language, query))[0]

/** Its name first, and those of its directions last. */
const phrasesOf = (id: TaskId, words: TaskWords) => wordIdsOf(id).flatMap((key) => words[key] ?? [])

test('a task is found by its name, and by each phrase that people type for it among the first three', async () => {
  const missed: string[] = []
  for (const language of languages) {
    const [find, words] = [await finderOf(language), await loadTaskWords(language)]
    for (const id of taskIds)
      for (const [at, phrase] of phrasesOf(id, words).entries()) {
        const places = find(phrase).findIndex((one) => one.kind === 'task' && one.id === id)
        if (places < 0 || places > (at === 0 ? 0 : 2)) missed.push(`${language} ${id}: ${phrase} (${places})`)
      }
  }
  expect(missed).toEqual([])
})

test.each([
  ['en', 'temprature', 'change-temperature'],
  ['fi', 'lukitus', 'lock-keys'],
  ['fi', 'näppäinlukko auki', 'unlock-keys'],
  ['de', 'Fussbodenheizung aus', 'turn-off'],
  ['da', 'klokken er forkert', 'set-clock'],
] as const)('typos, endings and compounds are forgiven: %s "%s"', async (language, query, task) => {
  expect(await first(language, query)).toBe(task)
})

test.each([
  ['en', 'timer'],
  ['sv', 'timer'],
  ['no', 'timer'],
  ['da', 'timer'],
  ['de', 'Timer'],
  ['fi', 'ajastin'],
] as const)('a thing alone finds the task that begins with it: %s "%s"', async (language, query) => {
  expect(await first(language, query)).toBe('start-timer')
})

test.each([
  ['en', 'why'],
  ['fi', 'Miksi?'],
  ['de', 'warum'],
  ['sv', 'varför'],
  ['no', 'hvorfor'],
  ['da', 'hvorfor'],
] as const)('"why" alone finds what explains: %s "%s"', async (language, query) => {
  const tasks = await found(language, query)
  expect(tasks.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^why-/)))
})

test.each(languages)('a number alone is a temperature: %s', async (language) => {
  expect(await first(language, '23')).toBe('change-temperature=23')
})

test.each([
  ['sv', 'las upp knapparna', 'unlock-keys'],
  ['sv', 'laas upp knapparna', 'unlock-keys'],
  ['no', 'utendoers varme', 'ground-heating'],
  ['da', 'gulvfoler kalibrering', 'calibrate-floor'],
  ['de', 'Menue oeffnet nicht', 'why-locked-guest'],
  ['de', 'FUSSBODEN AUS', 'turn-off'],
  ['fi', 'lampotila', 'change-temperature'],
] as const)('a foreign keyboard will do: %s "%s"', async (language, query, task) => {
  expect(await first(language, query)).toBe(task)
})

test.each([
  ['en', 'factoryreset', 'factory-reset'],
  ['de', 'Bodenfühlerkalibrieren', 'calibrate-floor'],
  ['sv', 'ändratemperatur', 'change-temperature'],
] as const)('a space that is missing is no matter: %s "%s"', async (language, query, task) => {
  expect(await first(language, query)).toBe(task)
})

test.each([
  ['en', '24 degrees', 'change-temperature=24'],
  ['en', '24°', 'change-temperature=24'],
  ['sv', '22 grader', 'change-temperature=22'],
  ['fi', '25 astetta', 'change-temperature=25'],
  ['en', 'swedish', 'change-language=sv'],
  ['de', 'Finnisch', 'change-language=fi'],
  ['fi', 'ruotsi', 'change-language=sv'],
  ['en', 'E3', 'why-error=3'],
  ['en', '1200 W', 'installed-power=1200'],
  ['de', '1,2 kW', 'installed-power=1200'],
  ['en', 'NTC 10k', 'sensor-type=NTC10K'],
  ['en', '65%', 'power-share=65'],
  ['sv', '8 timmar', 'start-timer=8'],
  ['en', 'UTC+2', 'set-time-zone=UTC+2'],
  ['en', 'vinyl', 'floor-type=plastic/vinyl'],
  ['sv', 'stäng av sommartid', 'summer-time=off'],
  ['da', 'kalibrer gulvføler 0,5', 'calibrate-floor=5'],
] as const)('a value is found with its task: %s "%s"', async (language, query, task) => {
  expect(await first(language, query)).toBe(task)
})

describe('the temperature is found with the direction in which it shall go', () => {
  test.each([
    [
      'en',
      ['warmer', 'too cold', 'raise the temperature', 'turn it up', 'I am freezing', 'floor is not warm'],
    ],
    ['sv', ['varmare', 'för kallt', 'höj temperaturen', 'golvet är kallt']],
    ['no', ['varmere', 'det er for kaldt', 'skru opp temperaturen', 'kaldt gulv']],
    ['da', ['varmere', 'der er for koldt', 'skru op for varmen', 'hæv temperaturen']],
    ['de', ['wärmer', 'zu kalt', 'Temperatur erhöhen', 'kalter Boden', 'kalte Fliesen', 'waermer']],
    ['fi', ['lämpimämpi', 'liian kylmä', 'lattia on kylmä', 'nosta lämpötilaa', 'kuumempi', 'too cold']],
  ] as const)('warmer: %s', async (language, queries) => {
    for (const query of queries)
      expect(await found(language, query), query).toContain('change-temperature=warmer')
  })

  test.each([
    [
      'en',
      ['cooler', 'colder', 'make it colder', 'too hot', 'too warm', 'turn it down', 'lower temperature'],
    ],
    ['sv', ['kallare', 'svalare', 'för varmt', 'sänk temperaturen']],
    ['no', ['kaldere', 'kjøligere', 'for varmt', 'skru ned temperaturen']],
    ['da', ['koldere', 'køligere', 'der er for varmt', 'sænk temperaturen']],
    ['de', ['kälter', 'kühler', 'zu heiß', 'Boden zu warm', 'Temperatur senken']],
    ['fi', ['viileämpi', 'kylmempi', 'liian kuuma', 'liian lämmin', 'laske lämpötilaa', 'too hot']],
  ] as const)('cooler: %s', async (language, queries) => {
    for (const query of queries)
      expect(await found(language, query), query).toContain('change-temperature=cooler')
  })

  test.each([
    ['en', 'change the temperature', 'change-temperature'],
    ['en', 'raise or lower temperature', 'change-temperature'],
    ['fi', 'nosta laske lämpöä', 'change-temperature'],
    ['en', 'too cold, 24 degrees', 'change-temperature=24'],
  ] as const)('none, both and a number: %s "%s"', async (language, query, task) => {
    expect(await first(language, query)).toBe(task)
  })
})

test('a number that is no value of the task leaves the value open', async () => {
  expect(await first('en', 'set temperature to 80 degrees')).toBe('change-temperature')
})

test('a screen is found by its title, and a task that fits as well comes before it', async () => {
  expect(await found('en', 'Hotel values')).toContain('/home/menu/installer/applications/hotel/edit')
  expect(await found('sv', 'knapplås')).toEqual(
    expect.arrayContaining(['lock-keys', 'unlock-keys', '/home/menu/settings/keylock']),
  )
  expect(await first('sv', 'knapplås')).not.toMatch('/')
})

test('the language of the display and English are understood at once', async () => {
  expect(await first('fi', 'child lock')).toBe('lock-keys')
  expect(await first('fi', 'lapsilukko')).toBe('lock-keys')
})

test('at most eight are given', async () => {
  expect((await found('en', 'temperature')).length).toBeLessThanOrEqual(8)
})

test('nothing is found for nothing, nor for what is like nothing', async () => {
  for (const query of ['', '   ', '?!', 'xyzzy', 'qwrtz']) expect(await found('en', query)).toEqual([])
})

test.each([
  ['en', 'serial number', 'serialNumber'],
  ['en', 'MAC address', 'mac'],
  ['en', 'meter key', 'wmbusKey'],
  ['sv', 'serienummer', 'serialNumber'],
  ['sv', 'mätarnyckel', 'wmbusKey'],
  ['no', 'serienummer', 'serialNumber'],
  ['no', 'målernøkkel', 'wmbusKey'],
  ['fi', 'sarjanumero', 'serialNumber'],
  ['fi', 'mittarin avain', 'wmbusKey'],
  ['da', 'serienummer', 'serialNumber'],
  ['da', 'målernøgle', 'wmbusKey'],
  ['de', 'Seriennummer', 'serialNumber'],
  ['de', 'Zählerschlüssel', 'wmbusKey'],
] as const)('a line of the system info is found by its name: %s "%s"', async (language, query, line) => {
  expect(await first(language, query)).toBe(`system-info=${line}`)
})

test.each([
  ['set temperature to 80 degrees', 'change-temperature', '80', 35],
  ['installed power 604 W', 'installed-power', '604', 600],
  ['timer 5 hours', 'start-timer', '5', 4],
  ['hotel 20 to 23', 'hotel', '20 to 23', undefined],
] as const)(
  'a number that is no value is kept with the nearest one: %s',
  async (query, id, said, nearest) => {
    const one = (await finderOf('en'))(query).find((each) => each.kind === 'task' && each.id === id)
    expect(one).toBeDefined()
    expect(one).toMatchObject({ typed: { said, nearest } })
  },
)
