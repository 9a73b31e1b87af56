/** Where the pages of the manual are, each as its address below the folder of its language. */
import type { Path } from '../device/device'
import type { TaskId } from '../guidance/guidance'

/** '' is the index; every other place ends with a slash, where every host serves it without a redirect. */
export type Place = string

export const taskPlace = (id: TaskId): Place => `${id}/`

export const screenPlace = (path: Path): Place => `screens${path === '/' ? '/start' : path}/`
