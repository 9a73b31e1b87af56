/** The ids of all tasks, derived from the names in the catalog. They are part of addresses: `?task=lock-keys`. */
import type { TextId } from '../../../thermostat/device/device'

type TaskIn<Id> = Id extends `task.${infer Task}` ? Task : never

export type TaskId = TaskIn<TextId>
