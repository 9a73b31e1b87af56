/** What the build makes the manual of. */
export type * from './model'
export { taskPage } from './task-page'
