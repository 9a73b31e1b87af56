/** What the build makes the manual of. */
export { type HomeRule, homeRules, homeRulesTo } from './home'
export { errorCodes, limits, sensorTypes } from './lists'
export { menuMap } from './menu-map'
export type * from './model'
export { screenPage } from './screen-page'
export { settingsTable, settingText } from './settings'
export { displaySigns } from './signs'
export { taskPage } from './task-page'
