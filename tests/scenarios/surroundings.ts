import { atHome, scenario } from './scenario'

const faults = [
  [1, 'Short circuit in the room sensor'],
  [2, 'Open circuit in the room sensor'],
  [3, 'Short circuit in the floor sensor'],
  [4, 'Open circuit in the floor sensor'],
  [5, 'Internal sensor fault'],
  [6, 'Thermostat overheated'],
  [7, 'Unknown error'],
  [8, 'Not connected to the internet'],
] as const

const wifiPath = '/home/menu/settings/wifi'

export const surroundings = [
  ...faults.map(([fault, text]) =>
    scenario(`fault E${fault} shows its code and its text`, atHome(), (p) =>
      p
        .surround({ fault })
        .expectMode('error')
        .expectText(`Error code: E${fault}`)
        .expectText(text)
        .surround({ fault: 0 })
        .expectMode('set'),
    ),
  ),
  scenario(
    'an open window pauses the heating where the function is on',
    atHome({ ventilationFunction: 'on' }),
    (p) =>
      p
        .surround({ windowOpen: true })
        .expectMode('ventilation')
        .surround({ windowOpen: false })
        .expectMode('set'),
  ),
  scenario('an open window does nothing where the function is off', atHome(), (p) =>
    p.surround({ windowOpen: true }).expectMode('set'),
  ),
  scenario('a floor over its limit limits, and advises to contact the installer', atHome(), (p) =>
    p.surround({ floorOverLimit: true }).expectMode('limited').expectText('Contact your installer'),
  ),
  scenario(
    'the pause of the operating time limit limits where there is a limit',
    atHome({ operatingTimeLimitation: 5 }),
    (p) =>
      p
        .surround({ operatingPause: true })
        .expectMode('limited')
        .expectText('The operating time limit pauses the heating.'),
  ),
  scenario('the post-heat time shows as after-heating', atHome(), (p) =>
    p.surround({ postHeat: true }).expectMode('after-heating'),
  ),
  scenario(
    'modes come in their order: error, off, ventilation, limited, after-heating',
    atHome({ ventilationFunction: 'on', power: 'off' }),
    (p) =>
      p
        .surround({ postHeat: true, floorOverLimit: true, windowOpen: true, fault: 7 })
        .expectMode('error')
        .surround({ fault: 0 })
        .expectMode('off')
        .hold('confirm', '3 s')
        .choose('Yes')
        .wait('1.5 s')
        .expectMode('ventilation')
        .surround({ windowOpen: false })
        .expectMode('limited')
        .surround({ floorOverLimit: false })
        .expectMode('after-heating')
        .surround({ postHeat: false })
        .expectMode('set'),
  ),
  scenario('what a sensor reads is the big number', atHome(), (p) =>
    p
      .expectText('19.0')
      .surround({ floorReading: 210 })
      .expectText('21.0')
      .surround({ floorSensorConnected: false })
      .expectText('--.-'),
  ),
  scenario('a missing floor sensor is an error where it is in charge', atHome(), (p) =>
    p
      .surround({ floorSensorConnected: false })
      .expectMode('error')
      .expectText('Error code: E4')
      .expectText('Open circuit in the floor sensor')
      .surround({ floorSensorConnected: true })
      .expectMode('set'),
  ),
  scenario(
    'a missing floor sensor refuses the choices that use it',
    { path: '/home/menu/installer/sensor/sensor-choice', settings: {} },
    (p) =>
      p
        .surround({ floorSensorConnected: false })
        .choose('Floor with room limit')
        .expectText('missing or faulty')
        .expectField('sensorChoice', 'floorSensor'),
  ),
  scenario('the wifi menu says what is in the slot', { path: wifiPath, settings: {} }, (p) =>
    p
      .expectText('No WiFi card installed')
      .expectDisabled('confirm')
      .flip('wifiInstalled')
      .expectText('Not connected')
      .surround({ slot: 'incompatible' })
      .expectText('not compatible')
      .surround({ slot: 'occupied' })
      .expectText('used by another module'),
  ),
  scenario(
    'a connection that fails says so, and comes back by itself',
    { path: wifiPath, settings: { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } },
    (p) =>
      p
        .expectText('Connected to Home')
        .surround({ connectionFails: true })
        .expectText('Connection failed')
        .surround({ connectionFails: false })
        .expectText('Connecting')
        .wait('5 s')
        .expectText('Connected to Home'),
  ),
  scenario(
    'connecting to a network that fails leads back to where it is said',
    { path: wifiPath, settings: { wifiInstalled: true } },
    (p) =>
      p
        .surround({ connectionFails: true })
        .choose('Set up WiFi', 'Yes', 'Home')
        .press('confirm')
        .wait('1.4 s')
        .expectScreen(wifiPath)
        .expectText('Connection failed')
        .expectField('wifi', null),
  ),
]
