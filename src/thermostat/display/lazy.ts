/** What the display loads later. */
import { lazyModule } from '../../common/ui/lazy-module'

export const code = lazyModule(() => import('./code'))
