import { describe, expect, test } from 'vitest'
import { causeOf } from '../../src/simulation/room/cause'
import { roomValuesOf } from '../../src/simulation/room/room-values'
import { degreesFromTenths, languages } from '../../src/thermostat/device/device'
import { drawPage } from './draw'
import { manualTexts } from './manual-texts'
import { simulateWinterMorning } from './winter-morning'

const site = {
  origin: null,
  base: '/',
  policy: null,
  icon: '',
  script: null,
  styles: ['manual.css'],
  room: 'room.css',
  booklet: ['print.css'],
}
const { device, houseSettings, regulator } = simulateWinterMorning()
const values = roomValuesOf(device, { houseSettings }, regulator.heating)

const roomsIn = (page: string) => page.match(/<figure class="room">.*?<\/figure>/gs) ?? []

test('on a winter morning the weekly program has just begun to heat a house with closed windows', () => {
  expect(values).toMatchObject({ minute: 6 * 60 + 10, outdoor: -50, isHeating: true, windowOpen: false })
  expect(values.floor).toBeLessThan(220)
  expect(values.room).toBeGreaterThan(150)
})

describe.each(languages)('The room in the manual in %s', (language) => {
  const page = drawPage(language, 'house/', site)
  const [room = ''] = roomsIn(page)
  const { t } = manualTexts[language]

  test('has the values of the simulation, its name, and a sentence on why it heats', () => {
    const shown = [...room.matchAll(/<text class="room-value"[^>]*>(.*?)<\/text>/g)].map(([, text]) => text)
    const { outdoor, room: air, floor } = values
    expect(shown).toEqual([outdoor, air, floor].map((tenths) => t(degreesFromTenths(tenths))))
    expect(room).toContain(`role="img" aria-label="${t('time.room.title')}"`)
    expect(room).toContain(t(causeOf(device, houseSettings).sentence))
    expect(room).toMatch(/<g class="room-cables" data-on="">/)
  })

  test('can be neither pressed nor led to, and has nothing that the policy refuses', () => {
    expect(room).not.toMatch(/\s(style|tabindex|href)=|room-area|room-chevrons/)
  })
})

test('only its page loads its styles', () => {
  expect(drawPage('en', 'house/', site)).toContain('href="room.css"')
  expect(drawPage('en', 'print/home/', site)).not.toContain('room.css')
  expect(drawPage('en', 'limits/', site)).not.toContain('room.css')
})
