import type { Text } from '../../../../common/texts/text'
import type { ValueLine } from '../../body'
import type { Screen } from '../../model'
import { moves, tapFocuses } from './lines'
import type { Named } from './named'

interface WalkOptions extends Named {
  readonly groups: readonly { readonly title: Text | null; readonly lines: readonly ValueLine[] }[]
}

/** An edit screen of the demo: previous and next walk through its values, which stay (behaviour 6.10). */
export function walk({ groups, ...named }: WalkOptions): Screen {
  const count = groups.flatMap(({ lines }) => lines.flatMap(({ values }) => values)).length
  return {
    ...named,
    actions: (device) => moves(device, count),
    tap: tapFocuses(count),
    swipe: 'lines',
    count: () => count,
    body: (device) => ({ kind: 'walk', groups, focus: device.view.focus }),
  }
}
