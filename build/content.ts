/** What the built pages and headers take from the product; build/product.ts loads it. */
export { readConfiguration } from '../src/browser/analytics/configuration'
export { isFirst, languages, paths } from '../src/device/device'
export { headOf, sharedHeadOf } from './pages/head'
export { skeleton } from './pages/skeleton'
