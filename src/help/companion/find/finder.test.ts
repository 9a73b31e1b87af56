import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { taskIds } from '../../guidance/guidance'
import { topics } from '../../guidance/tasks/topics'
import { nameOfPlace, placeIds } from '../places'
import { DANGER, labelOf, loadPhrases, NONE } from './phrases'
import { allResults, finderOf, firstResult, firstResults, loadTranslator } from './testing'

test.each(languages)('a task or place is found for its name: %s', async (language) => {
  const [find, translator] = [await finderOf(language), await loadTranslator(language)]
  const named = [
    ...taskIds.map((id) => [id, translator.message(`task.${id}`)] as const),
    ...placeIds.map((id) => [id, translator.message(nameOfPlace(id))] as const),
  ]
  // A page of the manual may have nearly the same name as the task that it is about.
  const missed = named.filter(([id, name]) => {
    const firstTwo = find(name).results.slice(0, 2)
    return !firstTwo.some((result) => result.kind !== 'screen' && result.id === id)
  })
  expect(missed).toEqual([])
})

test.each(languages)(
  'each task, topic and place has phrases, and no other key has any: %s',
  async (language) => {
    const { byKey } = await loadPhrases(language)
    const labels = new Set(Object.keys(byKey).map(labelOf))
    const topicKeys = Object.entries(topics).flatMap(([task, all]) => all.map((topic) => `${task}=${topic}`))
    expect([...labels].toSorted()).toEqual([...taskIds, ...topicKeys, ...placeIds, DANGER, NONE].toSorted())
    for (const [key, list] of Object.entries(byKey)) expect(list.length, key).toBeGreaterThanOrEqual(5)
  },
)

