import type { Text } from '../../../../common/texts/text'

/** The advice shown with a line that needs the WiFi card (behaviour 21.6). */
export const wifiCardAdvice: Text = {
  id: 'page.advice.wifiCard',
  values: { panel: 'surroundings.title' },
}
