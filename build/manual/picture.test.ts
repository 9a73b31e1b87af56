import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageTranslators } from '../../src/common/texts/page-translators'
import {
  createPicture,
  type Language,
  languages,
  type Picture,
  paths,
} from '../../src/thermostat/device/device'
import { openAt } from '../../src/thermostat/device/testing'
import { sample } from '../../tests/helpers/sample'
import { findAllWays } from '../../tests/instructions/all-ways'
import { pictureText, StillPicture } from './picture'

async function draw(drawn: Picture, language: Language = 'en'): Promise<string> {
  const translator = await pageTranslators.load(language)
  const label = pictureText(drawn, translator)
  return renderToStaticMarkup(createElement(StillPicture, { picture: drawn, translator, label }))
}

/** Every picture that the steps of a way show, once. */
function everyPicture(): readonly Picture[] {
  const shown = findAllWays().flatMap(({ way, steps }) => [
    createPicture(way.start.device),
    ...steps.flatMap(({ transientPictures, after }) => [...transientPictures, createPicture(after.device)]),
  ])
  const screens = paths.map((path) => openAt(path).picture)
  return [...new Map([...shown, ...screens].map((one) => [JSON.stringify(one), one])).values()]
}

const pictures = everyPicture()
const menu = openAt('/home/menu').picture
const saved = openAt('/home/menu/settings/keylock').press('previous').press('confirm').picture

// Of every way and every screen.
test.each(sample(languages, 3))(
  'no picture in %s is over 6 kB, or can be pressed or led to',
  async (language) => {
    for (const one of pictures) {
      const markup = await draw(one, language)
      expect(Buffer.byteLength(markup), `${one.path} in bytes`).toBeLessThanOrEqual(6000)
      expect(markup).toMatch(/^<div class="display" role="img"[^>]*><div inert="">/)
      expect(markup).not.toMatch(/\b(href|id)=/)
    }
  },
)

test('titles in pictures are no headings, because a printed booklet would list them in its outline', async () => {
  for (const one of pictures)
    for (const [heading] of (await draw(one)).matchAll(/<h\d[^>]*>/g))
      expect(heading, one.path).toContain('role="none"')
})

test('a picture has an alternative text with the content of the display', async () => {
  expect(await draw(menu)).toContain('role="img" aria-label="Main menu: Program, 1 of 4"')
  const translator = await pageTranslators.load('sv')
  expect(pictureText(saved, translator)).toBe(translator.message('overlay.saved'))
})

test('a date keeps its full stop', async () => {
  const translator = await pageTranslators.load('fi')
  const operation = openAt('/home/menu/energy-consumption').press('next', 3)
  expect(pictureText(operation.picture, translator)).toMatch(/ 4\/4\. \d+\.\d+\.–\d+\.\d+\.$/)
})

test('a picture names its screen', async () => {
  const markup = await draw(menu)
  expect(markup).toMatch(/^<div class="display"[^>]* data-picture=""[^>]* data-path="\/home\/menu"/)
})

test('a picture has the QR code, which the live display loads later', async () => {
  const { picture } = openAt('/home/menu/installer/system-info').press('next', 21)
  expect(await draw(picture)).toMatch(/<div class="code"><svg[^>]*><path/)
})

test('a picture of a long list has the visible lines down to the focused one', async () => {
  const long = openAt('/home/menu/installer/system-info')
  const top = await draw(long.picture)
  expect(top.match(/class="line"/g)).toHaveLength(6)
  const further = await draw(long.press('next', 10).picture)
  expect(further.match(/class="line"/g)).toHaveLength(6)
  expect(further).toMatch(/aria-current.*<\/span><\/button><\/li><\/div><\/ul>/)
})

test('an overlay replaces the screen, which is not drawn below it', async () => {
  const markup = await draw(saved)
  expect(markup).toContain('data-overlay="save"')
  expect(markup).not.toContain('title-bar')
})
