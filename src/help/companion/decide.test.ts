import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import { type SentEvent, step, type TimedDevice } from '../../thermostat/device/device'
import { decide, handlers } from './decide'
import type { CompanionEvent } from './events'
import { type CompanionStatus, statusOf, targetOf } from './phase-state'

type Opened = ReturnType<typeof openCompanion>

/** The actions that lead to each phase. */
const phases: Readonly<Record<string, (opened: Opened) => void>> = {
  closed: () => {},
  finding: ({ tell }) => tell('open'),
  ready: ({ choose }) => choose('lock-keys'),
  show: ({ choose }) => choose('lock-keys', undefined, { mode: 'show' }),
  pause({ choose, tell }) {
    choose('lock-keys', undefined, { mode: 'show' })
    tell('pause')
  },
  theirs({ choose, press }) {
    choose('lock-keys', undefined, { mode: 'show' })
    press('next')
  },
  danger({ choose, until }) {
    choose('factory-reset', undefined, { mode: 'show' })
    until('paused')
  },
  try: ({ choose }) => choose('lock-keys', undefined, { mode: 'try' }),
  done: ({ showToEnd }) => showToEnd('lock-keys'),
  why: ({ choose }) => choose('why-window'),
  scene({ choose, playScene }) {
    choose('why-window')
    void playScene()
  },
  never: ({ choose }) => choose('connect-wifi'),
  asked: ({ tell }) => tell({ type: 'diagnose', entry: 'symptom' }),
  aside({ choose, press }) {
    choose('lock-keys')
    press('back')
  },
}

/** A companion in each phase; `decide` is pure, so one of each is enough. */
const visitors = Object.values(phases).map((reach) => {
  const opened = openCompanion()
  reach(opened)
  return opened
})

/** The event of an input, which is sent after the device has changed. */
const happens =
  (caused: SentEvent) =>
  ({ device, moment }: Opened): [CompanionEvent, TimedDevice] => {
    const input = { ...caused, at: moment().now }
    return [
      { type: 'device-input', input, before: device() },
      { device: step(device(), input), now: input.at },
    ]
  }

const summer = { task: 'summer-time', value: 'off' } as const
const request = { ...summer, mode: null } as const
const fix = { why: 'why.rests', label: 'guide.resume' } as const

/** The events with further fields. */
const events: Readonly<Record<string, CompanionEvent | ReturnType<typeof happens>>> = {
  'asked-for': { type: 'request', request },
  'asked-beyond': { type: 'request', request: { ...request, value: '99' } },
  'asked-unknown': { type: 'request', request: { ...request, task: 'no-task' } },
  'asked-nothing': { type: 'request', request: { ...request, task: '' } },
  chosen: { type: 'choose', ...summer },
  'asked-wrong': { type: 'request', request: { task: 'diagnosis', mode: null, value: null } },
  diagnose: { type: 'diagnose', entry: 'which-sensor' },
  answer: { type: 'answer', choice: 'symptom.cold' },
  'answer-unknown': { type: 'answer', choice: 'no-choice' },
  'fix-beside': { type: 'fix', fix: { ...fix, deviceEvent: { type: 'switch', name: 'wifiInstalled' } } },
  'fix-before': { type: 'fix', fix: { ...fix, ...summer } },
  greyed: { type: 'explain', pressTarget: { button: 'back' } },
  faster: { type: 'speed', speed: 'fast' },
  'play-scene': ({ companion, moment }) => [
    { type: 'play-scene', target: targetOf(companion()) ?? summer },
    moment(),
  ],
  'play-other': { type: 'play-scene', target: summer },
  'scene-prepared': ({ device, moment }) => [{ type: 'scene-prepared', sandbox: device() }, moment()],
  'scene-says': { type: 'scene-says', text: 'guide.held' },
  pressing: { type: 'pressing', buttons: ['close'] },
  press: happens({ type: 'down', button: 'confirm' }),
  'own-press': happens({ type: 'down', button: 'confirm', by: 'companion' }),
  'back-to-now': happens({ type: 'return-to-present' }),
  'other-tab': happens({ type: 'stored', settings: { temperatureValue: 25 } }),
}

/** The column of each state. */
const columns: Readonly<Record<CompanionStatus, string>> = {
  closed: 'closed',
  finding: 'finding',
  diagnosing: 'asked',
  ready: 'ready',
  showing: 'show',
  paused: 'pause',
  trying: 'try',
  reached: 'done',
  explaining: 'why',
  impossible: 'never',
}

/**
 * The state after each event, by phase in columns. An event without a state cannot happen there, and changes
 * nothing.
 */
