import { scenario } from './scenario'

const path = '/home/menu/installer'
const applications = `${path}/applications`

export const installer = [
  scenario('system info moves line by line and has its own notice', { path, settings: {} }, (p) =>
    p
      .choose('System info')
      .expectNotice('static')
      .expectDisabled('confirm', 'previous')
      .expectText('Version')
      .pressToEnd('next')
      .expectFocus('wM-Bus key'),
  ),
  scenario(
    'holding the centre on system info opens the hardware test',
    { path: `${path}/system-info`, settings: {} },
    (p) =>
      p
        .hold('confirm', '3 s')
        .expectScreen('/hardware-test')
        .press('back')
        .expectScreen(`${path}/system-info`),
  ),
  scenario(
    'installed power jumps to 50 W, then moves in tens, and its overlay leads two steps back',
    { path, settings: {} },
    (p) =>
      p
        .choose('Installed power')
        .expectDisabled('previous', 'next')
        .press('confirm')
        .expectEditing()
        .expectDisabled('previous')
        .press('next')
        .expectValue(50)
        .press('next')
        .expectValue(60)
        .press('previous', 2)
        .expectValue(40)
        .press('confirm')
        .expectOverlay('save')
        .expectField('effectValue', 40)
        .wait('1.5 s')
        .expectScreen(path)
        .expectText('40'),
  ),
  scenario(
    'the operating time limit goes from off to 15 minutes',
    { path: `${path}/functions`, settings: {} },
    (p) =>
      p
        .choose('Operating time limitation')
        .expectNotice('operating-time')
        .expectText('Off')
        .press('confirm')
        .expectField('editOperatingTimeLimitation', 'active')
        .hold('next', '5 s')
        .expectValue(15)
        .expectDisabled('next')
        .press('confirm')
        .expectField('editOperatingTimeLimitation', 'inactive')
        .expectField('operatingTimeLimitation', 15)
        .wait('1.4 s')
        .expectScreen(`${path}/functions`)
        .expectText('15'),
  ),
  scenario(
    'delayed start-up asks one question, and remembers the program that ran',
    { path: `${path}/functions`, settings: { program: 'week' } },
    (p) =>
      p
        .choose('Delayed start-up')
        .expectDisabled('previous', 'next')
        .press('confirm')
        .expectOverlay('start')
        .expectField('program', 'delayedStartup')
        .wait('1.5 s')
        .press('confirm')
        .expectOverlay('stop')
        .expectField('program', 'week')
        .wait('1.5 s')
        .press('back')
        .expectScreen(`${path}/functions`),
  ),
  scenario('hotel starts, is reviewed and stops', { path: applications, settings: {} }, (p) =>
    p
      .choose('Hotel', 'Start')
      .expectOverlay('start')
      .expectField('application', 'hotel')
      .expectField('temperatureValue', 22)
      .wait('1.5 s')
      .choose('Review')
      .expectText('23')
      .expectText('20')
      .expectText('04:00')
      .press('confirm')
      .expectScreen(`${applications}/hotel/review/info`)
      .press('back')
      .press('back')
      .choose('Edit')
      .expectDisabled('confirm')
      .press('back')
      .choose('Interval')
      .expectText('20')
      .expectText('23')
      .press('back')
      .choose('Stop')
      .expectField('application', null),
  ),
  scenario(
    'sensor choices are stored, combined ones when their screen opens',
    { path: `${path}/sensor/sensor-choice`, settings: {} },
    (p) =>
      p
        .choose('Room sensor')
        .expectOverlay('save')
        .expectField('sensorChoice', 'roomSensor')
        .wait('1.5 s')
        .choose('Room with floor limit')
        .expectScreen(`${path}/sensor/sensor-choice/room-sensor-floor`)
        .expectField('sensorChoice', 'roomSensorFloor')
        .expectText('30')
        .expectDisabled('confirm')
        .press('back')
        .choose('Floor with room limit')
        .expectText('25')
        .expectField('sensorChoice', 'floorSensorRoom'),
  ),
  scenario(
    'power control refuses every sensor choice',
    { path: `${path}/sensor/sensor-choice`, settings: { application: 'powerControl' } },
    (p) =>
      p
        .choose('Room sensor')
        .expectText('Not possible')
        .expectField('sensorChoice', 'floorSensor')
        .expectOverlay(null),
  ),
  scenario(
    'calibration moves the reading by the same step',
    { path: `${path}/sensor/calibration`, settings: {} },
    (p) =>
      p
        .choose('Floor sensor')
        .expectText('19.0°')
        .press('confirm')
        .press('next', 5)
        .expectValue(5)
        .expectText('19.5°')
        .press('confirm')
        .expectField('floorSensorCalibrationValue', 5)
        .expectField('floorSensorActualValue', 195)
        .wait('1.5 s')
        .press('confirm')
        .hold('previous', '5 s')
        .expectValue(-30)
        .expectDisabled('previous')
        .press('close')
        .expectField('floorSensorCalibrationValue', 5)
        .expectText('19.5°'),
  ),
]
