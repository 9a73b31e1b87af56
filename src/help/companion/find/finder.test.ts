import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { taskIds, topicOf } from '../../guidance/guidance'
import { topics } from '../../guidance/tasks/topics'
import { nameOfPlace, placeIds } from '../places'
import { DANGER, labelOf, loadPhrases, NONE } from './phrases'
import { allResults, finderOf, firstResult, loadTranslator, parseQueries } from './testing'

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
  'a number alone is a temperature': Object.fromEntries(
    languages.map((language) => [language, 'change-temperature=23: 23']),
  ),
  'a value is found with its task': {
    en: `change-temperature=24: 24 degrees; 24°
      change-language=sv: swedish
      why-error=3: E3
      installed-power=1200: 1200 W
      sensor-type=NTC10K: NTC 10k
      power-share=65: 65%
      set-time-zone=UTC+2: UTC+2
      floor-type=plastic/vinyl: vinyl`,
    sv: `change-temperature=22: 22 grader
      start-timer=8: 8 timmar
      summer-time=off: stäng av sommartid`,
    fi: `change-temperature=25: 25 astetta
      change-language=sv: ruotsi`,
    de: `change-language=fi: Finnisch
      installed-power=1200: 1,2 kW
      change-temperature=24: zu kalt, 24; 24 kalt`,
    da: 'calibrate-floor=5: kalibrer gulvføler 0,5',
  },
  'the topic of a question is found with it': {
    en: `what-it-cannot-do=sound: stop it beeping
      what-it-cannot-do=past-days: how many kWh did it use yesterday
      electrical-data=mounting: how high on the wall
      electrical-data=warranty: warranty`,
    sv: `what-it-cannot-do=battery: byta batteri
      electrical-data=load: hur många ampere tål den`,
    no: 'what-it-cannot-do=voice: virker den med Alexa',
    da: 'what-it-cannot-do=code: pinkode',
    de: 'what-it-cannot-do=past-faults: Fehlerspeicher',
    fi: 'what-it-cannot-do=battery: pariston vaihto',
  },
  'a display that is too bright needs the screen saver that shows nothing': {
    en: 'screen-saver=none: the display is far too bright at night; darker; dim the panel by the bed',
    sv: 'screen-saver=none: displayen är alldeles för ljus på natten; mörkare skärm tack',
    no: 'screen-saver=none: displayet er altfor lyst om natten; mørkere skjerm takk',
    da: 'screen-saver=none: displayet er alt for lyst om natten; mørkere skærm',
    de: 'screen-saver=none: Anzeige nachts viel zu hell; Display dunkler machen',
    fi: 'screen-saver=none: näyttö on aivan liian kirkas yöllä; tummempi näyttö kiitos',
  },
  'the value after "to" is wanted, not the one after "from"': {
    en: `choose-sensor=floorSensor: change from room sensor to floor sensor
      choose-sensor=roomSensor: from floor sensor to room sensor
      floor-type=tile/stone: from vinyl to tiles`,
    sv: `choose-sensor=floorSensor: byta från rumsgivare till golvgivare
      choose-sensor=roomSensor: från golvgivare till rumsgivare`,
    no: `choose-sensor=floorSensor: bytte fra romføler til gulvføler
      choose-sensor=roomSensor: fra gulvføler til romføler`,
    da: `choose-sensor=floorSensor: skift fra rumføler til gulvføler
      choose-sensor=roomSensor: skift fra gulvføler til rumføler`,
    de: `choose-sensor=floorSensor: von Raumfühler auf nur Bodenfühler
      choose-sensor=roomSensor: von Bodenfühler auf Raumfühler`,
    fi: `choose-sensor=floorSensor: vaihda huoneanturista lattia-anturiin
      choose-sensor=roomSensor: lattia-anturista huoneanturiin
      change-language=sv: vaihda kieli suomesta ruotsiin`,
  },
  'the visitor’s own language is wanted if the display is said to be in another one': {
    en: `change-language=en: display is in Danish; language is Finnish, want English; my thermostat speaks German
      change-language=no: switch from German to Norwegian; please make it Norwegian
      change-language=sv: change language to Swedish`,
    sv: `change-language=sv: displayen är på danska; språket är finska, vill ha svenska; menyn kom på finska
      change-language=no: ändra språket till norska
      change-language=en: vill ha engelska`,
    no: `change-language=no: skjermen er på dansk; språket er finsk, vil ha norsk; menyen kom på finsk
      change-language=sv: bytt til svensk
      change-language=da: vil ha dansk`,
    da: `change-language=da: displayet er på tysk; sproget er finsk, vil have dansk; menuen kom på finsk
      change-language=sv: skift til svensk
      change-language=en: vil have engelsk`,
    de: `change-language=de: auf Schwedisch gestellt, soll Deutsch sein; Anzeige ist auf Dänisch
      change-language=da: Display auf Dänisch stellen
      change-language=en: ich will Englisch`,
    fi: `change-language=fi: kieli vaihtui saksaksi; näyttö on tanskaksi; kieli on saksa, haluan suomen
      change-language=sv: vaihda ruotsiksi
      change-language=en: haluan englannin`,
  },
  'of two languages, neither is offered if it is not clear which one is wanted': {
    en: 'change-language: Danish instead of German',
  },
  '"by itself", "now and then" and words for a place say nothing about on and off': {
    no: `summer-time: sommertid av seg selv; klokka går over til sommertid av seg selv
      start-timer: timeren av og til på badet`,
    sv: `summer-time: sommartid ändras av sig själv; ställer den om till sommartid av sig själv
      start-timer: timern av och till ibland`,
    da: `summer-time: sommertid af sig selv; uret går over til sommertid af sig selv
      start-timer: timeren af og til i badet`,
    de: 'summer-time: Sommerzeit an der Uhr; Sommerzeit an der Wand ab und an falsch',
    fi: 'floor-coverings: maton päällä; sohva on lattian päällä',
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
  'a sensor that reads too high is corrected downwards': {
    sv: 'calibrate-floor: kalibrera golvgivaren visar 2 grader fel',
    en: `calibrate-room=-20: the room shows 2 degrees too much; shows 2 degrees more than my thermometer
      calibrate-room=5: calibrate room half a degree`,
    de: 'calibrate-floor=-10: Bodenfühler zeigt 1 Grad zu viel',
    fi: 'calibrate-floor=-20: lattia-anturi näyttää 2 astetta liikaa',
  },
  'a sensor that is compared with another instrument leaves the direction open': {
    en: `calibrate-floor: infrared thermometer shows 3 degrees more on the floor than the display
      calibrate-room: my thermometer says 2 degrees less`,
    de: 'calibrate-floor: Infrarotthermometer zeigt am Boden 3 Grad mehr als die Anzeige',
    fi: 'calibrate-floor: infrapunamittari näyttää lattiasta 3 astetta enemmän kuin näyttö',
    sv: 'calibrate-room: min termometer visar 2 grader mer',
    no: 'calibrate-floor: infrarødt termometer viser 2 grader mer på gulvet',
    da: 'calibrate-floor: mit termometer viser 2 grader mere på gulvet',
  },
  'a temperature has no direction if none or both are typed, and a number has priority': {
    en: `change-temperature: change the temperature; raise or lower temperature
      change-temperature=24: too cold, 24 degrees`,
    fi: 'change-temperature: nosta laske lämpöä',
  },
  'a number that is no value of the task leaves the value open': {
    en: 'change-temperature: set temperature to 80 degrees',
  },
  'a temperature with a point or beside a word for a time of day is still a temperature': {
    en: `change-temperature=23: 22.5
      change-temperature=21: at 21 degrees
      change-temperature=22: 21.50 °C`,
    de: 'change-temperature=cooler: um 2 Grad kälter',
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
    for (const [wanted, query] of parseQueries(byLanguage[language] ?? ''))
      expect(await firstResult(language, query), query).toBe(wanted)
  })
})

