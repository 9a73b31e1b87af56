/** Wifi, its card, and what only wifi leads to. */
import { set } from '../../device/change'
import type { Settings } from '../../device/device'
import { routes } from '../../device/paths'
import { isConnected, resetAccount } from '../../device/rules/wifi'
import { type Operation, where } from './operations'

const wifi = '/home/menu/settings/wifi'

export function wifiOperations(target: Settings): readonly Operation[] {
  const network = target.wifiNetwork ?? 'Home'
  return [
    {
      id: 'connect',
      field: 'wifiNetwork',
      value: network,
      where: [
        routes.connectWifi,
        `${wifi}/choose-network`,
        `${wifi}/choose-network/enter-password`,
        `${wifi}/choose-network/enter-password/connected`,
        routes.home,
      ],
      changes: ['wifi', 'wifiNetwork'],
      does: where(
        (now) => now.wifiInstalled,
        (device) => set(device, { wifi: 'on', wifiNetwork: network }),
      ),
    },
    {
      id: 'time zone',
      field: 'timezone',
      value: target.timezone,
      where: [routes.setTimezone],
      changes: ['timezone'],
      does: where(
        (now) => now.wifiInstalled && now.wifi === 'on',
        (device) => set(device, { timezone: target.timezone }),
      ),
    },
    {
      id: 'reset account',
      field: 'wifiNetwork',
      value: '',
      where: [`${wifi}/reset-account`, routes.home],
      changes: ['wifi', 'wifiNetwork'],
      does: where((_, device) => isConnected(device), resetAccount),
    },
    cardOperation('in', true),
    cardOperation('out', false),
  ]
}

/** A card that is taken out forgets its network. */
function cardOperation(value: 'in' | 'out', wifiInstalled: boolean): Operation {
  return {
    id: `card ${value}`,
    field: 'wifiInstalled',
    value,
    where: [routes.home],
    changes: ['wifiInstalled', 'wifiNetwork'],
    does: where(
      (now) => now.wifiInstalled !== wifiInstalled,
      (device) => set(device, { wifiInstalled, wifiNetwork: null }),
    ),
    switches: 'wifiInstalled',
  }
}
