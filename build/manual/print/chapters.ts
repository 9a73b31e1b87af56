/** Chapters of the booklet. Each is a named page in src/site/manual/print/sheets.css with its own running head. */
import { type Group, type TaskId, taskIds, tasks } from '../../../src/help/guidance/guidance'
import type { TextId } from '../../../src/thermostat/device/device'

/** A chapter of tasks, in the order of the companion. */
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

/** The reference chapters, after the tasks. */
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

/** Returns the booklet's anchor for a page of the manual: 'lock-keys/' is #lock-keys. Screens are on the map. */
export function anchorOf(place: string): string {
  const [first = ''] = place.split('/')
  if (first === '') return '#contents'
  return first === 'settings' ? '#all-settings' : `#${first}`
}