/** Queries by test title and language, with the task that must come first and, if asked for, its value. */
const comesFirst: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  'typos, endings and compounds are tolerated': {
    en: `change-temperature: temprature; tempature
      change-language: thremostat langauge`,
    fi: `change-temperature: lämpötlla
      lock-keys: lukitus
      unlock-keys: näppäinlukko auki`,
    de: `turn-off: Fussbodenheizung aus
      change-temperature: Temperatr`,
    da: 'set-clock: klokken er forkert',
  },
  'a thing alone finds the task that begins with it': {
    en: 'start-timer: timer',
    sv: 'start-timer: timer',
    no: 'start-timer: timer',
    da: 'start-timer: timer',
    de: 'start-timer: Timer',
    fi: 'start-timer: ajastin',
  },
  '"the room stays cooler" finds the explanation, not the calibration': {
    en: `why-room-cooler: I set 22, why is the room 19?; room does not reach set temperature;
      room too cold though set to 22`,
    fi: 'why-room-cooler: asetin 22, miksi huoneessa on 19?; huone ei saavuta asetettua lämpötilaa',
    sv: `why-room-cooler: jag ställde in 22, varför är det 19 i rummet?;
      för kallt i rummet fast det är inställt på 22`,
    no: 'why-room-cooler: jeg stilte inn 22, hvorfor er rommet 19?; rommet når ikke innstilt temperatur',
    da: `why-room-cooler: jeg har indstillet 22, hvorfor er rummet 19?;
      rummet er for koldt selv om den er sat til 22`,
    de: `why-room-cooler: Ich habe 22 eingestellt, warum hat der Raum nur 19?;
      Raum erreicht die eingestellte Temperatur nicht`,
  },
  '"how long until it is warm" finds the explanation': {
    en: `why-not-warm-yet: how long does it take to get warm; why is it not warm yet;
      still cold after an hour`,
    fi: 'why-not-warm-yet: kuinka kauan kestää lämmetä; yhä kylmä tunnin jälkeen',
    sv: 'why-not-warm-yet: hur lång tid tar det att bli varmt',
    no: 'why-not-warm-yet: fortsatt kaldt etter en time',
    da: 'why-not-warm-yet: hvor lang tid tager det at blive varmt',
    de: 'why-not-warm-yet: nach einer Stunde noch kalt',
  },
  'the title of a screen finds its tasks, not the explanations that it proves': {
    en: 'choose-sensor: Sensor selection',
    sv: 'adaptive: Adaptiv funktion',
    de: 'adaptive: Adaptive Funktion',
  },
  'letters of a foreign keyboard are tolerated': {
    sv: 'unlock-keys: las upp knapparna; laas upp knapparna',
    no: 'ground-heating: utendoers varme',
    da: 'calibrate-floor: gulvfoler kalibrering',
    de: `why-locked-guest: Menue oeffnet nicht
      turn-off: FUSSBODEN AUS`,
    fi: 'change-temperature: lampotila',
  },
  'a missing space is tolerated': {
    en: 'factory-reset: factoryreset',
    de: 'calibrate-floor: Bodenfühlerkalibrieren',
    sv: 'change-temperature: ändratemperatur',
  },
  'the language of the display and English are understood at once': {
    fi: 'lock-keys: child lock; lapsilukko',
  },
  'a fault in words has its error code, and a sensor is the floor sensor if no other is named': {
    en: `why-error=1: room sensor short circuit
      why-error=2: open circuit of the room sensor
      why-error=3: sensor short circuit
      why-error=4: floor sensor open circuit`,
    sv: `why-error=1: kortslutning i rumsgivaren
      why-error=3: kortslutning givare
      why-error=4: givare avbrott`,
    no: `why-error=1: kortslutning i romføleren
      why-error=3: føler kortsluttet
      why-error=4: følerbrudd`,
    da: `why-error=1: kortslutning i rumføleren
      why-error=3: føler kortsluttet
      why-error=4: føler afbrudt`,
    de: `why-error=1: Raumfühler Kurzschluss
      why-error=3: Fühler Kurzschluss
      why-error=4: Fühlerbruch`,
    fi: `why-error=1: oikosulku huoneanturissa
      why-error=3: anturi oikosulussa
      why-error=4: katkos lattia-anturissa`,
  },
  'the reading of the floor is found on the display, not in a setting': {
    en: "what-it-says: where do I see the floor sensor's temperature",
    sv: 'what-it-says: var ser jag golvets temperatur',
    no: 'what-it-says: hvor ser jeg gulvtemperaturen',
    da: 'what-it-says: hvor ser jeg gulvtemperaturen',
    de: 'what-it-says: wo sehe ich die bodentemperatur',
    fi: 'what-it-says: mistä näen lattian lämpötilan',
  },
  'a floor that stays cold although the relay is closed finds the answer about the cable': {
    en: `why-not-warm-yet: floor does not get warm although the relay clicks;
      heating symbol is on but floor stays cold`,
    sv: 'why-not-warm-yet: reläet klickar men golvet är kallt',
    no: 'why-not-warm-yet: releet klikker men gulvet er kaldt',
    da: 'why-not-warm-yet: relæet klikker men gulvet er koldt',
    de: 'why-not-warm-yet: Relais klickt, aber der Boden bleibt kalt',
    fi: 'why-not-warm-yet: rele naksuu mutta lattia on kylmä',
  },
  'an app or a telephone finds WiFi': {
    en: 'connect-wifi: app; connect to my phone',
    sv: 'connect-wifi: app; styra med mobilen',
    no: 'connect-wifi: app; koble til mobilen',
    da: 'connect-wifi: app; forbind med min telefon',
    de: 'connect-wifi: App; mit dem handy verbinden',
    fi: 'connect-wifi: sovellus; yhdistä puhelimeen',
  },
  'tasks outside of the device are found, too': {
    en: `place manual: manual; instructions; user guide; manul
      place booklet: print; print the manual; pdf
      place share: share; send; send a link; share this thermostat
      place sheet: hand-over sheet; handover sheet; hand over; print my settings
      place page-language: page language; page's language; language of the page`,
    de: `place manual: Anleitung; Bedienungsanleitung; Handbuch; Betriebsanleitung
      place booklet: drucken; ausdrucken; Anleitung drucken
      place share: teilen; senden; Link verschicken
      place sheet: Übergabeblatt; Uebergabeprotokoll; Einstellungen drucken
      place page-language: Sprache der Seite; Seitensprache`,
    fi: `place manual: käyttöohje; kayttoohje; ohjeet; opas
      place booklet: tulosta; tulostus
      place share: jaa; lähetä; jaa linkki
      place sheet: luovutuslomake; luovutuspöytäkirja; tulosta asetukset
      place page-language: sivun kieli; sivuston kieli`,
    sv: `place manual: bruksanvisning; manual; instruktioner
      place booklet: skriv ut; skriva ut
      place share: dela; skicka; skicka länk
      place sheet: överlämningsblad; overlamning; skriv ut inställningar
      place page-language: sidans språk; språk på sidan`,
    no: `place manual: bruksanvisning; brukerveiledning; manual
      place booklet: skriv ut; utskrift
      place share: del; dele; send lenke
      place sheet: overleveringsark; overlevering
      place page-language: sidens språk; språk på siden`,
    da: `place manual: brugervejledning; vejledning; brugsanvisning
      place booklet: udskriv; print
      place share: del; dele; send link
      place sheet: overdragelsesark; overdragelse
      place page-language: sidens sprog; sprog på siden`,
  },
  'a line of the system info is found by its name': {
    en: `system-info=serialNumber: serial number
      system-info=mac: MAC address
      system-info=wmbusKey: meter key`,
    sv: `system-info=serialNumber: serienummer
      system-info=wmbusKey: mätarnyckel`,
    no: `system-info=serialNumber: serienummer
      system-info=wmbusKey: målernøkkel`,
    fi: `system-info=serialNumber: sarjanumero
      system-info=wmbusKey: mittarin avain`,
    da: `system-info=serialNumber: serienummer
      system-info=wmbusKey: målernøgle`,
    de: `system-info=serialNumber: Seriennummer
      system-info=wmbusKey: Zählerschlüssel`,
  },
}

