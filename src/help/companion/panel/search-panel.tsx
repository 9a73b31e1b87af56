/** Connects the list of results to the search field's text and to the finder. */
import type { Ref } from 'react'
import { useTranslator } from '../../../common/texts/translator-provider'
import { useSend } from '../../../thermostat/display/use-device'
import type { SearchResult } from '../find/entries'
import { FindList, type FindListHandle } from '../find/find-list'
import { useFinder } from '../find/use-finder'
import { emptySearch } from '../search'
import type { PlaceId } from '../search-phrases'
import { useCompanionStore, useSearch } from '../use-companion'

interface SearchPanelProps {
  readonly listRef: Ref<FindListHandle>
  readonly onTaskChosen: () => void
  readonly onPlace: (place: PlaceId) => void
}

export function SearchPanel({ listRef, onTaskChosen, onPlace }: SearchPanelProps) {
  const companion = useCompanionStore()
  const send = useSend()
  const translator = useTranslator()
  const hasTyped = useSearch(({ query }) => query !== '')
  const find = useFinder(translator, hasTyped)
  const choose = (result: SearchResult) => {
    if (result.kind === 'task') {
      companion.search.setState(emptySearch)
      const { id, value, invalidInput } = result
      companion.send({
        type: 'choose',
        task: id,
        value: value ?? invalidInput?.nearest,
        invalidInput: invalidInput?.text,
      })
      onTaskChosen()
    } else if (result.kind === 'screen') send({ type: 'go', path: result.path })
    else onPlace(result.id)
  }
  return <FindList ref={listRef} find={find} translator={translator} onChoose={choose} />
}
