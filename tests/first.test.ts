/** What a page begins with is complete: nothing that its first files show waits for the further ones. */
import { expect, test } from 'vitest'
import { firstIcons } from '../src/display/icons'
import english from '../src/texts/en.json' with { type: 'json' }
import { firstTexts, isFirst } from '../src/texts/first'
import { contentOf, staticImports } from './static-imports'

/** The ids that a file writes out, and those of which it writes the beginning. */
function idsIn(file: string): string[] {
  const content = contentOf(file)
  const whole = new Set([...content.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id]) => id))
  const begun = [...content.matchAll(/`([\w.-]+\.\w*)\$\{/g)].map(([, beginning = '']) => beginning)
  return Object.keys(english).filter((id) => whole.has(id) || begun.some((one) => id.startsWith(one)))
}

const files = [...staticImports('src/main.tsx')]

test('the first files are those of the device, the display, the casing and the page', () => {
  for (const file of ['src/device/screens/home.ts', 'src/display/kinds/home.tsx', 'src/casing/casing.tsx'])
    expect(files).toContain(file)
  expect(files).not.toContain('src/device/screens/further.ts')
})

test('a page begins with every text that they show', () => {
  const shown = files.flatMap((file) => idsIn(file).map((id) => ({ id, file })))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ id }) => !isFirst(id))).toEqual([])
})

test('and with none of which they show nothing', () => {
  const shown = files.flatMap(idsIn)
  expect(firstTexts.filter((one) => !shown.some((id) => id.startsWith(one)))).toEqual([])
})

/** What the first screens say of a property, such as the kind of their bodies. */
const saidOf = (property: string) =>
  files
    .filter((file) => file.startsWith('src/device/'))
    .flatMap((file) => [...contentOf(file).matchAll(new RegExp(`\\b${property}: '([\\w-]+)'`, 'g'))])
    .map(([, said]) => said)

test('a page begins with the icons of the first screens, and with the components for their kinds', () => {
  expect(saidOf('icon')).toContain('language')
  expect(Object.keys(firstIcons)).toEqual(expect.arrayContaining(saidOf('icon')))
  expect(saidOf('kind')).toContain('home')
  const kinds = [...contentOf('src/display/body.tsx').matchAll(/case '([\w-]+)'/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(expect.arrayContaining(saidOf('kind')))
})
