import type { Text, TextId } from '../../../../common/texts/text'
import type { Line } from '../../body'
import type { Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { goTo } from '../../rules/navigation'
import { tapToConfirm } from './lines'
import type { ScreenOptions } from './screen-options'

interface ReadOnlyLinesOptions extends ScreenOptions {
  readonly lines: (device: Device) => readonly Line[]
  readonly hint?: Text
  /** Returns the reason, shown instead of the lines, why this screen is not available now; `null` if it is. */
  readonly refusalOf?: (device: Device) => Text | null
  /** A link to a further screen. Confirm opens it. */
  readonly link?: { readonly text: TextId; readonly to: Path }
}

/** A screen with values that are only shown, and at most one link. */
export function readOnlyLines({ lines, hint, refusalOf, link, ...screen }: ReadOnlyLinesOptions): Screen {
  const openLink = link && ((device: Device) => goTo(device, link.to))
  const actions: Screen['actions'] = () => ({ confirm: openLink })
  // Only the link can be tapped, not the values.
  const tappableCount = 1
  return {
    ...screen,
    actions,
    ...(link && { tap: tapToConfirm({ actions }, tappableCount), legend: () => ({ confirm: link.text }) }),
    body: (device) => {
      const refusal = refusalOf?.(device)
      return {
        kind: 'reading',
        ...(refusal ? { lines: [], refusal } : { lines: lines(device), hint }),
        focus: 0,
        link: link && { text: link.text, path: link.to },
      }
    },
  }
}
