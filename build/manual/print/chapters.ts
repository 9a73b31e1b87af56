/** The chapters of the booklet, each a kind of page in src/site/manual/print/sheets.css with its running head. */
import { type Group, type TaskId, taskIds, tasks } from '../../../src/help/guidance/guidance'
import type { TextId } from '../../../src/thermostat/device/device'

/** A chapter of tasks, in the order in which they are offered. */
export interface TaskChapter {
  readonly id: Group
  readonly title: TextId
  readonly tasks: readonly TaskId[]
}

export const taskChapters: readonly TaskChapter[] = [...new Set(taskIds.map((id) => tasks[id].group))].map(
  (group) => ({
    id: group,
    title: `guide.group.${group}`,
    tasks: taskIds.filter((id) => tasks[id].group === group),
  }),
)

/** What is looked up, behind the tasks. */
export const referenceChapters = [
  { id: 'screens', title: 'manual.map' },
  { id: 'all-settings', title: 'manual.settings' },
  { id: 'sensors', title: 'manual.sensors' },
  { id: 'display', title: 'manual.display' },
  { id: 'errors', title: 'manual.errors' },
  { id: 'limits', title: 'manual.limits' },
  { id: 'house', title: 'manual.house' },
] as const satisfies readonly { readonly id: string; readonly title: TextId }[]

export const chapters: readonly { readonly id: string; readonly title: TextId }[] = [
  { id: 'device', title: 'manual.buttons' },
  ...taskChapters,
  ...referenceChapters,
]

/** Where a place of the manual is in the booklet: 'lock-keys/' is at #lock-keys. Screens are on the map. */
export function anchorOf(place: string): string {
  const [first = ''] = place.split('/')
  if (first === '') return '#contents'
  return first === 'settings' ? '#all-settings' : `#${first}`
}
