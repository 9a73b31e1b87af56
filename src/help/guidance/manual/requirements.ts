/** Turns fixes into requirements: "A WiFi card is installed." */
import type { Text, TextId } from '../../../thermostat/device/device'
import type { Fix } from '../model'

type ReasonValues = Readonly<Record<string, Text | number>>

/** Requirements by the reason that the companion gives if they are not met. */
const requirements: Readonly<Partial<Record<TextId, TextId | ((values: ReasonValues) => Text)>>> = {
  'why.wifiCard': 'manual.need.wifiCard',
  'why.disconnected': 'manual.need.connected',
  'why.noMenu': (values) => ({ id: 'manual.need.link', values }),
  'why.off': (values) => ({ id: 'why.on', values }),
  'why.noFault': ({ code = 0 }) => ({
    id: 'why.fault',
    values: { code, what: `error.e${code}` as TextId },
  }),
}

/** Returns the requirement that a fix meets. @throws if the manual has no sentence for it */
export function requirementOf({ why }: Fix): Text {
  const { id, values } = typeof why === 'object' && 'id' in why ? why : { id: why as TextId, values: {} }
  const requirement = requirements[id]
  if (!requirement)
    throw new Error(
      `Add the requirement for the reason “${id}” to requirements in src/help/guidance/manual/requirements.ts.`,
    )
  return typeof requirement === 'function' ? requirement(values) : requirement
}
