/** A visit that lets no time run loads nothing of it (behaviour 31): neither the clockwork nor the house. */
import { expect, test } from 'vitest'
import { staticImports } from '../../tests/helpers/static-imports'

/** The store that the page shows of it, the floors that a visitor's own may have, and how the deck says the time. */
const known = [
  'src/time/model.ts',
  'src/time/timeline.ts',
  'src/time/plan.ts',
  'src/time/event-text.ts',
  'src/house/model.ts',
]

const ofTime = (file: string) => /^src\/(time|house)\/|^src\/device\/rules\/heating\.ts$/.test(file)

test.each([
  ['before the device is usable', 'src/main.tsx'],
  ['behind the first picture', 'src/page/around.tsx'],
  ['with the companion', 'src/companion/companion.tsx'],
  ['where a shared device is looked at', 'src/page/sharing/shared-bar.tsx'],
  ['in a frame', 'src/browser/frame/frame.ts'],
])('nothing of time that runs is loaded %s', (_, file) => {
  const loaded = [...staticImports(file)]
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter(ofTime).filter((one) => !known.includes(one))).toEqual([])
})

test('and neither the device nor the house knows of the time that moves them', () => {
  for (const file of ['src/device/device.ts', 'src/house/model.ts'])
    expect([...staticImports(file)].filter((one) => one.startsWith('src/time/'))).toEqual([])
})
