/** Finds tasks and screens for what is typed in the search field, in the visitor's words and in English. */
import type { Ref } from 'react'
import { useTranslator } from '../../../common/texts/translator-provider'
import { useSend } from '../../../thermostat/display/use-device'
import type { SearchResult } from '../find/entries'
import { FindList, type FindListHandle } from '../find/find-list'
import { useFind } from '../find/use-find'
import { emptySearch } from '../search'
import type { PlaceId } from '../search-phrases'
import { useCompanionStore, useSearch } from '../use-companion'

interface SearchPanelProps {
  readonly list: Ref<FindListHandle>
  readonly onChosen: () => void
  readonly onPlace: (place: PlaceId) => void
}

export function SearchPanel({ list, onChosen, onPlace }: SearchPanelProps) {
  const companion = useCompanionStore()
  const send = useSend()
  const translator = useTranslator()
  const isAsking = useSearch(({ query }) => query !== '')
  const find = useFind(translator, isAsking)
  const choose = (found: SearchResult) => {
    if (found.kind === 'task') {
      companion.search.setState(emptySearch)
      const { id, value, typed } = found
      companion.send({ type: 'choose', task: id, value: value ?? typed?.nearest, invalidInput: typed?.said })
      onChosen()
    } else if (found.kind === 'screen') send({ type: 'go', path: found.path })
    else onPlace(found.id)
  }
  return <FindList ref={list} find={find} translator={translator} onChoose={choose} />
}
