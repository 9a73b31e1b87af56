/** What the built pages and headers take from the product; build/product.ts loads it. */
export { readConfiguration } from '../src/browser/analytics/configuration'
export { isFirst, paths } from '../src/device/device'
export { headOf } from './pages/head'
export { skeleton } from './pages/skeleton'
