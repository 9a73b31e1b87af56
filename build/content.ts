/** What the pages and headers have of the product: loaded by the build as modules of the product are, see build/product.ts. */
export { readConfiguration } from '../src/browser/analytics/configuration'
export { paths } from '../src/device/device'
export { headOf } from './pages/head'
export { skeleton } from './pages/skeleton'
