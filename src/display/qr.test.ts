import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawCode } from './qr'

const text = 'WMBUS:10482217:7C3A91E05BD24F688E1072C9AF36D514'

test('the path covers the dark modules and nothing else', () => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const drawing = drawCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawing.size).toBe(size)
  expect(drawn).toEqual(data)
})

test('a quiet zone of four modules is around it', () => {
  expect(drawCode(text).path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
})
