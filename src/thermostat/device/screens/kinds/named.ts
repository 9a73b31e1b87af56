import type { Screen } from '../../model'
import type { Path } from '../../paths'

/** What every screen says of itself, whatever its kind. */
export interface Named
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
    | 'hold'
    | 'enter'
    | 'every'
    | 'tick'
  > {
  readonly path: Path
}
