import { expect, test } from 'vitest'
import { type CodeKind, piecesOf } from './code-colours'

const ofKind = (code: string, kind: CodeKind) =>
  piecesOf(code).flatMap((piece) => (piece.kind === kind ? [piece.text] : []))

test('the tags, attributes and values of HTML', () => {
  const code = '<script src="embed.js" async></script>\n<floor-thermostat lang="sv">Try it</floor-thermostat>'
  expect(ofKind(code, 'word').join(' ')).toBe('<script > </script > <floor-thermostat > </floor-thermostat >')
  expect(ofKind(code, 'name')).toEqual(['src', 'async', 'lang'])
  expect(ofKind(code, 'value')).toEqual(['"embed.js"', '"sv"'])
})

test('the keywords and strings of JavaScript, in which an arrow is no tag', () => {
  const code = "const it = document.querySelector('floor-thermostat')\nit.on((event) => log(`seen if`))"
  expect(ofKind(code, 'word')).toEqual(['const'])
  expect(ofKind(code, 'value')).toEqual(["'floor-thermostat'", '`seen if`'])
  expect(ofKind(code, 'name')).toEqual([])
})

test('the pieces are the whole code', () => {
  const code = '<a href="./">A "quoted" link</a>\n<script>\n  iFrameResize({}, \'#it\')\n</script>'
  const texts = piecesOf(code).map(({ text }) => text)
  expect(texts.join('')).toBe(code)
})
