/** What the search finds. */
import type { Path } from '../../../thermostat/device/device'
import type { TaskId, TaskValue } from '../../guidance/guidance'
import type { PlaceId } from '../places'

export type SearchResult =
  | {
      readonly kind: 'task'
      readonly id: TaskId
      readonly value?: TaskValue
      /** A typed number that is no value of the task, and the nearest value. */
      readonly invalidInput?: { readonly text: string; readonly nearest: TaskValue | undefined }
    }
  | { readonly kind: 'screen'; readonly path: Path }
  | { readonly kind: 'place'; readonly id: PlaceId }

export interface SearchResults {
  /** At most eight, the best first; empty if nothing matches. */
  readonly results: readonly SearchResult[]
  /** True if the first result fits well. */
  readonly isSure: boolean
  /** True if the text describes a danger. */
  readonly isDanger: boolean
}
