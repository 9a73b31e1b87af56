import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { topicOf } from '../../guidance/guidance'
import { allResults, finderOf, firstResult, firstResults, parseQueries } from './testing'

/** Queries by test title and language, with the task and the value that must come first. */
const comesFirst: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
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
}

describe.each(Object.entries(comesFirst))('%s', (_, byLanguage) => {
  test.each(languages.filter((language) => byLanguage[language]))('%s', async (language) => {
    const { found, wanted } = await firstResults(language, byLanguage[language] ?? '')
    expect(found).toEqual(wanted)
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

test('the whole typed phrase gives the value, also if the phrase after its opening has none', async () => {
  expect(await firstResult('sv', 'jag vill styra i procent')).toBe('power-control=on')
})
