import { atHome, scenario } from './scenario'

const menu = '/home/menu'

export const navigation = [
  scenario('the start screen of a device that is set up leads home', { path: '/', settings: {} }, (p) =>
    p
      .expectText('10:00')
      .expectText('19°')
      .expectDisabled('previous', 'next', 'back', 'close')
      .press('confirm')
      .expectScreen('/home')
      .expectDisabled('back', 'close'),
  ),
  scenario('the clock goes on every 60 s', { path: '/', settings: {} }, (p) =>
    p.expectText('10:00').wait('1 min').expectText('10:01').wait('10 min').expectText('10:11'),
  ),
  scenario('the main menu has four entries, each in its colour', atHome(), (p) =>
    p
      .press('confirm')
      .expectScreen(menu)
      .expectFocus('Program')
      .expectDisabled('previous')
      .press('next', 3)
      .expectFocus('Installer')
      .expectDisabled('next')
      .press('previous')
      .press('confirm')
      .expectScreen(`${menu}/settings`)
      .press('back')
      .expectFocus('Settings')
      .press('back')
      .expectScreen('/home'),
  ),
  scenario('close leads home, and the browser’s back returns to the screen', atHome(), (p) =>
    p
      .press('confirm')
      .choose('Installer', 'Sensor', 'Calibration')
      .press('close')
      .expectScreen('/home')
      .browserHistory('back')
      .expectScreen(`${menu}/installer/sensor/calibration`)
      .browserHistory('back')
      .expectScreen(`${menu}/installer/sensor`)
      .browserHistory('forward')
      .expectScreen(`${menu}/installer/sensor/calibration`)
      .press('back')
      .expectScreen(`${menu}/installer/sensor`)
      .press('back')
      .expectScreen(`${menu}/installer`)
      .expectFocus('Sensor'),
  ),
  scenario(
    'the browser’s forward does not confirm again: nothing is saved',
    { path: `${menu}/settings/keylock`, settings: {} },
    (p) =>
      p
        .choose('On')
        .expectOverlay('save')
        .wait('1.5 s')
        .expectOverlay(null)
        .browserHistory('forward')
        .expectScreen(`${menu}/settings/keylock`)
        .expectOverlay(null)
        .expectEnabled('back', 'close'),
  ),
  scenario(
    'back leads from a deep link to the menu above',
    { path: `${menu}/installer/sensor/calibration`, settings: {} },
    (p) =>
      p
        .press('back')
        .expectScreen(`${menu}/installer/sensor`)
        .press('back')
        .press('back')
        .expectScreen(menu)
        .press('back')
        .expectScreen('/home'),
  ),
  scenario(
    'back leads from a deep link to the time zone to the settings',
    { path: `${menu}/settings/time-and-date/set-timezone`, settings: {} },
    (p) => p.press('back').expectScreen(`${menu}/settings`),
  ),
  scenario(
    'an unknown path shows an empty display, and back leads to the start screen',
    { path: '/no/such/screen', settings: {} },
    (p) =>
      p
        .expectScreen('/no/such/screen')
        .expectDisabled('previous', 'confirm', 'next')
        .press('back')
        .expectScreen('/')
        .press('confirm')
        .expectScreen('/home'),
  ),
  scenario('a trailing slash means the same route', { path: `${menu}/settings/`, settings: {} }, (p) =>
    p.expectScreen(`${menu}/settings`).expectFocus('Time and date'),
  ),
  scenario('a tap on a line has the same effect as focusing and confirming it', atHome(), (p) =>
    p
      .press('confirm')
      .tap('Settings')
      .expectScreen(`${menu}/settings`)
      .tap('Keypad lock')
      .expectScreen(`${menu}/settings/keylock`)
      .tap('On')
      .expectOverlay('save')
      .expectField('keylock', 'on'),
  ),
  scenario('a tap on a disabled line only focuses it', { path: `${menu}/settings`, settings: {} }, (p) =>
    p.tap('WiFi').expectScreen(`${menu}/settings`).expectFocus('WiFi').expectDisabled('confirm'),
  ),
  scenario('a finger swipes through tabs', { path: `${menu}/energy-consumption`, settings: {} }, (p) =>
    p
      .expectText('0.81')
      .swipe('left')
      .expectText('3.62')
      .swipe('left')
      .expectText('8.25')
      .swipe('right')
      .expectText('3.62'),
  ),
  scenario('a finger moves a list', { path: `${menu}/settings/language`, settings: {} }, (p) =>
    p.expectFocus('English').swipe('up').expectFocus('Svenska').swipe('down').expectFocus('English'),
  ),
]