/** Queries whose results have the temperature with a direction. */
const directions: Readonly<Record<Language, string>> = {
  en: `warmer: warmer; too cold; raise the temperature; turn it up; I am freezing;
      too little heat; not enough heat; not warm enough; less cold; not hot enough
    cooler: cooler; colder; make it colder; too hot; too warm; turn it down; lower temperature;
      too much heat; less heat; not so warm; less warm`,
  sv: `warmer: varmare; för kallt; höj temperaturen; golvet är kallt; för lite värme; för lite;
      inte tillräckligt varmt; mindre kallt
    cooler: kallare; svalare; för varmt; sänk temperaturen; för mycket värme; mindre värme;
      inte så varmt; mindre varmt`,
  no: `warmer: varmere; det er for kaldt; skru opp temperaturen; kaldt gulv; for lite varme;
      ikke varmt nok; mindre kaldt
    cooler: kaldere; kjøligere; for varmt; skru ned temperaturen; for mye varme; mindre varme; ikke så varmt`,
  da: `warmer: varmere; der er for koldt; skru op for varmen; hæv temperaturen; for lidt varme;
      ikke varmt nok; mindre koldt
    cooler: koldere; køligere; der er for varmt; sænk temperaturen; for meget varme; mindre varme;
      ikke så varmt`,
  de: `warmer: wärmer; zu kalt; Temperatur erhöhen; kalter Boden; kalte Fliesen; waermer; zu wenig;
      zu wenig Wärme; heizt zu wenig; nicht warm genug; weniger kalt
    cooler: kälter; kühler; zu heiß; Boden zu warm; Temperatur senken; zu viel Wärme; weniger Wärme;
      nicht so warm; weniger warm`,
  fi: `warmer: lämpimämpi; liian kylmä; lattia on kylmä; nosta lämpötilaa; kuumempi; too cold;
      liian vähän lämpöä; ei tarpeeksi lämmin; liian vähän
    cooler: viileämpi; kylmempi; liian kuuma; liian lämmin; laske lämpötilaa; too hot; liikaa lämpöä;
      vähemmän lämpöä; liian paljon lämpöä`,
}

