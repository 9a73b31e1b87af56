import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTimeQuery, parseTimeRequest } from './time-request'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

// behaviour 3.16
test.each([
  ['?time=monday-05:30&speed=600', { begin: { weekday: 1, minute: 330 }, speed: 600 }],
  ['?speed=3600&lang=sv&time=sunday-23:59', { begin: { weekday: 7, minute: 1439 }, speed: 3600 }],
  ['?time=thursday-00:00&speed=1', { begin: { weekday: 4, minute: 0 }, speed: 1 }],
  ['?time=monday-05%3A30', { begin: { weekday: 1, minute: 330 }, speed: 0 }],
  ['?speed=60', { begin: null, speed: 60 }],
  ['?task=why-early&speed=0', { begin: null, speed: 0 }],
  // An invalid value of the two is ignored.
  ['?time=someday-05:30&speed=60', { begin: null, speed: 60 }],
  ['?time=friday-12:00&speed=61', { begin: { weekday: 5, minute: 720 }, speed: 0 }],
])('the address %s requests simulated time', (search, request) => {
  expect(parseTimeQuery(search)).toEqual(request)
})

const noTimes = [
  ...['', 'monday', '05:30', 'Monday-05:30', 'maandag-05:30', 'monday-5:30', 'monday-24:00', 'monday-05:60'],
  ...['monday-05:30:00', 'monday-05:30%0A', '-05:30', '__proto__-05:30', '2026-11-23T05:30'],
]
const noSpeeds = ['2', '-60', '060', '6e1', '60x', 'Infinity']
test.each([
  ...['', '?lang=sv&task=why-early', '?time', '?time=&speed=', '?time=now&speed=fast'],
  ...noTimes.map((time) => `?time=${time}`),
  ...noSpeeds.map((speed) => `?speed=${speed}`),
])('the address %s requests no simulated time', (search) => {
  expect(parseTimeQuery(search)).toBeNull()
})

test('a host page ends simulated time with neither value, but not with invalid ones', () => {
  expect(parseTimeRequest({ time: '', speed: '' })).toBe('now')
  expect(parseTimeRequest({ time: 'midnight', speed: '' })).toBeNull()
  expect(parseTimeRequest({ time: '', speed: '600 ' })).toBeNull()
})

test('every weekday and minute can be requested', () => {
  for (const [index, day] of days.entries())
    for (let minute = 0; minute < 1440; minute++) {
      const text = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
      const begin = { weekday: index + 1, minute }
      expect(parseTimeRequest({ time: `${day}-${text.join(':')}`, speed: '' })).toEqual({ begin, speed: 0 })
    }
})

test('any request gives a valid time of the week and a valid speed, or none', () => {
  const almost = fc.stringMatching(/^(mon|tues|sun|Fri|X)day-[0-9]{1,2}:[0-9]{1,2}$/)
  const time = fc.oneof(almost, fc.string(), fc.constantFrom('', 'monday-05:30', '__proto__-05:30'))
  const number = fc.oneof(fc.integer(), fc.double()).map(String)
  const speed = fc.oneof(number, fc.string(), fc.constantFrom('600', '0', ''))
  fc.assert(
    fc.property(time, speed, (time, speed) => {
      const request = parseTimeRequest({ time, speed })
      if (request === null || request === 'now') return
      expect([0, 1, 60, 600, 3600]).toContain(request.speed)
      if (!request.begin) return
      const { weekday, minute } = request.begin
      expect(weekday).toBe(days.indexOf(time.split('-')[0] ?? '') + 1)
      expect(minute >= 0 && minute < 1440, `${minute}`).toBe(true)
    }),
  )
})
