/** Modules that the components around the device load on demand. */
import { lazyModule } from '../../common/ui/lazy-module'

export const companion = lazyModule(() => import('../../help/companion/companion'))
export const time = lazyModule(() => import('../../simulation/time/time'))
export const room = lazyModule(() => import('../../simulation/room/room'))

export const shareDialog = lazyModule(() => import('./sharing/share-dialog'))
export const sharedBar = lazyModule(() => import('./sharing/shared-bar'))

/** Loaded only in a frame. */
export const frame = lazyModule(() => import('./frame-connection'))
export const analytics = lazyModule(() => import('../browser/analytics/script'))
