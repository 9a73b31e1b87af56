/** The groups of options in the list below the search field. */
import type { Text } from '../../../thermostat/device/device'
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

/** Asks what is wrong. Offered after the examples as long as nothing is typed. */
const diagnosis = { kind: 'place', id: 'diagnosis' } as const satisfies SearchResult

/** Offered if results are poor or missing: the manual covers more than tasks. */
const manual = { kind: 'place', id: 'manual' } as const satisfies SearchResult

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

function groupsOfResults({ results, isSure }: SearchResults): readonly OptionGroup[] {
  if (results.length === 0) return [{ title: null, options: [...examples.options, manual] }]
  const hasManual = results.some((result) => result.kind === 'place' && result.id === manual.id)
  return [{ title: null, options: isSure || hasManual ? results : [...results, manual] }]
}
