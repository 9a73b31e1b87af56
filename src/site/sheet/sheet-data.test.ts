import { expect, test } from 'vitest'
import { factorySettings } from '../../thermostat/device/device'
import { packDevice } from '../share/pack-device'
import { noteLinesFor, readSheetData } from './sheet-data'

const own = { ...factorySettings, screensaver: 'none', language: 'da' } as const
const stored = (key: string) => (key === 'state' ? JSON.stringify(own) : null)
const dataOf = (address: string, read = stored) =>
  readSheetData(new URL(address, 'https://x/sheet/'), read, ['sv-SE'])

test('a device in the address has precedence over the visitor’s own', () => {
  expect(dataOf('')).toMatchObject({
    settings: { screensaver: 'none' },
    isLinkUnreadable: false,
    language: 'da',
  })
  const settings = { ...factorySettings, effectValue: 900 }
  expect(dataOf(`#d=${packDevice(settings)}`)).toMatchObject({ settings, isLinkUnreadable: false })
})

const unreadable = ['#d=', '#d=zzz', '#d=%00<script>', `#d=${'1'.repeat(10_000)}`, '#d=%E0%A4%A']
test.each(unreadable)('an unreadable fragment gives the visitor’s own device: %s', (hash) => {
  expect(dataOf(hash)).toMatchObject({ settings: { screensaver: 'none' }, isLinkUnreadable: true })
})

// behaviour 30.1
test('links of the sheet carry its device or an unreadable one, and nothing else of the address', () => {
  const shared = `#d=${packDevice({ ...factorySettings, effectValue: 900 })}`
  expect(dataOf(`?utm_source=mail${shared}`).fragment).toBe(shared)
  expect(dataOf('#d=zzz&fbclid=1').fragment).toBe('#d=')
  expect(dataOf('#utm_source=mail').fragment).toBe('')
})

test.each([
  ['?lang=fi', 'fi'],
  ['?lang=de_AT', 'de'],
  ['?lang=xx', 'da'],
  ['', 'da'],
])('the language in the address %s has precedence over the visitor’s', (address, language) => {
  expect(dataOf(address).language).toBe(language)
})

test('without a stored language the sheet has the browser’s language', () => {
  expect(dataOf('', () => null).language).toBe('sv')
})

test.each([
  [0, 10],
  [5, 8],
  [13, 4],
  [14, 3],
  [40, 3],
])('a sheet of %i settings has %i lines for notes', (settings, lines) => {
  expect(noteLinesFor(settings)).toBe(lines)
})
