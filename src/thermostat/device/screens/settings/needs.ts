/** What a line that needs the wifi card says (behaviour 21.6). */
import type { Text } from '../../../../common/texts/text'

export const needsWifiCard: Text = {
  id: 'page.advice.wifiCard',
  values: { panel: 'surroundings.title' },
}
