/** What the plugins need of the product, and of build modules that import it; build/product.ts loads this file. */
export { parseConfig } from '../src/site/browser/analytics/configuration'
export { languages, paths } from '../src/thermostat/device/device'
export { embedPage } from './embed/page'
export { listedTasks, typesWith } from './embed/tasks'
export { firstTasks, taskCount } from './pages/first-tasks'
export { headOf, notLoaded, SHARED_PICTURE, sheetHead, sheetWithoutScript } from './pages/head'
export { skeleton } from './pages/skeleton'
