import type { Text } from '../../../../common/texts/text'
import type { ValueLine } from '../../body'
import type { Screen } from '../../model'
import { focusActions, tapToFocus } from './lines'
import type { ScreenOptions } from './screen-options'

interface ReadOnlyEditorOptions extends ScreenOptions {
  readonly groups: readonly { readonly title: Text | null; readonly lines: readonly ValueLine[] }[]
}

/**
 * An edit screen whose values cannot be changed in the demo. Previous and next move the focus between the values
 * (behaviour 6.10).
 */
export function readOnlyEditor({ groups, ...screen }: ReadOnlyEditorOptions): Screen {
  const valueCount = groups.flatMap(({ lines }) => lines.flatMap(({ values }) => values)).length
  return {
    ...screen,
    actions: (device) => focusActions(device, valueCount),
    tap: tapToFocus(valueCount),
    swipe: 'lines',
    focusCount: () => valueCount,
    body: (device) => ({ kind: 'walk', groups, focus: device.view.focus }),
  }
}
