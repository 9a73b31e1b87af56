import { atHome, scenario } from './scenario'

const path = '/home/menu/settings'

export const settings = [
  scenario(
    'a choice is marked, stored and confirmed',
    { path: `${path}/screensaver`, settings: { screensaver: 'none' } },
    (p) =>
      p
        .expectNotice('screensaver')
        .expectFocus('None')
        .choose('Time and temperature')
        .expectOverlay('save')
        .expectText('Saved!')
        .expectField('screensaver', 'time/temp')
        .wait('1.5 s')
        .expectScreen(`${path}/screensaver`)
        .expectFocus('Time and temperature'),
  ),
  scenario('summer time has no effect, says its notice', { path, settings: {} }, (p) =>
    p.choose('Summer time').expectNotice('summertime').choose('Off').expectField('summertime', 'off'),
  ),
  scenario('time and date are shown and not changed', { path, settings: {} }, (p) =>
    p
      .choose('Time and date')
      .expectScreen(`${path}/time-and-date/set-time`)
      .expectDisabled('previous', 'next')
      .press('confirm')
      .expectScreen(`${path}/time-and-date/set-date`)
      .press('back')
      .expectScreen(`${path}/time-and-date/set-time`)
      .press('confirm', 2)
      .expectScreen(path)
      .press('back')
      .expectScreen('/home/menu'),
  ),
  scenario(
    'a device on wifi is asked for its time zone instead',
    { path, settings: { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } },
    (p) =>
      p
        .choose('Time and date')
        .expectScreen(`${path}/time-and-date/set-timezone`)
        .expectNotice('timezone')
        .choose('UTC+2')
        .expectField('timezone', 'UTC+2')
        .wait('1.5 s')
        .press('back')
        .expectScreen(path),
  ),
  scenario('the keypad lock locks home', { path, settings: {} }, (p) =>
    p
      .choose('Keypad lock', 'On')
      .wait('1.5 s')
      .press('close')
      .expectDisabled('previous', 'next')
      .expectScreen('/home'),
  ),
  scenario('wifi is connected by choosing a network', atHome({ wifiInstalled: true }), (p) =>
    p
      .press('confirm')
      .choose('Settings', 'WiFi')
      .expectText('Not connected')
      .choose('Set up WiFi', 'Yes')
      .expectScreen(`${path}/wifi/choose-network`)
      .expectText('Searching')
      .wait('2 s')
      .expectText('Networks found')
      .choose('Aurora')
      .expectNotice('password')
      .press('confirm')
      .expectOverlay('connecting')
      .wait('1.4 s')
      .expectOverlay('connected')
      .wait('1.5 s')
      .expectScreen('/home')
      .expectField('wifiNetwork', 'Aurora'),
  ),
  scenario(
    'WPS connects at once',
    { path: `${path}/wifi/choose-network`, settings: { wifiInstalled: true } },
    (p) =>
      p
        .choose('WPS')
        .expectOverlay('connected')
        .expectField('wifiNetwork', 'wps')
        .wait('1.5 s')
        .expectScreen('/home'),
  ),
  scenario(
    'resetting the wifi account leads home',
    { path: `${path}/wifi`, settings: { wifiInstalled: true, wifi: 'on', wifiNetwork: 'wps' } },
    (p) =>
      p.choose('Reset account', 'Yes').expectField('wifiNetwork', null).wait('1.4 s').expectScreen('/home'),
  ),
  // behaviour 11.10
  scenario(
    'taking the wifi card out forgets the network',
    atHome({ wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' }),
    (p) => p.flip('wifiInstalled').expectField('wifiInstalled', false).expectField('wifiNetwork', null),
  ),
]
