import type { Text } from '../../../../common/texts/text'
import type { ValueLine } from '../../body'
import type { Screen } from '../../model'
import { focusActions, tapToFocus } from './lines'
import type { ScreenOptions } from './screen-options'

interface ReadOnlyEditorOptions extends ScreenOptions {
  readonly groups: readonly { readonly title: Text | null; readonly lines: readonly ValueLine[] }[]
}

/** An edit screen of the demo: previous and next move between its values, which cannot be changed (behaviour 6.10). */
export function readOnlyEditor({ groups, ...screen }: ReadOnlyEditorOptions): Screen {
  const count = groups.flatMap(({ lines }) => lines.flatMap(({ values }) => values)).length
  return {
    ...screen,
    actions: (device) => focusActions(device, count),
    tap: tapToFocus(count),
    swipe: 'lines',
    focusCount: () => count,
    body: (device) => ({ kind: 'walk', groups, focus: device.view.focus }),
  }
}
