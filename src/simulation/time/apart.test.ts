/** A visit that lets no time run loads nothing of it (behaviour 31): neither the clockwork nor the house. */
import { expect, test } from 'vitest'
import { staticImports } from '../../../tests/helpers/static-imports'

/** The store that the page shows of it, the floors that a visitor's own may have, and how the deck says the time. */
const known = [
  'src/simulation/time/model.ts',
  'src/simulation/time/timeline.ts',
  'src/simulation/time/plan.ts',
  'src/simulation/time/event-text.ts',
  'src/simulation/house/model.ts',
]

const ofTime = (file: string) =>
  /^src\/simulation\/(time|house)\/|^src\/thermostat\/device\/rules\/heating\.ts$/.test(file)

test.each([
  ['before the device is usable', 'src/main.tsx'],
  ['behind the first picture', 'src/site/page/chrome.tsx'],
  ['with the companion', 'src/help/companion/companion.tsx'],
  ['where a shared device is looked at', 'src/site/page/sharing/shared-bar.tsx'],
  ['in a frame', 'src/site/browser/frame/frame.ts'],
])('nothing of time that runs is loaded %s', (_, file) => {
  const loaded = [...staticImports(file)]
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter(ofTime).filter((one) => !known.includes(one))).toEqual([])
})

test('and neither the device nor the house knows of the time that moves them', () => {
  for (const file of ['src/thermostat/device/device.ts', 'src/simulation/house/model.ts'])
    expect([...staticImports(file)].filter((one) => one.startsWith('src/simulation/time/'))).toEqual([])
})
