import { expect, test } from 'vitest'
import { exampleIn } from './language-choice'

test('an example in another language has its attribute, its address and the title of its frame', () => {
  expect(exampleIn('de', '<floor-thermostat lang="sv">')).toBe('<floor-thermostat lang="de">')
  const frame = '<iframe src="https://example.com/?lang=sv" title="Golvvärmetermostat">'
  expect(exampleIn('fi', frame)).toBe(
    '<iframe src="https://example.com/?lang=fi" title="Lattialämmitystermostaatti">',
  )
})

test('an example in a language of its own keeps it', () => {
  const answer = '<h3>How do I lock the buttons?</h3><floor-thermostat lang="en" path="/home">'
  expect(exampleIn('de', answer)).toBe(answer)
})
