/** Questions of households that found a neighbouring task, before their answers had tasks of their own. */
import { expect, test } from 'vitest'
import { type Language, languages } from '../../../thermostat/device/device'
import { finderOf, firstResults } from './testing'

const questions: Readonly<Record<Language, string>> = {
  en: `why-cold-at-times: cold when I come home at noon; it gets cold around lunch
    program-not-followed: program does nothing; the schedule isn't followed
    remove-event: delete one of the times; I want to remove the noon period
    undo-change: undo a change I saved
    save-energy: eco mode
    what-it-cannot-do=outdoor-temperature: temperature outside
    what-it-cannot-do=humidity: humidity
    how-warm-room: which temperature for the bedroom
    whom-to-ask: who do I call; support number
    why-blinks: number is blinking
    what-signs-mean: what is the snowflake
    change-language=en: language is Finnish`,
  sv: `why-cold-at-times: kallt mitt på dagen
    program-not-followed: programmet följer inte tiderna
    remove-event: ta bort en av tiderna
    undo-change: ångra det jag sparade
    save-energy: ekoläge
    what-it-cannot-do=outdoor-temperature: vädret
    how-warm-floor: köket
    how-warm-room: barnrum temperatur
    whom-to-ask: vem ska jag ringa
    why-blinks: siffran blinkar
    what-signs-mean: snöflinga
    change-language=sv: språket är finska`,
  no: `why-cold-at-times: kaldt midt på dagen
    program-not-followed: programmet følger ikke tidene
    remove-event: slette en periode
    undo-change: angre det jeg lagret
    save-energy: sparemodus
    what-it-cannot-do=outdoor-temperature: utetemperatur
    how-warm-room: hvor varmt på soverommet
    whom-to-ask: ringe kundeservice
    why-blinks: tallet blinker
    what-signs-mean: snøfnugg på skjermen
    change-language=no: språket er svensk`,
  fi: `why-cold-at-times: keskipäivällä kylmä
    program-not-followed: ohjelma ei noudata aikoja
    remove-event: poista yksi aika ohjelmasta
    undo-change: peru tallennettu muutos
    save-energy: ekotila
    what-it-cannot-do=outdoor-temperature: ulkolämpötila
    how-warm-room: makuuhuone
    whom-to-ask: kuka asentaa
    why-blinks: vilkkuu numero
    what-signs-mean: lumihiutale
    change-language=fi: kieli on ruotsi`,
  da: `why-cold-at-times: koldt om formiddagen
    program-not-followed: programmet følger ikke tiderne
    remove-event: slet et tidspunkt
    undo-change: fortryd det jeg gemte
    save-energy: øko
    what-it-cannot-do=outdoor-temperature: udetemperatur
    how-warm-room: børneværelset
    whom-to-ask: hvem kan hjælpe mig
    why-blinks: tallet blinker
    what-signs-mean: snefnug
    change-language=da: sproget er tysk
    change-temperature=cooler: gulvet er for varmt`,
  de: `why-cold-at-times: mittags kalt wenn ich heimkomme
    program-not-followed: hält sich nicht an die Zeiten
    remove-event: eine Zeit löschen
    undo-change: gespeicherte Änderung rückgängig machen
    save-energy: Eco-Modus
    what-it-cannot-do=outdoor-temperature: Außentemperatur
    how-warm-room: Schlafzimmer
    whom-to-ask: Kundendienst
    why-blinks: Zahl blinkt
    what-signs-mean: Schneeflocke im Display
    change-language=de: Sprache ist Finnisch`,
}

test.each(languages)('the answer to a household’s question comes first: %s', async (language) => {
  const { found, wanted } = await firstResults(language, questions[language])
  expect(found).toEqual(wanted)
})

test('a shower niche in Danish is no danger', async () => {
  const { isDanger } = (await finderOf('da'))('der er koldt i brusenichen')
  expect(isDanger).toBe(false)
})
