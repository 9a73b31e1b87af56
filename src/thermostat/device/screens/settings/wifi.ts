/** The WiFi screens: menu, networks, password and account (behaviour 11). */
import type { Text } from '../../../../common/texts/text'
import type { Body } from '../../body'
import type { Device, Screen } from '../../model'
import { networkNames, networks } from '../../names'
import { routes } from '../../paths'
import { durations } from '../../rules/durations'
import { continueGuide, isGuideOn } from '../../rules/guide'
import { goBackTo, goTo, replaceWith, showOverlay } from '../../rules/navigation'
import {
  canConnect,
  connect,
  isConnectionSetUp,
  isWifiUsable,
  networkToConnect,
  pickNetwork,
  recordConnectionFailure,
  resetAccount,
  SAMPLE_PASSWORD,
  type WifiState,
  wifiStateOf,
} from '../../rules/wifi'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'
import { blankDefaults } from '../unknown-screen'
import { wifiCardAdvice } from './wifi-card-advice'

const path = '/home/menu/settings/wifi'
const chooseNetworkPath = `${path}/choose-network`
const enterPasswordPath = `${chooseNetworkPath}/enter-password`
const connectedPath = `${enterPasswordPath}/connected`

const stateTones = {
  connected: 'good',
  connecting: 'quiet',
  disconnected: 'quiet',
  failed: 'bad',
  'not-installed': 'bad',
  incompatible: 'bad',
  occupied: 'bad',
} as const satisfies Record<WifiState, string>

function stateOf(device: Device): { text: Text; tone: 'good' | 'bad' | 'quiet' } {
  const state = wifiStateOf(device)
  const network = device.settings.wifiNetwork
  return {
    text:
      state === 'connected' && network
        ? { id: 'wifi.state.connectedTo', values: { network: networkNames[network] } }
        : `wifi.state.${state}`,
    tone: stateTones[state],
  }
}

/** Returns the reason why no WiFi card can be used; `null` if one can. */
function missingCardOf(device: Device): Text | null {
  if (isWifiUsable(device)) return null
  return device.surroundings.slot === 'free' ? wifiCardAdvice : 'page.advice.slot'
}

const missingConnectionOf = (device: Device): Text | null =>
  isConnectionSetUp(device) ? null : 'page.advice.account'

export const wifi = menu({
  path,
  title: 'wifi.title',
  icon: 'wifi',
  dependsOn: ['wifiInstalled', 'wifi', 'wifiNetwork'],
  state: stateOf,
  lines: [
    {
      text: 'wifi.connect',
      icon: 'wifi',
      to: routes.connectWifi,
      missingRequirementOf: missingCardOf,
    },
    {
      text: 'wifi.resetAccount',
      icon: 'account',
      to: `${path}/reset-account`,
      missingRequirementOf: missingConnectionOf,
    },
  ],
})

export const connectWifiQuestion = question({
  path: routes.connectWifi,
  title: 'wifi.connect',
  icon: 'wifi',
  question: ({ session }) => (session.failed ? 'wifi.connect.again' : 'wifi.connect.question'),
  answers: [
    { text: 'word.yes', action: (device) => goTo(device, chooseNetworkPath) },
    {
      text: 'word.no',
      action: (device) =>
        isGuideOn(device) ? continueGuide(device, routes.connectWifi) : goBackTo(device, path),
    },
  ],
})

/** Choosing a network opens the screen of its password. WPS connects at once (behaviour 11.4, 11.5). */
export const chooseNetworkMenu = menu({
  path: chooseNetworkPath,
  title: 'wifi.chooseNetwork',
  icon: 'wifi',
  dependsOn: ['wifiInstalled'],
  tickMs: durations.scan,
  state: ({ view }) => ({
    text: view.ticks === 0 ? 'wifi.state.scanning' : 'wifi.state.found',
    tone: 'quiet',
  }),
  lines: networks.map((network) => ({
    text: networkNames[network],
    action: (device) =>
      network === 'wps' ? tryToConnect(pickNetwork(device, network)) : pickNetwork(device, network),
    ...(network !== 'wps' && { to: enterPasswordPath }),
  })),
})

export const enterPasswordScreen: Screen = {
  path: enterPasswordPath,
  title: 'wifi.password',
  icon: 'wifi',
  notice: 'password',
  dependsOn: ['wifiInstalled', 'wifiNetwork'],
  actions: () => ({ confirm: (device) => showOverlay(device, 'connecting') }),
  legend: () => ({ confirm: 'wifi.connect.key' }),
  body: (device) => ({
    kind: 'moment',
    editing: false,
    valueText: { verbatim: SAMPLE_PASSWORD },
    value: SAMPLE_PASSWORD,
    hint: networkNames[networkToConnect(device)],
  }),
  overlay: { durationMs: durations.shortOverlay, onEnd: tryToConnect },
}

/** Opens the “Connected” screen. If the device cannot connect, goes back to the screen that reports the failure. */
function tryToConnect(device: Device): Device {
  if (canConnect(device)) return replaceWith(device, connectedPath)
  return goBackTo(recordConnectionFailure(device), isGuideOn(device) ? routes.connectWifi : path)
}

/** Opens the screen that follows the “Connected” screen (behaviour 4.9, 11.6). */
function leaveConnectedScreen(device: Device): Device {
  if (!isGuideOn(device)) return replaceWith(device, routes.home)
  return replaceWith(device, isConnectionSetUp(device) ? routes.floorType : routes.setTime)
}

export const connectedScreen: Screen = {
  ...blankDefaults,
  path: connectedPath,
  title: 'wifi.title',
  icon: 'wifi',
  edits: ['wifi', 'wifiNetwork'],
  dependsOn: ['wifiInstalled'],
  onEnter: connect,
  autoAdvance: { afterMs: durations.connected, isEnabled: () => true, onEnd: leaveConnectedScreen },
  body: ({ settings }): Body => ({
    kind: 'connected',
    network: settings.wifiNetwork ? networkNames[settings.wifiNetwork] : 'wifi.state.disconnected',
  }),
}

export const resetWifiAccountQuestion = question({
  path: `${path}/reset-account`,
  title: 'wifi.resetAccount',
  icon: 'account',
  edits: ['wifi', 'wifiNetwork'],
  question: 'wifi.resetAccount.question',
  isDestructive: true,
  answers: [
    { text: 'word.yes', action: (device) => showOverlay(resetAccount(device), 'save') },
    { text: 'word.no', action: (device) => goBackTo(device, path) },
  ],
  overlay: {
    durationMs: durations.shortOverlay,
    texts: { save: 'overlay.reset' },
    onEnd: (device) => replaceWith(device, routes.home),
  },
})
