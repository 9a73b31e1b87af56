import type { Text, TextId } from '../../../../common/texts/text'
import type { Line } from '../../body'
import type { Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { go } from '../../rules/moving'
import { tapConfirms } from './lines'
import type { Named } from './named'

interface ReadingOptions extends Named {
  readonly lines: (device: Device) => readonly Line[]
  readonly hint?: Text
  /** Why there is nothing to read now. */
  readonly refusal?: (device: Device) => Text | null
  /** More to read, which confirm opens. */
  readonly link?: { readonly text: TextId; readonly to: Path }
}

/** Values to read on one screen, with a hint or a link to more. */
export function reading({ lines, hint, refusal, link, ...named }: ReadingOptions): Screen {
  const open = link && ((device: Device) => go(device, link.to))
  const actions: Screen['actions'] = () => ({ confirm: open })
  return {
    ...named,
    actions,
    ...(link && { tap: tapConfirms({ actions }, 1), legend: () => ({ confirm: link.text }) }),
    body: (device) => {
      const refused = refusal?.(device)
      return {
        kind: 'reading',
        ...(refused ? { lines: [], refusal: refused } : { lines: lines(device), hint }),
        focus: 0,
        link: link && { text: link.text, path: link.to },
      }
    },
  }
}
