/** Connects the list to the finder, and carries out the visitor's choice. */
import type { Ref } from 'react'
import { useTranslator } from '../../../common/texts/translator-provider'
import { useSend } from '../../../thermostat/display/use-device'
import { FindList, type FindListHandle } from '../find/find-list'
import type { SearchResult } from '../find/search-result'
import { useFinder } from '../find/use-finder'
import type { PagePlaceId } from '../places'
import { closeList } from '../search'
import { useCompanionStore, useIsListOpen, useSearch } from '../use-companion'

interface SearchPanelProps {
  readonly list: Ref<FindListHandle>
  readonly onTaskChosen: () => void
  readonly onPlace: (place: PagePlaceId) => void
}

export function SearchPanel({ list, onTaskChosen, onPlace }: SearchPanelProps) {
  const companion = useCompanionStore()
  const send = useSend()
  const translator = useTranslator()
  const hasTyped = useSearch(({ query }) => query !== '')
  const find = useFinder(translator, useIsListOpen(), hasTyped)
  const choose = (result: SearchResult) => {
    if (result.kind === 'task') {
      companion.search.setState(closeList)
      const { id, value, invalidInput } = result
      companion.send({
        type: 'choose',
        task: id,
        value: value ?? invalidInput?.nearest,
        invalidInput: invalidInput?.text,
      })
      onTaskChosen()
    } else if (result.kind === 'screen') {
      // On a phone the open list leaves too little of the device to see its screen.
      companion.send({ type: 'close' })
      send({ type: 'go', path: result.path })
    } else if (result.id === 'diagnosis') {
      companion.search.setState(closeList)
      companion.send({ type: 'diagnose', entry: 'symptom' })
    } else onPlace(result.id)
  }
  return <FindList ref={list} find={find} translator={translator} onChoose={choose} />
}
