/** What the display loads later. */
import { lazyModule } from '../ui/lazy-module'

export const code = lazyModule(() => import('./code'))
