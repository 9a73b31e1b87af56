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
  // behaviour 17.8
  scenario('the panel leads to the upgrade and to the hardware test', atHome(), (p) =>
    p.go('/upgrade').expectScreen('/upgrade').go('/hardware-test').expectScreen('/hardware-test'),
  ),
]
