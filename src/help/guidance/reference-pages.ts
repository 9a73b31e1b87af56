/** The manual's reference pages that the companion finds and links to, and the tasks that each one is about. */
import type { TaskId } from './tasks/ids'

/** Each one is also the folder of its page in the manual. */
export const referencePages = ['display', 'floor', 'sensor-choice', 'sensors'] as const
export type ReferencePage = (typeof referencePages)[number]

const tasksOfPages: Readonly<Record<ReferencePage, readonly TaskId[]>> = {
  display: ['what-it-says', 'is-it-heating'],
  floor: [
    'floor-type',
    'delay-start',
    'heat-now',
    'how-warm-floor',
    'floor-coverings',
    'new-floor',
    'summer-bathroom',
  ],
  'sensor-choice': ['choose-sensor', 'which-sensor', 'sensor-combination', 'limit-floor'],
  sensors: ['sensor-type', 'find-sensor-type', 'test-sensor', 'sensor-broken'],
}

/** Returns the reference page that says more about a task. */
export const referencePageOf = (task: TaskId): ReferencePage | undefined =>
  referencePages.find((page) => tasksOfPages[page].includes(task))
