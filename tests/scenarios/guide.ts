import { atHome, scenario } from './scenario'

const settings = '/home/menu/settings'
const installer = '/home/menu/installer'
const firstStart = {}

export const guide = [
  scenario('a first start shows a splash and leads into the language page', firstStart, (p) =>
    p
      .expectScreen('/')
      .expectDisabled('previous', 'confirm', 'next', 'back', 'close')
      .expectField('installationGuide', 'pending')
      .wait('1.8 s')
      .expectScreen('/')
      .wait('200 ms')
      .expectScreen(`${settings}/language`)
      .expectField('installationGuide', 'true')
      .expectFocus('English')
      .expectDisabled('back', 'close'),
  ),
  scenario('the guide delays the heating of a new tile floor by four weeks', firstStart, (p) =>
    p
      .wait('2 s')
      .choose('English')
      .expectScreen(`${settings}/time-and-date/set-time`)
      .expectOverlay(null)
      .expectNotice('time')
      .press('confirm')
      .expectScreen(`${settings}/time-and-date/set-date`)
      .press('confirm')
      .expectScreen(`${settings}/floor-type`)
      .choose('Tile / stone')
      .expectScreen(`${installer}/installed-effect`)
      .press('confirm')
      .expectEditing()
      .press('next', 2)
      .expectValue(60)
      .press('confirm')
      .expectField('effectValue', 60)
      .expectScreen(`${settings}/floor-type/floor-type-info`)
      .press('confirm')
      .expectScreen(`${installer}/functions/delayed-startup`)
      .choose('In four weeks')
      .expectScreen('/home')
      .expectField('program', 'delayedStartup')
      .expectField('installationGuide', 'false')
      .expectMode('standby')
      .expectText('28 days remaining'),
  ),
  scenario(
    'a tile floor dries for four weeks, and the installer menu can cancel that',
    { path: `${settings}/floor-type/floor-type-info`, settings: {} },
    (p) => p.expectText('four weeks').press('next').expectText('Installer menu'),
  ),
  scenario('heating right now after the guide leaves no program', firstStart, (p) =>
    p
      .wait('2 s')
      .choose('English')
      .press('confirm', 2)
      .choose('Tile / stone')
      .press('confirm', 2)
      .press('confirm')
      .choose('Right now')
      .expectScreen('/home')
      .expectField('program', null)
      .expectText('---'),
  ),
  scenario('the guide ends after the installed power on a wooden floor', firstStart, (p) =>
    p
      .wait('2 s')
      .choose('English')
      .press('confirm', 2)
      .choose('Wood / laminate')
      .expectScreen(`${installer}/installed-effect`)
      .press('confirm', 2)
      .expectScreen('/home')
      .expectField('installationGuide', 'false'),
  ),
  scenario('the guide with a wifi card connects before it asks for the floor', firstStart, (p) =>
    p
      .toggle('wifiInstalled')
      .wait('2 s')
      .choose('English')
      .expectScreen(`${settings}/wifi/connect-wifi`)
      .choose('Yes')
      .choose('Home')
      .expectScreen(`${settings}/wifi/choose-network/enter-password`)
      .press('confirm')
      .expectOverlay('connecting')
      .wait('1.4 s')
      .expectScreen(`${settings}/wifi/choose-network/enter-password/connected`)
      .expectDisabled('previous', 'confirm', 'next', 'back', 'close')
      .wait('1.5 s')
      .expectScreen(`${settings}/floor-type`)
      .expectField('wifi', 'on')
      .expectField('wifiNetwork', 'Home'),
  ),
  scenario('the guide continues with the time if the visitor declines wifi', firstStart, (p) =>
    p
      .toggle('wifiInstalled')
      .wait('2 s')
      .choose('English')
      .choose('No')
      .expectScreen(`${settings}/time-and-date/set-time`)
      .press('back')
      .expectScreen(`${settings}/wifi/connect-wifi`)
      .press('back')
      .expectScreen(`${settings}/language`)
      .expectDisabled('back', 'close'),
  ),
  scenario('back leads through the guide, and close to its language page', firstStart, (p) =>
    p
      .wait('2 s')
      .choose('English')
      .press('confirm', 2)
      .choose('Plastic / vinyl')
      .expectScreen(`${installer}/installed-effect`)
      .press('back')
      .expectScreen(`${settings}/floor-type`)
      .expectFocus('Plastic / vinyl')
      .press('back')
      .expectScreen(`${settings}/time-and-date/set-date`)
      .press('back')
      .expectScreen(`${settings}/time-and-date/set-time`)
      .press('close')
      .expectScreen(`${settings}/language`),
  ),
  scenario(
    'a reset of everything leads back into the guide',
    atHome({ temperatureValue: 25, keylock: 'off' }),
    (p) =>
      p
        .press('confirm')
        .choose('Installer', 'Factory reset', 'Reset everything')
        .expectNotice('reset')
        .choose('Yes')
        .expectScreen('/')
        .expectField('restart', true)
        .expectField('temperatureValue', 19)
        .wait('1.9 s')
        .expectScreen(`${settings}/language`)
        .expectField('restart', false),
  ),
  scenario('a reset that keeps data restarts the device as well', atHome(), (p) =>
    p
      .press('confirm')
      .choose('Installer', 'Factory reset', 'Reset, keep data')
      .choose('No')
      .expectScreen(`${installer}/reset`)
      .choose('Reset, keep data', 'Yes')
      .expectScreen('/'),
  ),
]
