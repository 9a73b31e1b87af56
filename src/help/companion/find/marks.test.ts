import { expect, test } from 'vitest'
import { markMatches, matchableWords } from './marks'

/** The name with brackets around its marked parts. */
const marked = (name: string, query: string) =>
  markMatches(name, matchableWords(query))
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['Change the temperature', 'temperature', 'Change the [temperature]'],
  ['Change the temperature', 'TEMP', 'Change the [temp]erature'],
  ['Lock the buttons', 'button lock', '[Lock] the [buttons]'],
  ['Heat for a few hours', 'heating', '[Heat] for a few hours'],
  // Finnish and German endings.
  ['Muuta lämpötilaa', 'lämpötilan', 'Muuta [lämpötilaa]'],
  ['Lukitse painikkeet', 'painikkeiden lukitus', '[Lukitse] [painikkeet]'],
  ['Temperatur ändern', 'temperaturen', '[Temperatur] ändern'],
  // Umlauts in all spellings, and "ß".
  ['Temperatur ändern', 'aendern', 'Temperatur [ändern]'],
  ['Fußboden prüfen', 'FUSSBODEN PRUEFEN', '[Fußboden] [prüfen]'],
  ['Lås knapparna', 'lås', '[Lås] knapparna'],
  // Parts of compounds.
  ['Wochenprogramm starten', 'programme', 'Wochen[programm] starten'],
  ['Wochenprogramm starten', 'woche', '[Woche]nprogramm starten'],
  ['Käynnistä viikko-ohjelma', 'ohjelma', 'Käynnistä viikko-[ohjelma]'],
  ['Bodentemperatur', 'temperatur boden', 'Boden[temperatur]'],
  ['Kalibrera golvgivaren', 'givare', 'Kalibrera golv[givaren]'],
  ['Valitse anturi, huoneanturi', 'anturin', 'Valitse [anturi], huone[anturi]'],
  // Letters in the middle of a word are no part of it.
  ['Hitta inkopplingen', 'pling plint', 'Hitta inkopplingen'],
  ['Termostaten i rummet', 'status ramen', 'Termostaten i rummet'],
  ['Thermostat ausschalten', 'status lachs', 'Thermostat ausschalten'],
  ['Lattialämmitys itsestään', 'lamppu estä', 'Lattialämmitys itsestään'],
  // A short last word is a filler word.
  ['What can it not do?', 'I cannot read it', 'What can it not do?'],
  // Numbers match as a whole.
  ['Turn on after 24 hours', '24', 'Turn on after [24] hours'],
  ['All 24 hours', '2', 'All 24 hours'],
])('%s, typed “%s”', (name, query, expected) => expect(marked(name, query)).toBe(expected))

test('short words are not marked, except for the last one, which may be incomplete', () => {
  expect(marked('Change the temperature', 'the clock')).toBe('Change the temperature')
  expect(marked('Lock the buttons', 'the loc')).toBe('[Lock] the buttons')
})

test('nothing is marked for an empty text, signs or another script', () => {
  for (const query of ['', '   ', '<b>', '🔥🔥', 'حرارة', '温度', '()[]\\*+?.^$'])
    expect(marked('Change the temperature', query), query).not.toContain('[te')
})

test('the parts together are the name, with soft hyphens and markup', () => {
  for (const name of ['Fuß\u00adboden\u00adheizung', '<b>heating</b> & more', '']) {
    const parts = markMatches(name, matchableWords('heizung heating boden'))
    expect(parts.map(({ text }) => text).join('')).toBe(name)
    for (const { text, start } of parts) expect(name.slice(start, start + text.length)).toBe(text)
  }
})

test('a very long text takes no longer than a short one', () => {
  expect(matchableWords('heat '.repeat(2000))).toEqual(['heat'])
  expect(matchableWords('a'.repeat(10_000))).toHaveLength(1)
  expect(matchableWords('w1x2y3z4'.repeat(1250)).length).toBeLessThan(200)
})
