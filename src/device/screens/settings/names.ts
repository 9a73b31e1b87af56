/** What the display calls the types of floor, and the notice too. */
import type { Settings } from '../../settings'
import type { TextId } from '../../text'

export const floorTypeNames: Readonly<Record<Settings['floorType'], TextId>> = {
  'tile/stone': 'floorType.tile',
  'wood/laminate': 'floorType.wood',
  'plastic/vinyl': 'floorType.vinyl',
}
