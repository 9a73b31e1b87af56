import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/helpers/sample'
import { type Language, languages } from '../../device/device'
import { type TaskId, taskIds } from '../../guidance/guidance'
import type { Words } from '../../texts/words'
import { phrasesIdsOf } from '../phrases'
import type { Found } from './entries'
import { finderOf, findLanguages } from './testing'

const short = (found: Found | undefined) => {
  if (found?.kind === 'screen') return found.path
  if (found?.kind === 'place') return `place ${found.id}`
  if (!found) return undefined
  return found.value === undefined ? found.id : `${found.id}=${found.value}`
}

/** What is found in a language, the best first. */
async function found(language: Language, query: string) {
  return (await finderOf(language))(query).found.map(short)
}

const first = async (language: Language, query: string) => (await found(language, query))[0]

/** Its name first, and those of its directions last. */
const phrasesOf = (id: TaskId, { phrases }: Words) => phrasesIdsOf(id).flatMap(phrases)

test.each(languages)(
  'a task is found by its name, and by each phrase that people type for it among the first three: %s',
  async (language) => {
    const missed: string[] = []
    const [find, [words]] = [await finderOf(language), await findLanguages(language)]
    for (const id of taskIds)
      for (const [at, phrase] of sample([...phrasesOf(id, words).entries()], 10)) {
        const places = find(phrase).found.findIndex((one) => one.kind === 'task' && one.id === id)
        if (places < 0 || places > (at === 0 ? 0 : 2)) missed.push(`${id}: ${phrase} (${places})`)
      }
    expect(missed).toEqual([])
  },
)

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

test.each([
  ['en', 'I set 22, why is the room 19?'],
  ['en', 'room does not reach set temperature'],
  ['en', 'room too cold though set to 22'],
  ['fi', 'asetin 22, miksi huoneessa on 19?'],
  ['fi', 'huone ei saavuta asetettua lämpötilaa'],
  ['sv', 'jag ställde in 22, varför är det 19 i rummet?'],
  ['sv', 'för kallt i rummet fast det är inställt på 22'],
  ['no', 'jeg stilte inn 22, hvorfor er rommet 19?'],
  ['no', 'rommet når ikke innstilt temperatur'],
  ['da', 'jeg har indstillet 22, hvorfor er rummet 19?'],
  ['da', 'rummet er for koldt selv om den er sat til 22'],
  ['de', 'Ich habe 22 eingestellt, warum hat der Raum nur 19?'],
  ['de', 'Raum erreicht die eingestellte Temperatur nicht'],
] as const)('a room that stays cooler is explained, not calibrated: %s "%s"', async (language, query) => {
  expect(await first(language, query)).toBe('why-room-cooler')
})

test.each([
  ['en', 'how long does it take to get warm'],
  ['en', 'why is it not warm yet'],
  ['en', 'still cold after an hour'],
  ['fi', 'kuinka kauan kestää lämmetä'],
  ['fi', 'yhä kylmä tunnin jälkeen'],
  ['sv', 'hur lång tid tar det att bli varmt'],
  ['no', 'fortsatt kaldt etter en time'],
  ['da', 'hvor lang tid tager det at blive varmt'],
  ['de', 'nach einer Stunde noch kalt'],
] as const)('how long it takes to get warm is explained: %s "%s"', async (language, query) => {
  expect(await first(language, query)).toBe('why-not-warm-yet')
})

test.each([
  ['en', 'Sensor selection', 'choose-sensor'],
  ['sv', 'Adaptiv funktion', 'adaptive'],
  ['de', 'Adaptive Funktion', 'adaptive'],
] as const)(
  'the name of a screen finds what is done there, not what it proves: %s "%s"',
  async (language, query, task) => {
    expect(await first(language, query)).toBe(task)
  },
)

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

describe('a time is no temperature', () => {
  test.each([
    [
      'en',
      [
        '6:30',
        '06.30',
        '6.30',
        'at 6',
        'at 6:30',
        '6 am',
        '6 o’clock',
        "6 o'clock",
        'half past 6',
        'quarter to 7',
        'before 7',
        'warm by 7',
      ],
    ],
    ['de', ['6:30', '06.30', '6:30 Uhr', '6 Uhr', 'um 6', 'um halb 7', 'ab 6 Uhr', 'Viertel vor 7']],
    ['fi', ['6:30', '06.30', 'klo 6', 'kello 6.30', 'puoli 7', 'kello 6']],
    ['sv', ['6:30', '06.30', 'kl 6', 'kl. 6', 'klockan 6', 'halv 7', 'kvart över 6']],
    ['no', ['6:30', '06.30', 'kl. 6', 'klokka 6', 'halv 7', 'kvart over 6']],
    ['da', ['6:30', '06.30', 'kl. 6', 'klokken 6', 'halv 7', 'kvart over 6']],
  ] as const)('%s', async (language, queries) => {
    for (const query of queries)
      for (const one of await found(language, query)) expect(one, query).not.toMatch(/^change-temperature=\d/)
  })

  test.each(languages)(
    'digits with a colon or a point ask when it is warm, or for the clock: %s',
    async (language) => {
      for (const query of ['6:30', '06.30'])
        expect((await found(language, query)).slice(0, 2).toSorted()).toEqual([
          'edit-week-program',
          'set-clock',
        ])
    },
  )

  test.each([
    ['en', 'half past six'],
    ['de', 'halb sieben'],
    ['fi', 'puoli seitsemän'],
    ['sv', 'halv sju'],
    ['no', 'halv sju'],
    ['da', 'halv syv'],
  ] as const)('nor is one in words: %s "%s"', async (language, query) => {
    expect(await first(language, query)).toMatch(/^(edit-week-program|set-clock)$/)
  })

  test.each([
    ['en', '22.5', 'change-temperature=23'],
    ['en', 'at 21 degrees', 'change-temperature=21'],
    ['en', '21.50 °C', 'change-temperature=22'],
    ['de', 'um 2 Grad kälter', 'change-temperature'],
  ] as const)('a temperature still is one: %s "%s"', async (language, query, task) => {
    expect(await first(language, query)).toMatch(task)
  })
})

