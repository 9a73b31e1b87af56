import { atHome, scenario } from './scenario'

export const hardwareTest = [
  scenario('the upgrade runs to its end and leads home', { path: '/upgrade', settings: {} }, (p) =>
    p
      .press('confirm')
      .wait('2 s')
      .expectDisabled('confirm')
      .wait('4 s')
      .expectText('up to date')
      .press('confirm')
      .expectScreen('/home'),
  ),
  scenario('the relay is toggled', { path: '/hardware-test', settings: {} }, (p) =>
    p
      .choose('Relay toggle')
      .expectValue('off')
      .press('confirm')
      .expectValue('on')
      .press('confirm')
      .expectValue('off'),
  ),
  scenario(
    'relay dynamics switch once a second',
    { path: '/hardware-test/relay-dynamics', settings: {} },
    (p) =>
      p
        .expectValue(0)
        .press('confirm')
        .wait('3 s')
        .expectValue(3)
        .press('confirm')
        .wait('3 s')
        .expectValue(3),
  ),
  scenario(
    'the clock is trimmed and the timeout is set in edit mode',
    { path: '/hardware-test', settings: {} },
    (p) =>
      p
        .choose('RTC calibration')
        .press('confirm')
        .press('next', 2)
        .press('confirm')
        .expectValue(2)
        .expectEditing(false)
        .press('back')
        .choose('Timeout')
        .press('confirm')
        .press('next')
        .press('confirm')
        .expectValue(40),
  ),
  scenario('touches are counted', { path: '/hardware-test/touch-info', settings: {} }, (p) =>
    p.press('previous', 2).press('next').press('confirm').expectValue(4),
  ),
  scenario(
    'the demo counts by itself, and the crash count is cleared',
    { path: '/hardware-test', settings: {} },
    (p) =>
      p
        .choose('Demo')
        .press('confirm')
        .wait('1 s')
        .expectValue(8)
        .press('back')
        .choose('Crash count')
        .expectValue(3)
        .press('confirm')
        .expectValue(0)
        .press('close')
        .expectScreen('/home'),
  ),
  // behaviour 17.8
  scenario('the panel leads to both', atHome(), (p) =>
    p.go('/upgrade').expectScreen('/upgrade').go('/hardware-test').expectScreen('/hardware-test'),
  ),
]
