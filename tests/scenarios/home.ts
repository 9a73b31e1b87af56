import { atHome, scenario } from './scenario'

export const home = [
  scenario('previous lowers and next raises the set temperature, and says so in colour', atHome(), (p) =>
    p
      .expectMode('set')
      .expectValue(19)
      .press('next')
      .expectValue(20)
      .expectField('temperatureValue', 20)
      .press('previous', 3)
      .expectValue(17),
  ),
  scenario('the set temperature goes down to 5', atHome({ temperatureValue: 6 }), (p) =>
    p.press('previous').expectValue(5).expectDisabled('previous').press('previous').expectValue(5),
  ),
  scenario('the set temperature goes up to 35', atHome({ temperatureValue: 34 }), (p) =>
    p.press('next').expectValue(35).expectDisabled('next'),
  ),
  scenario(
    'holding next repeats, faster after a second, and stops at the bound',
    atHome({ temperatureValue: 5 }),
    (p) => p.hold('next', '1 s').expectValue(9).hold('next', '3 s').expectValue(35),
  ),
  scenario(
    'comfort heating stops the set temperature at its maximum',
    atHome({
      application: 'comfortHeating',
      comfortHeating: 'on',
      comfortHeatingMaxTemp: 24,
      temperatureValue: 23,
    }),
    (p) => p.press('next').expectValue(24).expectDisabled('next'),
  ),
  scenario(
    'a hotel with the remote control stays within 20 to 23, and its menu is closed',
    atHome({ application: 'hotel', temperatureValue: 22 }),
    (p) =>
      p
        .expectMode('active')
        .expectDisabled('confirm')
        .press('next')
        .expectValue(23)
        .expectDisabled('next')
        .press('previous', 3)
        .expectValue(20)
        .expectDisabled('previous')
        .flip('remoteControlInstalled')
        .expectValue(15)
        .expectMode('standby')
        .expectEnabled('confirm'),
  ),
  scenario(
    'power control moves in steps of 5 and shows 0 as off',
    atHome({ application: 'powerControl', powerControlValue: 10 }),
    (p) =>
      p
        .press('previous')
        .expectValue(5)
        .press('previous')
        .expectValue(0)
        .expectText('Off')
        .expectDisabled('previous'),
  ),
  scenario(
    'the label alternates every 6 s between the sensors in use',
    atHome({ sensorChoice: 'roomSensorFloor' }),
    (p) => p.expectText('Room').wait('6 s').expectText('Floor').wait('6 s').expectText('Room'),
  ),
  scenario(
    'a running timer adds and takes 4 hours, and ends below 4',
    atHome({ program: 'timer', timer: 'on', timerTime: 4 }),
    (p) =>
      p
        .expectMode('active')
        .press('next', 2)
        .expectValue(12)
        .press('previous', 2)
        .expectValue(4)
        .press('previous')
        .expectField('timer', 'off')
        .expectMode('standby')
        .expectDisabled('previous')
        .press('next')
        .expectScreen('/home/menu/program/timer/start-timer')
        .choose('Yes')
        .expectOverlay('start')
        .wait('1.5 s')
        .expectScreen('/home')
        .expectField('timer', 'on'),
  ),
  scenario(
    'a timer program that is off keeps its standby temperature',
    atHome({ program: 'timer', timer: 'off', temperatureValue: 25 }),
    (p) => p.expectMode('standby').expectValue(17).expectField('temperatureValue', 25),
  ),
  scenario(
    'ground heating shows the hours of the timer',
    atHome({ application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 8 }),
    (p) => p.expectText('8').expectText('Floor').wait('6 s').expectText('Outdoors'),
  ),
  scenario(
    'a week program is in force until the visitor changes the temperature',
    atHome({ program: 'week' }),
    (p) => p.expectMode('program').expectText('Weekly program').press('next').expectMode('set'),
  ),
  scenario('the keypad lock is released by the centre', atHome({ keylock: 'on' }), (p) =>
    p
      .expectDisabled('previous', 'next', 'back', 'close')
      .press('next')
      .expectValue(19)
      .press('confirm')
      .expectScreen('/home')
      .expectField('keylock', 'off')
      .press('next')
      .expectValue(20),
  ),
  scenario('the keypad lock is released by holding left and right together', atHome({ keylock: 'on' }), (p) =>
    p
      .hold(['previous', 'next'], '2.9 s')
      .expectField('keylock', 'on')
      .hold(['previous', 'next'], '3 s')
      .expectField('keylock', 'off')
      .expectValue(19),
  ),
  scenario('holding the centre turns the heating off and on again', atHome(), (p) =>
    p
      .hold('confirm', '3 s')
      .expectScreen('/home/turn-off')
      .choose('Yes')
      .expectOverlay('stop')
      .expectText('Turned off!')
      .wait('1.5 s')
      .expectScreen('/home')
      .expectMode('off')
      .expectDisabled('previous', 'next')
      .hold('confirm', '3 s')
      .expectScreen('/home/turn-on')
      .choose('Yes')
      .expectText('Heating on!')
      .wait('1.5 s')
      .expectScreen('/home')
      .expectMode('set'),
  ),
]
