import type { Screen } from '../../model'

/** What every screen says of itself, whatever its kind. */
export type Named = Pick<
  Screen,
  'path' | 'title' | 'icon' | 'context' | 'notice' | 'overlay' | 'hold' | 'enter' | 'every' | 'tick'
>
