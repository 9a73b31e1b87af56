/** What the built pages and headers take from the product; build/product.ts loads it. */
import '../src/device/screens/further'

export { readConfiguration } from '../src/browser/analytics/configuration'
export { paths } from '../src/device/device'
export { headOf } from './pages/head'
export { skeleton } from './pages/skeleton'
