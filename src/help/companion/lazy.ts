/** What the companion loads later. */
import { lazyModule } from '../../common/ui/lazy-module'

/** Scenes, which let time run to show what a task explains. */
export const scenes = lazyModule(() => import('./time/scenes'))
