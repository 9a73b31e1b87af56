/** What a page has of the product: loaded by the build as a module of the product, with its texts and its components. */
export { paths } from '../../src/device/device'
export { headOf } from './head'
export { skeleton } from './skeleton'
