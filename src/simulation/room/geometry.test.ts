import { describe, expect, test } from 'vitest'
import { constructions } from '../house/model'
import { type DrawingBox, geometryOf, WINDOW_NAME_PX } from './geometry'

/** Sizes of the drawing: a small phone, a phone, a tablet, a laptop with and without the deck, and a large window. */
const sizes = [
  { width: 288, height: 168 },
  { width: 358, height: 168 },
  { width: 736, height: 180 },
  { width: 736, height: 276 },
  { width: 360, height: 190 },
  { width: 360, height: 360 },
  { width: 360, height: 413 },
  { width: 520, height: 520 },
  { width: 576, height: 450 },
  { width: 640, height: 500 },
]

const overlap = (one: DrawingBox, other: DrawingBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each(sizes)('The drawing of $width × $height px', (size) => {
  test.each(constructions)(
    'shows all layers of %s below each other, down to its lower edge',
    (construction) => {
      const { layers, room } = geometryOf(size, construction, 'tile')
      let y = room.y + room.height
      for (const layer of layers) {
        expect(layer.y).toBe(y)
        expect(layer.height).toBeGreaterThanOrEqual(7)
        y += layer.height
      }
      expect(y).toBe(size.height)
    },
  )

  test('has the surface of the floor at the same height for every floor of a room', () => {
    const surfaces = constructions.map((construction) => geometryOf(size, construction, 'tile').layers[0]?.y)
    expect(new Set(surfaces).size).toBe(1)
  })

  test('has window, readings, device and cards that do not overlap, within the room', () => {
    const { readings, device, cards, room, window } = geometryOf(size, 'screed', 'tile')
    const boxes = [window, readings.air, readings.floor, device, ...cards]
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(room.x)
      expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width)
      expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height)
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    }
  })

  test('has the arrow of the leaving heat left of the window, or between its name and the reading', () => {
    const { lossY, room, readings, window, scale } = geometryOf(size, 'screed', 'tile')
    if (lossY === null) {
      expect(size.height).toBeLessThan(250)
      return
    }
    const isBelow = lossY > window.y + window.height + WINDOW_NAME_PX * scale && lossY < readings.air.y
    const isBeside = window.x - room.x > 54 * scale && readings.air.x > window.x + window.width
    expect(isBelow || isBeside).toBe(true)
  })

  test('has the cables and the floor sensor within the heated layer, the sensor between two cables', () => {
    const { cables, heated, sensor } = geometryOf(size, 'mat', 'vinyl')
    for (const { y } of [...cables, sensor]) {
      expect(y).toBeGreaterThan(heated.y)
      expect(y).toBeLessThan(heated.y + heated.height)
    }
    const [before, after] = cables.slice(-2)
    expect(sensor.x).toBeGreaterThan(before?.x ?? 0)
    expect(sensor.x).toBeLessThan(after?.x ?? 0)
  })

  test('has room for the name of the window, and the reading of the floor above its sensor', () => {
    const { readings, room, sensor, window } = geometryOf(size, 'screed', 'tile')
    const name = { x: window.x, y: window.y + window.height, width: window.width, height: 20 }
    expect(overlap(name, readings.air)).toBe(false)
    expect(name.y + name.height).toBeLessThanOrEqual(room.y + room.height)
    expect(sensor.x).toBeGreaterThan(readings.floor.x)
    expect(sensor.x).toBeLessThan(readings.floor.x + readings.floor.width)
  })

  test('has targets of at least 44 px for the cards and the temperature outdoors', () => {
    const { cards, readings } = geometryOf(size, 'screed', 'tile')
    for (const { width, height } of [...cards, ...Object.values(readings)])
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

test('a driveway has neither a room nor a covering, and the sky above all of it', () => {
  const { layers, sky } = geometryOf({ width: 360, height: 300 }, 'driveway', 'tile')
  expect(layers.map(({ name }) => name)).toEqual(['heated', 'ground'])
  expect(sky.width).toBe(360)
})
