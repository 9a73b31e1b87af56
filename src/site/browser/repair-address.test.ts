import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { factorySettings, type Settings } from '../../thermostat/device/device'
import { packDevice, unpackDevice } from '../share/pack-device'
import { repairAddress, repairedAddress } from './repair-address'

const site = 'https://demo.example/thermostat'
const repaired = (address: string) => repairedAddress(site + address).slice(site.length)

/** Two devices: one with eight letters, and one with fewer. */
const packed = packDevice({ ...factorySettings, program: 'week', temperatureValue: 23, effectValue: 1450 })
const short = packDevice({ ...factorySettings, keylock: 'on' })

// behaviour 3.17
describe('a link that shares a device opens it', () => {
  test.each([
    ...['.', ',', ')', ']', '>', '"', "'", '”', '»', '’', ';', '!', '?', '…', '*', '_', '|', ').', ' ', '\n'],
    ...['%0A', '%0D%0A', '%20', '%20and%20more', '%3E', '%22', '%E2%80%9D', '%C2%BB', '%2E', '%29'],
    ...['&utm_source=mail', '&amp;utm_source=mail', '?fbclid=IwAR0', '&fbclid=1#top', ';jsessionid=1'],
  ])('with %j behind it', (noise) => {
    for (const device of [packed, short]) {
      expect(repaired(`/home#d=${device}${noise}`)).toBe(`/home#d=${device}`)
      expect(repaired(`/home?lang=sv#d=${device}${noise}`)).toBe(`/home?lang=sv#d=${device}`)
    }
  })

  test.each([
    ['a tracker before it', `/home#utm_source=mail&d=${packed}`],
    ['its = encoded', `/home#d%3D${packed}`],
    ['its # encoded', `/home%23d=${packed}`],
    ['both encoded', `/home%23d%3d${packed}.`],
    ['a break in a mail', `/home#d=${packed.slice(0, 5)}=%0A${packed.slice(5)}.`],
    ['the link pasted twice', `/home#d=${packed}#d=${packed}`],
    ['a break in it and words behind', `/home#d=${packed.slice(0, 5)}=%0A${packed.slice(5)}%20see%20this`],
    ['a parameter of the same name behind it', `/home#d=${packed}&d=mobile`],
    ['a space in it', `/home#d=${packed.slice(0, 5)}%20${packed.slice(5)}`],
  ])('with %s', (_what, address) => expect(repaired(address)).toBe(`/home#d=${packed}`))

  test.each([
    ['after a query', '/home?time=now&speed=600%23d=PACKED', '/home?time=now&speed=600#d=PACKED'],
    ['at the root', '/%23d=PACKED', '/#d=PACKED'],
    ['before what cannot be read', '/home%23d=zzz', '/home#d=zzz'],
    ['before a query', '/home%23d=PACKED?lang=sv&scheme=dark', '/home?lang=sv&scheme=dark#d=PACKED'],
    ['in a parameter before it', '/home?q=%23d=zzz#d=PACKED', '/home?q=%23d=zzz#d=PACKED'],
  ])('with a # encoded %s', (_where, address, is) => {
    expect(repaired(address.replace('PACKED', packed))).toBe(is.replace('PACKED', packed))
  })

  test('any device with any text behind it, except more letters', () => {
    const settings = fc.record({
      temperatureValue: fc.integer({ min: 15, max: 25 }),
      effectValue: fc.integer({ min: 1, max: 36 }).map((hundreds) => hundreds * 100),
      keylock: fc.constantFrom('on', 'off'),
      program: fc.constantFrom('none', 'week'),
    })
    fc.assert(
      fc.property(settings, fc.string(), (some, noise) => {
        const device = packDevice({ ...factorySettings, ...(some as Partial<Settings>) })
        const behind = /^[0-9a-z]/i.test(noise) ? `.${noise}` : noise
        const { hash } = new URL(repaired(`/home#d=${device}${encodeURIComponent(behind)}`), site)
        expect(unpackDevice(hash.slice('#d='.length))).toEqual(unpackDevice(device))
      }),
    )
  })
})

