import { atHome, scenario } from './scenario'

export const home = [
  scenario('previous lowers and next raises the set temperature', atHome(), (p) =>
    p
      .expectMode('set')
      .expectValue(19)
      .press('next')
      .expectValue(20)
      .expectField('temperatureValue', 20)
      .press('previous', 3)
      .expectValue(17),
  ),
  scenario(
    'holding next repeats, faster after a second, and stops at the bound',
    atHome({ temperatureValue: 5 }),
    (p) => p.hold('next', '1 s').expectValue(9).hold('next', '3 s').expectValue(35),
  ),
  scenario(
    'the label alternates every 6 s between the sensors in use',
    atHome({ sensorChoice: 'roomSensorFloor' }),
    (p) => p.expectText('Room').wait('6 s').expectText('Floor').wait('6 s').expectText('Room'),
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