test.each(languages)('a direction is found, and "too little heat" is not cooler: %s', async (language) => {
  for (const [direction, query] of parseQueries(directions[language]))
    expect(await allResults(language, query), query).toContain(`change-temperature=${direction}`)
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

/** Times of day, as digits and in words. */
const times: Readonly<Record<Language, string>> = {
  en: `digits: 6:30; 06.30; 6.30; at 6; at 6:30; 6 am; 6 o’clock; 6 o'clock; half past 6; quarter to 7;
      before 7; warm by 7
    words: half past six`,
  de: `digits: 6:30; 06.30; 6:30 Uhr; 6 Uhr; um 6; um halb 7; ab 6 Uhr; Viertel vor 7
    words: halb sieben`,
  fi: `digits: 6:30; 06.30; klo 6; kello 6.30; puoli 7; kello 6
    words: puoli seitsemän`,
  sv: `digits: 6:30; 06.30; kl 6; kl. 6; klockan 6; halv 7; kvart över 6
    words: halv sju`,
  no: `digits: 6:30; 06.30; kl. 6; klokka 6; halv 7; kvart over 6
    words: halv sju`,
  da: `digits: 6:30; 06.30; kl. 6; klokken 6; halv 7; kvart over 6
    words: halv syv`,
}

describe.each(languages)('a time of day is no temperature: %s', (language) => {
  test('as digits or in words', async () => {
    for (const [kind, query] of parseQueries(times[language]))
      if (kind === 'words')
        expect(await firstResult(language, query), query).toMatch(/^(edit-week-program|set-clock)$/)
      else
        for (const one of await allResults(language, query))
          expect(one, query).not.toMatch(/^change-temperature=\d/)
  })

  test('digits with a colon or a point find the week program or the clock', async () => {
    for (const query of ['6:30', '06.30']) {
      const [first, second] = await allResults(language, query)
      expect([first, second].toSorted()).toEqual(['edit-week-program', 'set-clock'])
    }
  })
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

test('without a sure result, a task has no value unless a number was typed with its unit', async () => {
  for (const [language, query] of [
    ['en', 'floor is too cold'],
    ['en', 'floor is not warm'],
    ['en', 'the dog weighs 23 and is cold'],
    ['no', 'av seg selv'],
    ['de', 'ab und an'],
  ] as const) {
    const { results, isSure } = (await finderOf(language))(query)
    expect(isSure, query).toBe(false)
    for (const result of results) {
      if (result.kind !== 'task' || topicOf(result.id, String(result.value))) continue
      expect(result, query).not.toHaveProperty('value')
      expect(result, query).not.toHaveProperty('invalidInput')
    }
  }
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

test.each([
  ['set temperature to 80 degrees', 'change-temperature', '80', 35],
  ['installed power 604 W', 'installed-power', '604', 600],
  ['timer 5 hours', 'start-timer', '5', 4],
  ['hotel 20 to 23', 'hotel', '20 to 23', undefined],
] as const)(
  'a number that is no value is returned with the nearest value: %s',
  async (query, id, said, nearest) => {
    const { results } = (await finderOf('en'))(query)
    const one = results.find((each) => each.kind === 'task' && each.id === id)
    expect(one).toMatchObject({ invalidInput: { text: said, nearest } })
  },
)

test.each([
  ['sv', 'kalibrera golvgivaren visar 2 grader fel', 'calibrate-floor'],
  ['en', 'customer going away two weeks keep 12 degrees', 'away'],
] as const)('a number that only describes is not refused: %s %s', async (language, query, id) => {
  const [first] = (await finderOf(language))(query).results
  expect(first).toEqual({ kind: 'task', id })
})
