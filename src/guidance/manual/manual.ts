/** What the build makes the manual of. */

export { type HomeRule, homeRules, homeRulesTo } from './home'
export type * from './model'
export { taskPage } from './task-page'
