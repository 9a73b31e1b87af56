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
]
