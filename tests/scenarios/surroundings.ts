import { atHome, scenario } from './scenario'

export const surroundings = [
  scenario('a fault shows its code and its text', atHome(), (p) =>
    p
      .setSurroundings({ fault: 3 })
      .expectMode('error')
      .expectText('Error code: E3')
      .expectText('Short circuit in the floor sensor')
      .setSurroundings({ fault: 0 })
      .expectMode('set'),
  ),
  scenario(
    'an open window pauses the heating if the ventilation function is on',
    atHome({ ventilationFunction: 'on' }),
    (p) =>
      p
        .setSurroundings({ windowOpen: true })
        .expectMode('ventilation')
        .setSurroundings({ windowOpen: false })
        .expectMode('set'),
  ),
  scenario(
    'the pause of the operating time limit shows the mode “limited”',
    atHome({ operatingTimeLimitation: 5 }),
    (p) =>
      p
        .setSurroundings({ operatingPause: true })
        .expectMode('limited')
        .expectText('The operating time limit pauses the heating.'),
  ),
  scenario('home shows the reading of the sensor as its large number', atHome(), (p) =>
    p
      .expectText('19.0')
      .setSurroundings({ floorReading: 210 })
      .expectText('21.0')
      .setSurroundings({ floorSensorConnected: false })
      .expectText('--.-'),
  ),
]
