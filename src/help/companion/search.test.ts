import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import { emptySearch } from './search'

type Opened = ReturnType<typeof openCompanion>

const words = { query: 'lock the', isOpenedByVisitor: true, activeOption: 1 }

/** Types words in the field, then does something. */
function searchAfter(act: (opened: Opened) => void) {
  const opened = openCompanion()
  opened.tell('open')
  opened.search.setState(words)
  act(opened)
  return opened.search.getState()
}

// behaviour 29.22
test.each<[string, (opened: Opened) => void]>([
  ['a task is chosen', ({ choose }) => choose('lock-keys')],
  [
    'a task is left',
    ({ choose, tell }) => {
      choose('lock-keys')
      tell('close')
    },
  ],
  [
    'the next task follows',
    ({ choose }) => {
      choose('start-week-program')
      choose('see-week-program')
    },
  ],
])('the list closes and the words stay when %s', (_, act) => {
  expect(searchAfter(act)).toEqual({ ...emptySearch, query: words.query })
})

test('a task that somebody else requests empties the field', () => {
  const request = { task: 'lock-keys', mode: null, value: null }
  expect(searchAfter(({ tell }) => tell({ type: 'request', request }))).toEqual(emptySearch)
})
