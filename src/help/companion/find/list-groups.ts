/** The groups of options in the list below the search field. */
import type { Text } from '../../../thermostat/device/device'
import type { PlaceId } from '../places'
import { type ExampleText, exampleTexts } from './examples'
import { mostAskedTasks, taskGroups } from './popular-tasks'
import type { SearchResult, SearchResults } from './search-result'

/** An example puts its words into the field; a result opens what it names. */
export type ListOption = SearchResult | { readonly kind: 'example'; readonly text: ExampleText }

export interface OptionGroup {
  /** Null for the first group, which the line above the list describes. */
  readonly title: Text | null
  readonly options: readonly ListOption[]
}

const examples: OptionGroup = {
  title: null,
  options: exampleTexts.map((text) => ({ kind: 'example', text })),
}

/** Asks what is wrong. */
const diagnosis = { kind: 'place', id: 'diagnosis' } as const satisfies SearchResult

/** The ways on from any results, because even those that fit well may not be what the visitor means. */
const waysOn = [diagnosis, { kind: 'place', id: 'manual' }] as const satisfies readonly SearchResult[]

/** @param searchResults `null` without a query */
export function groupsOf(
  searchResults: SearchResults | null,
  listsAllTasks: boolean,
): readonly OptionGroup[] {
  if (searchResults) return groupsOfResults(searchResults)
  if (listsAllTasks)
    return taskGroups.map(({ group, tasks }) => ({
      title: `guide.group.${group}`,
      options: tasks.map((id) => ({ kind: 'task', id })),
    }))
  const mostAsked = mostAskedTasks.map((id): SearchResult => ({ kind: 'task', id }))
  return [
    { ...examples, options: [...examples.options, diagnosis] },
    { title: 'guide.find.most', options: mostAsked },
  ]
}

function groupsOfResults({ results }: SearchResults): readonly OptionGroup[] {
  const isResult = (id: PlaceId) => results.some((result) => result.kind === 'place' && result.id === id)
  const others = waysOn.filter(({ id }) => !isResult(id))
  return [
    results.length > 0 ? { title: null, options: results } : examples,
    ...(others.length > 0 ? [{ title: 'guide.find.else', options: others } as const] : []),
  ]
}
