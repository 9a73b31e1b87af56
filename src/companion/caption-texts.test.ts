import { expect, test } from 'vitest'
import { openCompanion } from '../../tests/fakes/companion'
import * as telling from '../guidance/telling/tell'
import { captionTexts } from './caption-texts'

const named = () => 'Lock the buttons'

test('until what tells steps and ends is loaded, a show says what it is about', () => {
  const { companion, play, until } = openCompanion()
  companion.choose('lock-keys')
  companion.show()
  expect(captionTexts(play(), named, telling)).toMatchObject({ sentence: { id: 'tell.menu' } })
  expect(captionTexts(play(), named, null)).toMatchObject({ sentence: { verbatim: 'Lock the buttons' } })
  until('reached')
  expect(captionTexts(play(), named, telling)?.sentence).toMatchObject({ id: 'done.lock-keys' })
  expect(captionTexts(play(), named, null)?.sentence).toEqual({ verbatim: 'Lock the buttons' })
})
