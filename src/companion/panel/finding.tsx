/** Finds tasks and screens for what is typed in the search field, in the visitor's words and in English. */
import type { Ref } from 'react'
import { useApp, usePage } from '../../app/app'
import { emptySearch } from '../../app/search'
import { useWords } from '../../texts/words-provider'
import type { Found } from '../find/entries'
import { FindList, type FindListHandle } from '../find/find-list'
import { useFind } from '../find/use-find'
import type { PlaceId } from '../phrases'

interface FindingProps {
  readonly list: Ref<FindListHandle>
  readonly onChosen: () => void
  readonly onPlace: (place: PlaceId) => void
}

export function Finding({ list, onChosen, onPlace }: FindingProps) {
  const { setSearch, companion, device } = useApp()
  const words = useWords()
  const isAsking = usePage(({ search }) => search.query !== '')
  const find = useFind(words, isAsking)
  const choose = (found: Found) => {
    if (found.kind === 'task') {
      setSearch(emptySearch)
      const { id, value, typed } = found
      companion.send({ type: 'choose', task: id, value: value ?? typed?.nearest, typed: typed?.said })
      onChosen()
    } else if (found.kind === 'screen') device.getState().send({ type: 'go', path: found.path })
    else onPlace(found.id)
  }
  return <FindList ref={list} find={find} words={words} onChoose={choose} />
}