describe.each(Object.entries(comesFirst))('%s', (_, byLanguage) => {
  test.each(languages.filter((language) => byLanguage[language]))('%s', async (language) => {
    const { found, wanted } = await firstResults(language, byLanguage[language] ?? '')
    expect(found).toEqual(wanted)
  })
})

/** Questions about the heating in summer. */
const summers: Readonly<Record<Language, string>> = {
  en: 'should I turn it off in summer',
  sv: 'ska jag stänga av golvvärmen på sommaren',
  no: 'bør jeg slå av gulvvarmen om sommeren',
  da: 'skal jeg slukke gulvvarmen om sommeren',
  de: 'soll ich sie im Sommer ausschalten',
  fi: 'pitääkö lattialämmitys sammuttaa kesäksi',
}

test.each(languages)('a result that contradicts the question is no result: %s', async (language) => {
  const results = await allResults(language, summers[language])
  expect(results[0]).toBe('summer-bathroom')
  expect(results.filter((one) => one.startsWith('summer-time'))).toEqual([])
})

/** Clocks that are an hour wrong. */
const wrongHours: Readonly<Record<Language, string>> = {
  en: 'the clock is an hour wrong',
  sv: 'klockan går en timme fel',
  no: 'klokka går en time feil',
  da: 'uret går en time forkert',
  de: 'Uhr geht eine Stunde falsch',
  fi: 'kello on tunnin väärässä',
}

test.each(languages)('an hour may be missing for three reasons: %s', async (language) => {
  const firstThree = (await allResults(language, wrongHours[language])).slice(0, 3)
  expect(firstThree.toSorted()).toEqual(['set-clock', 'set-time-zone', 'summer-time'])
})

test.each([
  ['en', 'why'],
  ['fi', 'Miksi?'],
  ['de', 'warum'],
  ['sv', 'varför'],
  ['no', 'hvorfor'],
  ['da', 'hvorfor'],
] as const)('"why" alone finds tasks that explain: %s "%s"', async (language, query) => {
  const tasks = await allResults(language, query)
  expect(tasks.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^(why-|place diagnosis$)/)))
})

test.each([
  ['en', 'why is it cold'],
  ['fi', 'miksi on kylmä'],
  ['de', 'Warum ist es kalt?'],
  ['sv', 'varför är det kallt'],
  ['no', 'hvorfor er det kaldt'],
  ['da', 'hvorfor er det koldt'],
] as const)('a symptom that has many causes asks what is wrong: %s "%s"', async (language, query) => {
  expect(await firstResult(language, query)).toBe('place diagnosis')
})

test('a screen is found by its title, after a task that matches as well', async () => {
  expect(await allResults('en', 'Hotel values')).toContain('/home/menu/installer/applications/hotel/edit')
  const found = ['lock-keys', 'unlock-keys', '/home/menu/settings/keylock']
  expect(await allResults('sv', 'knapplås')).toEqual(expect.arrayContaining(found))
  expect(await firstResult('sv', 'knapplås')).not.toMatch('/')
})

test('at most eight results are returned', async () => {
  expect((await allResults('en', 'temperature')).length).toBeLessThanOrEqual(8)
})

test('a short word that is also English does not add English results', async () => {
  expect(await allResults('fi', 'huoneessa on liian kylmä')).not.toContain('change-language')
})

test('an empty or unknown text has no results', async () => {
  for (const query of ['', '   ', '?!', 'xyzzy', 'qwrtz', 'blorf gnarf', 'привет', '\u{1F525}']) {
    const { results, isSure } = (await finderOf('en'))(query)
    expect({ results, isSure }, query).toEqual({ results: [], isSure: false })
  }
})

test.each([
  ['en', 'consumption on Tuesday', 'energy use last Monday'],
  ['sv', 'förbrukning på tisdag', 'energi förra måndagen'],
  ['no', 'forbruk på tirsdag', 'energi sist mandag'],
  ['da', 'forbrug om tirsdagen', 'energi sidste mandag'],
  ['de', 'Verbrauch am Dienstag', 'Energie letzten Montag'],
  ['fi', 'kulutus tiistaina', 'energia viime maanantaina'],
] as const)('a weekday does not outweigh the consumption: %s', async (language, ...queries) => {
  for (const query of queries)
    expect(await firstResult(language, query), query).toMatch(/^(see-energy|what-it-cannot-do=past-days)$/)
})

test('without a sure result, at most the nearest three are returned', async () => {
  const find = await finderOf('en')
  for (const query of ['football results', 'vacuum cleaner', 'tv remote batteries']) {
    const { results: nearest, isSure } = find(query)
    expect(isSure, query).toBe(false)
    expect(nearest.length, query).toBeLessThanOrEqual(3)
  }
  for (const query of ['child lock', 'temprature', 'the display stays dark'])
    expect(find(query).isSure, query).toBe(true)
})