test.each([
  ['/thermostat/', '/share/fi/', '/?lang=fi'],
  ['/thermostat/', '/share/no', '/?lang=no'],
  ['/thermostat/', '/share/de/index.html?utm_source=mail', '/?utm_source=mail&lang=de'],
  ['/thermostat/', '/share/xx/', '/share/xx/'],
  ['/thermostat/', '/home/share/', '/home/share/'],
  ['/thermostat/', '/home/share/fi/', '/home/share/fi/'],
  // A site in a folder with this name.
  ['/thermostat/share/de/', '/share/de/', '/share/de/'],
  ['/thermostat/share/de/', '/share/de/share/fi/', '/share/de/?lang=fi'],
])(
  'what was once a page to share leads to the start in its language: of %s, %s',
  (base, address, expected) => {
    vi.stubEnv('BASE_URL', base)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(repaired(address)).toBe(expected)
  },
)

test('random letters open a device as rarely as the checksum allows: one in 3833 for each candidate', () => {
  // Fixed, so that the count is always the same.
  const letters = fc.sample(fc.stringMatching(/^1[0-9A-Za-z]{2,20}$/), { numRuns: 20_000, seed: 50 })
  const opened = letters.filter(unpackDevice).length
  expect(opened).toBeLessThanOrEqual((2 * letters.length) / 3833)
})

// behaviour 3.17
test.each([
  ['?task=lock-keys.', '?task=lock-keys'],
  ['?task=Lock-Keys', '?task=lock-keys'],
  ['?task=lock-keys)&mode=show', '?task=lock-keys&mode=show'],
  ['?lang=sv&amp;task=lock-keys', '?lang=sv&task=lock-keys'],
  ['?lang=sv&amp;amp;task=lock-keys', '?lang=sv&task=lock-keys'],
  ['?LANG=sv', '?lang=sv'],
  ['?lang=sv%E2%80%9D', '?lang=sv'],
  ['?lang=fi%0A', '?lang=fi'],
  ['?time=Monday-05%3A30&speed=600,', '?time=monday-05%3A30&speed=600'],
  ['?task=choose-sensor&value=NTC33K.', '?task=choose-sensor&value=NTC33K'],
  ['?share.', '?share='],
])('a changed query is repaired: %s', (query, is) => {
  expect(repaired(`/home${query}`)).toBe(`/home${is}`)
})

test.each([
  ...['/home', '/home#top', '/home#id=5', '/a%23b', '/home?start=/&kiosk=60', `/home?lang=sv#d=${packed}`],
  ...['/home?time=monday-05:30&speed=600', '/home?status=saved&context=a/b&q=%20'],
  '/home?utm_content=%23spring&d=mobile&lang=sv',
  // An unreadable device stays, so that the page can report it.
  ...['/home#d=zzz', '/home#d=', `/home#d=${packed.slice(0, -1)}.`, `/home#d=${'1'.repeat(5000)}.`],
])('any other address stays the same: %s', (address) => {
  expect(repaired(address)).toBe(address)
})

test('the browser shows the repaired address in the same history entry, unless it refuses', () => {
  const replaceState = vi.fn()
  const history = { state: { place: 3 }, replaceState }
  repairAddress({ history, location: { href: `${site}/home#d=${packed}` } })
  expect(replaceState).not.toHaveBeenCalled()
  repairAddress({ history, location: { href: `${site}/home#d=${packed}.` } })
  expect(replaceState.mock.calls).toEqual([[{ place: 3 }, '', `${site}/home#d=${packed}`]])
  replaceState.mockImplementation(() => {
    throw new Error('refused')
  })
  repairAddress({ history, location: { href: `${site}/home#d=${packed}.` } })
})
