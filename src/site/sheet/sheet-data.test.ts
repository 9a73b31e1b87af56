import { expect, test } from 'vitest'
import { factorySettings } from '../../thermostat/device/device'
import { packDevice } from '../share/pack-device'
import { readSheetData } from './sheet-data'

const own = { ...factorySettings, screensaver: 'none', language: 'da' } as const
const stored = (key: string) => (key === 'state' ? JSON.stringify(own) : null)
const given = (address: string, read = stored) =>
  readSheetData(new URL(address, 'https://x/sheet/'), read, ['sv-SE'])

test('it is about the visitor’s own device, but one in the address comes before that', () => {
  expect(given('')).toMatchObject({
    settings: { screensaver: 'none' },
    isLinkUnreadable: false,
    language: 'da',
  })
  const settings = { ...factorySettings, effectValue: 900 }
  expect(given(`#d=${packDevice(settings)}`)).toMatchObject({ settings, isLinkUnreadable: false })
})

const unread = ['#d=', '#d=zzz', '#d=%00<script>', `#d=${'1'.repeat(10_000)}`, '#d=%E0%A4%A']
test.each(unread)('what cannot be read shows the visitor’s own: %s', (hash) => {
  expect(given(hash)).toMatchObject({ settings: { screensaver: 'none' }, isLinkUnreadable: true })
})

// behaviour 30.1
test('the links of the sheet carry its device, or that it cannot be read, and nothing else of the address', () => {
  const shared = `#d=${packDevice({ ...factorySettings, effectValue: 900 })}`
  expect(given(`?utm_source=mail${shared}`).fragment).toBe(shared)
  expect(given('#d=zzz&fbclid=1').fragment).toBe('#d=')
  expect(given('#utm_source=mail').fragment).toBe('')
})

test.each([
  ['?lang=fi', 'fi'],
  ['?lang=de_AT', 'de'],
  ['?lang=xx', 'da'],
  ['', 'da'],
])('the language of the address, else the visitor’s: %s', (address, language) => {
  expect(given(address).language).toBe(language)
})

test('who has chosen no language reads that of the browser', () => {
  expect(given('', () => null).language).toBe('sv')
})
