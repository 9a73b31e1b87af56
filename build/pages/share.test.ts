import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { previewSize } from './share'

test('the picture has the size in its tags, and at most 70 kB', () => {
  const picture = readFileSync('build/pages/share.jpg')
  expect(sizeOfJpeg(picture)).toEqual(previewSize)
  expect(picture.length).toBeLessThan(70_000)
})

/** From the segment that begins the frame: FF C0 to FF C2, its length, a precision, then height and width. */
function sizeOfJpeg(file: Buffer) {
  expect(file.readUInt16BE(0)).toBe(0xffd8)
  let at = 2
  while (!(file.readUInt16BE(at) >= 0xffc0 && file.readUInt16BE(at) <= 0xffc2))
    at += 2 + file.readUInt16BE(at + 2)
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
}
