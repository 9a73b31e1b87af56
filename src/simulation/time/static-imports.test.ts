/** A visit without simulated time loads neither the simulation nor the house (behaviour 31). */
import { expect, test } from 'vitest'
import { staticImports } from '../../../tests/helpers/static-imports'

/**
 * The exceptions: the timeline's store, the house settings, and the closed deck's texts and sign, which asks the device
 * whether it heats.
 */
const exceptions = [
  'src/simulation/time/model.ts',
  'src/simulation/time/timeline.ts',
  'src/simulation/time/house-settings.ts',
  'src/simulation/time/event-text.ts',
  'src/simulation/time/heating.ts',
  'src/simulation/time/heating-sign.tsx',
  'src/thermostat/device/rules/heating.ts',
  'src/simulation/house/model.ts',
]

const isSimulation = (file: string) =>
  /^src\/simulation\/(time|house)\/|^src\/thermostat\/device\/rules\/heating\.ts$/.test(file)

test.each([
  ['before the device is usable', 'src/main.tsx'],
  ['with the chrome', 'src/site/page/chrome.tsx'],
  ['with the companion', 'src/help/companion/companion.tsx'],
  ['with the bar of a shared device', 'src/site/page/sharing/shared-bar.tsx'],
  ['in a frame', 'src/site/browser/frame/frame.ts'],
])('the simulation is not loaded %s', (_, entry) => {
  const loaded = [...staticImports(entry)]
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter(isSimulation).filter((file) => !exceptions.includes(file))).toEqual([])
})

test('the device and the house do not import the simulation of time', () => {
  for (const entry of ['src/thermostat/device/device.ts', 'src/simulation/house/model.ts'])
    expect([...staticImports(entry)].filter((file) => file.startsWith('src/simulation/time/'))).toEqual([])
})
