/** The ids of all tasks: addresses (`?task=lock-keys`) that stay. Whatever has a name in the catalog is one. */
import type { PhrasesId } from '../../../thermostat/device/device'

type TaskIn<Id> = Id extends `task.${infer Task}` ? Task : never

export type TaskId = TaskIn<PhrasesId>

/** A task that explains. */
export type WhyId = Extract<TaskId, `why-${string}`>
