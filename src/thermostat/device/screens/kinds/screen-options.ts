import type { Screen } from '../../model'
import type { Path } from '../../paths'

/** The options of a screen that do not depend on its kind. */
export interface ScreenOptions
  extends Pick<
    Screen,
    | 'title'
    | 'icon'
    | 'context'
    | 'notice'
    | 'advice'
    | 'back'
    | 'edits'
    | 'dependsOn'
    | 'overlay'
    | 'longPress'
    | 'onEnter'
    | 'tickMs'
    | 'onTick'
  > {
  readonly path: Path
}
