import { atHome, scenario } from './scenario'

const path = '/home/menu/program'

export const programs = [
  scenario('the week program can be started and stopped', atHome(), (p) =>
    p
      .press('confirm')
      .choose('Program', 'Weekly program', 'Start')
      .expectOverlay('start')
      .expectText('Started!')
      .expectDisabled('previous', 'confirm', 'next', 'back', 'close')
      .expectField('program', 'week')
      .wait('1.4 s')
      .expectOverlay('start')
      .wait('100 ms')
      .expectOverlay(null)
      .expectScreen(`${path}/week`)
      .expectFocus('Stop')
      .press('confirm')
      .expectOverlay('stop')
      .expectField('program', null),
  ),
  scenario('the week review has two tabs and no confirm', { path: `${path}/week`, settings: {} }, (p) =>
    p
      .choose('Review')
      .expectDisabled('confirm', 'previous')
      .expectText('08:00')
      .press('next')
      .expectText('16:30')
      .expectDisabled('next')
      .press('back')
      .expectFocus('Review'),
  ),
  // behaviour 6.6
  scenario(
    'starting the timer program asks whether to start the timer, and answering no changes nothing',
    atHome({ program: 'week' }),
    (p) =>
      p
        .press('confirm')
        .choose('Program', 'Timer', 'Start')
        .expectOverlay(null)
        .expectScreen(`${path}/timer/start-timer`)
        .choose('No')
        .expectScreen(`${path}/timer`)
        .expectField('program', 'week')
        .expectField('timer', 'off')
        .expectFocus('Start')
        .choose('Start', 'Yes')
        .expectOverlay('start')
        .expectText('Started!')
        .expectField('program', 'timer')
        .expectField('secondaryProgram', 'week')
        .wait('1.5 s')
        .expectScreen('/home')
        .expectMode('active')
        .press('confirm')
        .choose('Program', 'Timer', 'Stop')
        .expectOverlay('stop')
        .expectField('program', 'week'),
  ),
  scenario('the timer’s review leads to its info', { path: `${path}/timer`, settings: {} }, (p) =>
    p
      .choose('Inspect')
      .expectScreen(`${path}/timer/review`)
      .expectText('04:00')
      .press('confirm')
      .expectScreen(`${path}/timer/review/info`)
      .press('next')
      .press('back')
      .press('back')
      .choose('Modify')
      .expectScreen(`${path}/timer/edit`)
      .expectNotice('values'),
  ),
  scenario(
    'remote control is disabled until the installer activates it',
    atHome({ remoteControl: 'active', remoteControlInstalled: false }),
    (p) =>
      p
        .press('confirm')
        .choose('Program', 'Remote control', 'Start')
        .expectField('program', 'remoteControlProgram')
        .expectField('temperatureValue', 17)
        .wait('1.5 s')
        .choose('Inspect')
        .press('confirm')
        .expectScreen(`${path}/remote-control/review/info`)
        .press('close')
        .expectMode('standby')
        .toggle('remoteControlInstalled')
        .expectMode('active')
        .expectField('temperatureValue', 22),
  ),
  scenario('energy has four tabs and nothing to confirm', atHome(), (p) =>
    p
      .press('confirm')
      .choose('Energy consumption')
      .expectNotice('periods')
      .expectText('Week 47')
      .expectText('0.81')
      .expectDisabled('confirm')
      .press('next')
      .expectText('3.62')
      .press('next')
      .expectText('8.25')
      .press('next')
      .expectDisabled('next')
      .press('close')
      .expectScreen('/home'),
  ),
]
