import { expect, test } from 'vitest'
import { openCompanion } from '../../tests/fakes/companion'
import { captionTexts } from './caption-texts'

const named = () => 'Lock the buttons'

test('until the texts of steps and ends are loaded, a show says what it is about', () => {
  const { companion, play, until } = openCompanion()
  companion.choose('lock-keys')
  companion.show()
  expect(captionTexts(play(), named, true)).toMatchObject({ sentence: play().steps[0]?.sentence })
  expect(captionTexts(play(), named, false)).toMatchObject({ sentence: { verbatim: 'Lock the buttons' } })
  until('reached')
  expect(captionTexts(play(), named, true)?.sentence).toMatchObject({ id: 'done.lock-keys' })
  expect(captionTexts(play(), named, false)?.sentence).toEqual({ verbatim: 'Lock the buttons' })
})
