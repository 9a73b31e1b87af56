/** Parts of the product that are loaded later. No other file has an `import(` (`scripts/imports.js`). */
import { part } from './ui/part'

/** Everything around the device, loaded behind its first picture. */
export const around = part(() => import('./page/around'))

export const companion = part(() => import('./companion/companion'))
/** Scenes, which let time run to show what a task explains. */
export const scenes = part(() => import('./companion/time/scenes'))
export const time = part(() => import('./time/time'))

export const shareDialog = part(() => import('./page/sharing/share-dialog'))
export const sharedBar = part(() => import('./page/sharing/shared-bar'))
export const code = part(() => import('./display/code'))
export const sheet = part(() => import('./sheet/sheet'))

/** Needed by a page in a frame only. */
export const frame = part(() => import('./page/frame-connection'))
export const analytics = part(() => import('./browser/analytics/script'))
