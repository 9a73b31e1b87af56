/** The few words of each language that are needed to follow a sentence. Not taken from the catalogs. */
import type { Language } from '../../src/thermostat/device/device'

export interface Vocabulary {
  /** The quotation marks around names. */
  readonly quotes: readonly [string, string]
  readonly press: RegExp
  readonly hold: RegExp
  /** Begins a part without an instruction: the reader waits after each press anyway. */
  readonly wait: RegExp
  readonly atTop: RegExp
  /** "twice", "three times", and so on. */
  readonly timesWords: readonly string[]
  /** "12 times". */
  readonly times: RegExp
  readonly seconds: RegExp
  /** The text at the end of a hold, and an approximate text. */
  readonly until: RegExp
  readonly about: RegExp
  /** Conditions before the first instruction. */
  readonly conditions: Readonly<Record<Condition, RegExp>>
  readonly untilCircle: RegExp
  readonly first: RegExp
}

/** A condition that is visible on the display. */
export type Condition = 'no circle' | 'no cross' | 'two answers' | 'padlock' | 'off'

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: {
    quotes: ['“', '”'],
    press: /\bpress\b/i,
    hold: /\bhold\b/i,
    wait: /\bwait\b/i,
    atTop: /at the top/,
    timesWords: ['twice', 'three times', 'four times', 'five times', 'six times', 'seven times'],
    times: /(\d+) times/,
    seconds: /for (\d+) seconds/,
    until: /until (?:it says|you reach) (.+)$/,
    about: /until it reaches about (.+), then $/,
    conditions: {
      'no circle': /not see the dial/,
      'no cross': /no ×/,
      'two answers': /only two answers/,
      padlock: /see a padlock/,
      off: /says (.+) below the dial/,
    },
    untilCircle: /until you see the dial/,
    first: / first$/,
  },
  sv: {
    quotes: ['”', '”'],
    press: /\btryck(?:er)?\b/i,
    hold: /\bhåll(?:er)?\b/i,
    wait: /\bvänta\b/i,
    atTop: /högst upp/,
    timesWords: ['två gånger', 'tre gånger', 'fyra gånger', 'fem gånger', 'sex gånger', 'sju gånger'],
    times: /(\d+) gånger/,
    seconds: /i (\d+) sekunder/,
    until: /tills (?:det står|du är på) (.+)$/,
    about: /till ungefär (.+) och $/,
    conditions: {
      'no circle': /inte ser cirkeln/,
      'no cross': /inte finns något ×/,
      'two answers': /bara finns två svar/,
      padlock: /ser ett hänglås/,
      off: /står (.+) under cirkeln/,
    },
    untilCircle: /tills du ser cirkeln/,
    first: / först /,
  },
  no: {
    quotes: ['«', '»'],
    press: /\btrykk(?:er)?\b/i,
    hold: /\bhold(?:er)?\b/i,
    wait: /\bvent\b/i,
    atTop: /øverst/,
    timesWords: ['to ganger', 'tre ganger', 'fire ganger', 'fem ganger', 'seks ganger', 'sju ganger'],
    times: /(\d+) ganger/,
    seconds: /i (\d+) sekunder/,
    until: /til (?:det står|du er på) (.+)$/,
    about: /til omtrent (.+), og $/,
    conditions: {
      'no circle': /ikke ser sirkelen/,
      'no cross': /ikke er noe ×/,
      'two answers': /bare er to svar/,
      padlock: /ser en hengelås/,
      off: /står (.+) under sirkelen/,
    },
    untilCircle: /til du ser sirkelen/,
    first: / først /,
  },
  da: {
    quotes: ['»', '«'],
    press: /\btryk\b/i,
    hold: /\bhold\b/i,
    wait: /\bvent\b/i,
    atTop: /øverst/,
    timesWords: ['to gange', 'tre gange', 'fire gange', 'fem gange', 'seks gange', 'syv gange'],
    times: /(\d+) gange/,
    seconds: /i (\d+) sekunder/,
    until: /indtil (?:der står|du er på) (.+)$/,
    about: /til cirka (.+), og $/,
    conditions: {
      'no circle': /ikke ser cirklen/,
      'no cross': /ikke er noget ×/,
      'two answers': /kun er to svar/,
      padlock: /ser en hængelås/,
      off: /står (.+) under cirklen/,
    },
    untilCircle: /indtil du ser cirklen/,
    first: / først /,
  },
  de: {
    quotes: ['„', '“'],
    press: /\bdrücken\b/i,
    hold: /\bhalten\b/i,
    wait: /\bwarten\b/i,
    atTop: /oben/,
    timesWords: ['zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal'],
    times: /(\d+)-mal/,
    seconds: /(\d+) Sekunden/,
    until: /bis (?!etwa)(.+) (?:erscheint|markiert ist)/,
    about: /bis etwa (.+) gedrückt/,
    conditions: {
      'no circle': /die runde Temperaturanzeige nicht sehen/,
      'no cross': /kein × gibt/,
      'two answers': /nur zwei Antworten/,
      padlock: /ein Schloss sehen/,
      off: /unter der runden Temperaturanzeige (.+) steht/,
    },
    untilCircle: /bis Sie die runde Temperaturanzeige sehen/,
    first: / vorher /,
  },
  fi: {
    quotes: ['”', '”'],
    press: /\bpaina(?:malla)?\b/i,
    hold: /\bpidä(?!\p{L})/iu,
    wait: /\bodota\b/i,
    atTop: /yläreunan/,
    timesWords: [
      'kaksi kertaa',
      'kolme kertaa',
      'neljä kertaa',
      'viisi kertaa',
      'kuusi kertaa',
      'seitsemän kertaa',
    ],
    times: /(\d+) kertaa/,
    seconds: /(\d+) sekuntia/,
    until: /kunnes (?:näytössä on|olet kohdassa) (.+)$/,
    about: /kunnes lukema on noin (.+), ja $/,
    conditions: {
      'no circle': /et näe suurta ympyrää/,
      'no cross': /ei ole merkkiä ×/,
      'two answers': /vain kaksi/,
      padlock: /näet riippulukon/,
      off: /suuren ympyrän alla lukee (.+), $/,
    },
    untilCircle: /kunnes näet suuren ympyrän/,
    first: / ensin /,
  },
}
