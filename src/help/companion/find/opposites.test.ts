import { expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { allResults, firstResult, firstResults, parseQueries } from './testing'

/** Queries by language, with the task that must come first and, if asked for, its value. */
const asked: Readonly<Record<Language, string>> = {
  en: `turn-on: turn the heating on; switch on the heating; start the heating; heating on
    turn-off: turn the heating off; switch off the heating; stop the heating; heating off
    start-week-program: start the week program; turn on the weekly program; activate weekly schedule;
      switch the week program on
    stop-week-program: stop the week program; turn off the weekly program; deactivate weekly schedule;
      end the week program; disable night setback
    start-timer: start the timer; turn the timer on; activate timer
    stop-timer: stop the timer; turn the timer off; cancel timer; deactivate timer
    start-remote-control: start holiday mode; turn on holiday mode; activate vacation mode
    stop-remote-control: end holiday mode; turn off holiday mode; deactivate vacation mode; cancel holiday
    lock-keys: lock the buttons; turn on the child lock; keypad lock on; activate child lock
    unlock-keys: unlock the buttons; turn off the child lock; keypad lock off; deactivate child lock;
      remove the child lock
    summer-time=on: turn on summer time; activate summer time
    summer-time=off: turn off summer time; deactivate summer time
    adaptive=off: switch off the adaptive function; disable adaptive function
    ventilation=on: enable open window detection; turn open window detection on`,
  de: `turn-on: Heizung einschalten; Heizung anmachen; Fußbodenheizung starten; mach die Heizung an
    turn-off: Heizung ausschalten; Heizung abstellen; Fußbodenheizung stoppen; mach die Heizung aus
    start-week-program: Wochenprogramm einschalten; Wochenprogramm aktivieren; Wochenprogramm an;
      Wochenprogramm anschalten; Zeitplan starten
    stop-week-program: Wochenprogramm ausschalten; Wochenprogramm deaktivieren; Wochenprogramm aus;
      Wochenprogramm beenden; Nachtabsenkung ausschalten
    start-timer: Timer einschalten; Timer starten; Timer an; Timer aktivieren
    stop-timer: Timer ausschalten; Timer stoppen; Timer aus; Timer deaktivieren
    start-remote-control: Urlaubsmodus einschalten; Urlaubsmodus aktivieren; Urlaubsmodus starten
    stop-remote-control: Urlaubsmodus ausschalten; Urlaubsmodus deaktivieren; Urlaubsmodus beenden
    lock-keys: Tastensperre einschalten; Kindersicherung aktivieren; Tasten sperren; Tastensperre an
    unlock-keys: Tastensperre ausschalten; Kindersicherung deaktivieren; Tasten entsperren;
      Tastensperre aufheben; Kindersicherung aus
    summer-time=on: Sommerzeit einschalten; Sommerzeit aktivieren
    summer-time=off: Sommerzeit ausschalten; Sommerzeit deaktivieren
    adaptive=off: adaptive Funktion ausschalten; adaptive Funktion deaktivieren
    adaptive=on: adaptive Funktion einschalten; adaptive Funktion aktivieren`,
  fi: `turn-on: kytke lämmitys päälle; lämmitys päälle; käynnistä lämmitys; laita lattialämmitys päälle
    turn-off: sammuta lämmitys; lämmitys pois päältä; kytke lämmitys pois; lopeta lämmitys
    start-week-program: käynnistä viikko-ohjelma; viikko-ohjelma päälle; ota viikko-ohjelma käyttöön;
      aloita viikko-ohjelma; viikkoohjelma päälle
    stop-week-program: pysäytä viikko-ohjelma; viikko-ohjelma pois päältä; lopeta viikko-ohjelma;
      lopeta viikkoohjelma; yöpudotus pois päältä
    start-timer: käynnistä ajastin; ajastin päälle; aloita ajastin
    stop-timer: pysäytä ajastin; ajastin pois päältä; sammuta ajastin
    start-remote-control: lomatila päälle; käynnistä lomatila; aloita lomatila
    stop-remote-control: lomatila pois päältä; lopeta lomatila; sammuta lomatila
    lock-keys: lukitse painikkeet; lapsilukko päälle; näppäinlukko päälle
    unlock-keys: avaa lukitus; lapsilukko pois päältä; näppäinlukko pois; poista lapsilukko
    summer-time=on: kesäaika päälle; kytke kesäaika päälle
    summer-time=off: kesäaika pois päältä; kytke kesäaika pois`,
  sv: `turn-on: slå på värmen; sätt på värmen; starta värmen; sätt på golvvärmen
    turn-off: stäng av värmen; slå av värmen; stoppa värmen; stäng av golvvärmen
    start-week-program: starta veckoprogrammet; slå på veckoprogrammet; aktivera veckoprogrammet;
      sätt på veckoprogrammet
    stop-week-program: stoppa veckoprogrammet; stäng av veckoprogrammet; inaktivera veckoprogrammet;
      avsluta veckoprogrammet; stäng av nattsänkningen
    start-timer: starta timern; slå på timern; sätt på timern
    stop-timer: stoppa timern; stäng av timern; avsluta timern
    start-remote-control: starta semesterläge; slå på semesterläge; aktivera bortaläge
    stop-remote-control: avsluta semesterläge; stäng av semesterläge; inaktivera bortaläge
    lock-keys: lås knapparna; slå på barnlåset; knapplås på; aktivera barnlås
    unlock-keys: lås upp knapparna; stäng av barnlåset; knapplås av; ta bort barnlås
    summer-time=on: slå på sommartid; aktivera sommartid
    summer-time=off: stäng av sommartid; inaktivera sommartid`,
  no: `turn-on: slå på varmen; skru på varmen; start varmen; skru på gulvvarmen
    turn-off: slå av varmen; skru av varmen; stopp varmen; skru av gulvvarmen
    start-week-program: start ukeprogrammet; slå på ukeprogrammet; aktiver ukeprogrammet;
      skru på ukeprogrammet
    stop-week-program: stopp ukeprogrammet; slå av ukeprogrammet; deaktiver ukeprogrammet;
      avslutt ukeprogrammet; skru av nattsenking
    start-timer: start timeren; slå på timeren; skru på timeren
    stop-timer: stopp timeren; slå av timeren; skru av timeren
    start-remote-control: start feriemodus; slå på feriemodus; aktiver feriemodus
    stop-remote-control: avslutt feriemodus; slå av feriemodus; deaktiver feriemodus
    lock-keys: lås knappene; slå på barnesikringen; tastelås på; aktiver tastelås
    unlock-keys: lås opp knappene; slå av barnesikringen; tastelås av; fjern barnesikring
    summer-time=on: slå på sommertid; aktiver sommertid
    summer-time=off: slå av sommertid; deaktiver sommertid`,
  da: `turn-on: tænd for varmen; tænd varmen; slå varmen til; tænd gulvvarmen
    turn-off: sluk for varmen; sluk varmen; slå varmen fra; sluk gulvvarmen
    start-week-program: start ugeprogrammet; slå ugeprogrammet til; aktiver ugeprogrammet;
      tænd for ugeprogrammet
    stop-week-program: stop ugeprogrammet; slå ugeprogrammet fra; deaktiver ugeprogrammet;
      afslut ugeprogrammet; sluk for natsænkning
    start-timer: start timeren; slå timeren til; tænd timeren
    stop-timer: stop timeren; slå timeren fra; sluk timeren
    start-remote-control: start ferieindstilling; slå ferieindstilling til; aktiver ferieindstilling
    stop-remote-control: afslut ferieindstilling; slå ferieindstilling fra; deaktiver ferieindstilling
    lock-keys: lås knapperne; slå børnesikring til; tastelås til; aktiver børnesikring
    unlock-keys: lås knapperne op; slå børnesikring fra; tastelås fra; fjern børnesikring
    summer-time=on: slå sommertid til; aktiver sommertid
    summer-time=off: slå sommertid fra; deaktiver sommertid`,
}

test.each(languages)('an opposite task is never first: %s', async (language) => {
  for (const [wanted, query] of parseQueries(asked[language])) {
    // "Holiday mode on" is about a program, but what to set while one is away is an answer, too.
    const right = wanted.endsWith('-remote-control') ? [wanted, 'away'] : [wanted]
    expect(right, query).toContain(await firstResult(language, query))
  }
})

/** The same asked as a sentence, whose other words must not decide. */
const askedInSentences: Readonly<Record<Language, string>> = {
  en: `turn-off: how do I turn it off; can you please turn the heating off; I want to switch the bathroom floor off
    turn-on: can you please turn the heating on; I want to switch it on again
    unlock-keys: how do I get the lock off; please unlock the buttons
    stop-timer: I would like to stop the timer
    stop-week-program: can I switch the week program off`,
  sv: `turn-off: kan du slå av värmen; hur stänger jag av golvvärmen; jag vill stänga av den
    turn-on: kan du slå på värmen; hur sätter jag på golvvärmen
    unlock-keys: kan du låsa upp knapparna
    stop-timer: hur stänger jag av timern`,
  no: `turn-off: kan du slå av varmen; hvordan skrur jeg av varmen; jeg vil slå av gulvvarmen
    turn-on: kan du slå på varmen; hvordan skrur jeg på gulvvarmen
    unlock-keys: kan du låse opp knappene
    stop-timer: hvordan slår jeg av timeren`,
  da: `turn-off: kan du slukke for varmen; hvordan slukker jeg gulvvarmen; jeg vil gerne slukke for den
    turn-on: kan du tænde for varmen; hvordan tænder jeg gulvvarmen
    unlock-keys: hvordan låser jeg den op
    stop-timer: hvordan slår jeg timeren fra`,
  de: `turn-off: wie stelle ich die Heizung ab; kannst du bitte die Heizung ausschalten; ich möchte sie ausmachen
    turn-on: wie stelle ich die Heizung an; kannst du bitte die Heizung einschalten
    unlock-keys: wie bekomme ich die Tastensperre weg
    stop-timer: bitte den Timer ausschalten`,
  fi: `turn-off: miten sammutan sen; haluan sammuttaa lämmityksen; voitko laittaa lämmityksen pois päältä
    turn-on: voitko laittaa lämmityksen päälle; haluan kytkeä lämmityksen päälle
    unlock-keys: miten saan lukituksen pois
    stop-timer: miten ajastin pysäytetään`,
}

test.each(languages)('an opposite task is never first in a sentence: %s', async (language) => {
  const { found, wanted } = await firstResults(language, askedInSentences[language])
  expect(found).toEqual(wanted)
})

/** Queries of visitors who are too warm. */
const tooWarm: Readonly<Record<Language, string>> = {
  en: 'too warm; room is too warm; it is too warm in the bedroom; floor too hot; why is it so warm',
  sv: 'för varmt; det är för varmt i rummet; golvet är för varmt; varför är det så varmt',
  no: 'for varmt; det er for varmt i rommet; gulvet er for varmt; hvorfor er det så varmt',
  da: 'for varmt; der er for varmt i stuen; gulvet er for varmt; hvorfor er det så varmt',
  de: 'zu warm; Zimmer zu warm; Boden zu warm; warum ist es so warm',
  fi: 'liian lämmin; huoneessa on liian kuuma; lattia on liian kuuma; miksi on niin kuuma',
}

test.each(languages)('too warm finds no answer to being cold: %s', async (language) => {
  for (const query of tooWarm[language].split('; ')) {
    const results = await allResults(language, query)
    expect(results.length, query).toBeGreaterThan(0)
    expect(results.join(' '), query).not.toMatch(/cold|room-cooler|not-warm/)
  }
})

test.each([
  ['Wochenprogramm einschaltn', 'start-week-program'],
  ['Wochenprogramm aktiviren', 'start-week-program'],
  ['Wochenprogramm auschalten', 'stop-week-program'],
  ['Wochenprogramm deaktiviern', 'stop-week-program'],
])('a misspelt verb is not taken for another verb: %s', async (query, task) => {
  expect(await firstResult('de', query)).toBe(task)
})

test('a text that asks for both finds both', async () => {
  const both = ['start-timer', 'stop-timer']
  expect(await allResults('en', 'start or stop the timer')).toEqual(expect.arrayContaining(both))
})
