/** Modules that the companion loads on demand. */
import { lazyModule } from '../../common/ui/lazy-module'

export const sceneControlModule = lazyModule(() => import('./time/scene-control'))
