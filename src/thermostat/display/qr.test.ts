import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr'

const text = 'WMBUS:10482217:7C3A91E05BD24F688E1072C9AF36D514'

test('the strokes cover exactly the dark modules, inside a quiet zone of four modules', () => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const drawing = drawQrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  let [end, row] = [0, 0]
  for (const [, move, x, y, length] of drawing.path.matchAll(/([Mm])(\d+) (\S+)h(\d+)/g)) {
    if (move === 'M') [end, row] = [0, Number(y) - 0.5]
    const from = end + Number(x)
    end = from + Number(length)
    drawn[row]?.fill(true, from, end)
  }
  expect(drawing.size).toBe(size)
  expect(drawn).toEqual(data)
  expect(drawn[3]).not.toContain(true)
})