describe('too little heat is not cooler, and too much not warmer', () => {
  test.each([
    [
      'en',
      'warmer',
      ['too little heat', 'not enough heat', 'not warm enough', 'less cold', 'not hot enough'],
    ],
    ['en', 'cooler', ['too much heat', 'less heat', 'not so warm', 'less warm']],
    ['de', 'warmer', ['zu wenig', 'zu wenig Wärme', 'heizt zu wenig', 'nicht warm genug', 'weniger kalt']],
    ['de', 'cooler', ['zu viel Wärme', 'weniger Wärme', 'nicht so warm', 'weniger warm']],
    ['fi', 'warmer', ['liian vähän lämpöä', 'ei tarpeeksi lämmin', 'liian vähän']],
    ['fi', 'cooler', ['liikaa lämpöä', 'vähemmän lämpöä', 'liian paljon lämpöä']],
    ['sv', 'warmer', ['för lite värme', 'för lite', 'inte tillräckligt varmt', 'mindre kallt']],
    ['sv', 'cooler', ['för mycket värme', 'mindre värme', 'inte så varmt', 'mindre varmt']],
    ['no', 'warmer', ['for lite varme', 'ikke varmt nok', 'mindre kaldt']],
    ['no', 'cooler', ['for mye varme', 'mindre varme', 'ikke så varmt']],
    ['da', 'warmer', ['for lidt varme', 'ikke varmt nok', 'mindre koldt']],
    ['da', 'cooler', ['for meget varme', 'mindre varme', 'ikke så varmt']],
  ] as const)('%s: %s', async (language, direction, queries) => {
    for (const query of queries) {
      const all = await found(language, query)
      expect(all, query).toContain(`change-temperature=${direction}`)
    }
  })
})

describe('what is no task of the device is found all the same', () => {
  test.each([
    ['en', 'manual', ['manual', 'instructions', 'user guide', 'manul']],
    ['en', 'booklet', ['print', 'print the manual', 'pdf']],
    ['en', 'share', ['share', 'send', 'send a link', 'share this thermostat']],
    ['en', 'sheet', ['hand-over sheet', 'handover sheet', 'hand over', 'print my settings']],
    ['en', 'page-language', ['page language', "page's language", 'language of the page']],
    ['de', 'manual', ['Anleitung', 'Bedienungsanleitung', 'Handbuch', 'Betriebsanleitung']],
    ['de', 'booklet', ['drucken', 'ausdrucken', 'Anleitung drucken']],
    ['de', 'share', ['teilen', 'senden', 'Link verschicken']],
    ['de', 'sheet', ['Übergabeblatt', 'Uebergabeprotokoll', 'Einstellungen drucken']],
    ['de', 'page-language', ['Sprache der Seite', 'Seitensprache']],
    ['fi', 'manual', ['käyttöohje', 'kayttoohje', 'ohjeet', 'opas']],
    ['fi', 'booklet', ['tulosta', 'tulostus']],
    ['fi', 'share', ['jaa', 'lähetä', 'jaa linkki']],
    ['fi', 'sheet', ['luovutuslomake', 'luovutuspöytäkirja', 'tulosta asetukset']],
    ['fi', 'page-language', ['sivun kieli', 'sivuston kieli']],
    ['sv', 'manual', ['bruksanvisning', 'manual', 'instruktioner']],
    ['sv', 'booklet', ['skriv ut', 'skriva ut']],
    ['sv', 'share', ['dela', 'skicka', 'skicka länk']],
    ['sv', 'sheet', ['överlämningsblad', 'overlamning', 'skriv ut inställningar']],
    ['sv', 'page-language', ['sidans språk', 'språk på sidan']],
    ['no', 'manual', ['bruksanvisning', 'brukerveiledning', 'manual']],
    ['no', 'booklet', ['skriv ut', 'utskrift']],
    ['no', 'share', ['del', 'dele', 'send lenke']],
    ['no', 'sheet', ['overleveringsark', 'overlevering']],
    ['no', 'page-language', ['sidens språk', 'språk på siden']],
    ['da', 'manual', ['brugervejledning', 'vejledning', 'brugsanvisning']],
    ['da', 'booklet', ['udskriv', 'print']],
    ['da', 'share', ['del', 'dele', 'send link']],
    ['da', 'sheet', ['overdragelsesark', 'overdragelse']],
    ['da', 'page-language', ['sidens sprog', 'sprog på siden']],
  ] as const)('%s: %s', async (language, place, queries) => {
    for (const query of queries) expect(await first(language, query), query).toBe(`place ${place}`)
  })
})

test('where nothing fits well no more than the nearest three are given, and it says so', async () => {
  const find = await finderOf('en')
  for (const query of ['football results', 'vacuum cleaner', 'tv remote batteries']) {
    const { found: nearest, isSure } = find(query)
    expect(isSure, query).toBe(false)
    expect(nearest.length, query).toBeLessThanOrEqual(3)
  }
  for (const query of ['child lock', 'temprature', 'the display stays dark'])
    expect(find(query).isSure, query).toBe(true)
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
    const one = (await finderOf('en'))(query).found.find((each) => each.kind === 'task' && each.id === id)
    expect(one).toBeDefined()
    expect(one).toMatchObject({ typed: { said, nearest } })
  },
)