const table = `
                 closed  finding ready   show    pause   theirs  danger  try     done    why     scene   never   asked   aside
  open           finding -       -       -       -       -       -       -       -       -       -       -       -       -
  close          -       closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed
  show           -       -       show    -       -       -       -       show    show    show    show    -       -       show
  try            -       -       try     try     try     try     try     -       try     -       -       -       -       try
  pause          -       -       -       pause   -       -       -       -       -       -       -       -       -       -
  resume         -       -       -       -       show    show    show    -       -       -       -       -       -       -
  step           -       -       -       show    show    -       -       -       -       -       -       -       -       -
  step-back      -       -       -       pause   pause   -       -       -       -       -       -       -       -       -
  hint           -       -       -       -       -       -       -       try     -       -       -       -       -       -
  keep           -       -       -       -       -       -       -       -       done    -       -       -       -       -
  put-back       -       -       -       -       -       -       -       -       ready   why     why     -       -       -
  dismiss        -       -       -       -       -       -       -       -       -       -       -       -       -       ready
  visitor-left   -       closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed
  page-hidden    -       -       -       -       -       -       -       -       -       -       why     -       -       -
  waited         -       -       ready   -       -       -       -       -       -       -       -       never   -       why
  device-idle    -       -       -       show    -       -       -       -       -       -       -       -       -       -
  performed      -       -       -       show    -       -       -       -       -       -       -       -       -       -
  scene-over     -       -       -       -       -       -       -       -       -       -       why     -       -       -
  asked-for      ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready
  asked-beyond   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready
  asked-unknown  -       -       -       -       -       -       -       -       -       -       -       -       -       -
  asked-nothing  -       closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed  closed
  chosen         ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready   ready
  asked-wrong    asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked
  diagnose       asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked   asked
  answer         -       -       -       -       -       -       -       -       -       -       -       -       asked   -
  answer-unknown -       -       -       -       -       -       -       -       -       -       -       -       -       -
  answer-back    -       -       -       -       -       -       -       -       -       -       -       -       -       -
  fix-beside     -       finding ready   show    show    show    show    try     done    why     why     ready   asked   ready
  fix-before     -       show    show    show    show    show    show    show    show    show    show    show    show    show
  greyed         -       why     why     why     why     why     -       why     why     why     why     why     why     why
  faster         -       -       ready   show    pause   pause   pause   try     done    why     why     never   -       why
  play-scene     -       -       -       -       -       -       -       -       -       why     why     -       -       -
  play-other     -       -       -       -       -       -       -       -       -       -       -       -       -       -
  scene-prepared -       -       -       -       -       -       -       -       -       why     -       -       -       -
  scene-says     -       -       -       -       -       -       -       -       -       -       why     -       -       -
  pressing       -       -       -       show    -       -       -       -       -       -       why     -       -       -
  press          -       -       ready   pause   pause   pause   pause   -       done    -       why     never   -       ready
  own-press      -       -       -       -       -       -       -       -       -       -       -       -       -       -
  back-to-now    -       -       -       -       -       -       -       -       -       -       why     -       -       -
  other-tab      -       -       -       show    pause   -       pause   try     done    -       why     -       -       -
`
const [header = '', ...rows] = table.trim().split('\n')
const names = header.trim().split(/ +/)

test('the table has each pair of an event and a phase', () => {
  const given = Object.values(events).map((one) => ('type' in one ? one.type : 'device-input'))
  const types = rows.map((row) => row.trim().split(' ')[0])
  expect(Object.keys(handlers).filter((type) => ![...given, ...types].includes(type))).toEqual([])
  expect(names).toEqual(Object.keys(phases))
})

test.each(rows.map((row) => row.trim().split(/ +/)))('%s', (name = '', ...expected) => {
  const states = visitors.map((opened) => {
    const given = events[name] ?? ({ type: name } as CompanionEvent)
    const [event, now] = typeof given === 'function' ? given(opened) : [given, opened.moment()]
    const before = opened.companion()
    const { state, effects } = decide(before, event, now)
    return state === before && effects.length === 0 ? '-' : columns[statusOf(state)]
  })
  expect(states).toEqual(expected)
})

const interruptions: Readonly<Record<string, (opened: Opened) => void>> = {
  'a press': ({ press }) => press('next'),
  'a step of the browser': ({ send }) => send({ type: 'move-in-history', to: 0 }),
  'a reload or a shared device': ({ window }) => window.dispatch('pagehide'),
  'a second tab': ({ send }) => send({ type: 'stored', settings: { temperatureValue: 25 } }),
}

// A plus: the companion continues to press. behaviour 29.7, 29.8, 31.45
test.each([
  ['a press', 'pause pause try why pause', 24],
  ['a step of the browser', 'pause pause try why pause', 24],
  ['a reload or a shared device', 'show+ pause try why pause', 24],
  ['a second tab', 'show+ pause try why pause', 25],
])(
  '%s during a demonstration, a pause, a practice, a scene, an answer leads to: %s',
  (name, expected, temperature) => {
    const states = ['show', 'pause', 'try', 'scene', 'danger'].map((phase) => {
      const opened = openCompanion({ settings: { temperatureValue: 24 } })
      opened.send({ type: 'go', path: '/home/menu' })
      phases[phase]?.(opened)
      opened.wait(phase === 'danger' ? 0 : 1500)
      interruptions[name]?.(opened)
      let presses = 0
      opened.onChange(({ input }) => input?.type === 'down' && input.by && presses++)
      opened.wait(5000)
      const state = columns[opened.state()]
      if (state === 'why') opened.tell('close')
      expect(opened.isSandbox()).toBe(false)
      expect(opened.settings().temperatureValue).toBe(temperature)
      return presses > 0 ? `${state}+` : state
    })
    expect(states.join(' ')).toBe(expected)
  },
)

// behaviour 26.3
test.each(['show', 'pause', 'try', 'scene', 'danger'])(
  'everything stops when the visitor leaves: %s',
  (phase) => {
    const opened = openCompanion()
    opened.send({ type: 'go', path: '/home/menu' })
    phases[phase]?.(opened)
    opened.wait(phase === 'danger' ? 0 : 1500)
    const seen = () => ({ path: opened.path(), settings: opened.settings() })
    const before = seen()
    opened.dispose()
    expect(opened.progress.at(-1)?.state, 'a host page hears of it').toBe('left')
    expect(Object.values(opened.device().holds)).toEqual([null, null, null, null, null])
    const companion = opened.companion()
    opened.wait(60_000)
    opened.window.dispatch('pagehide')
    expect(seen(), 'nothing is brought back').toEqual(before)
    opened.press('next')
    expect(opened.companion()).toBe(companion)
  },
)
