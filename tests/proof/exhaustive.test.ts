/** Proves properties of every device that can be reached from the factory state; `search/search.ts` finds them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import da from '../../src/common/texts/da.json?catalog'
import de from '../../src/common/texts/de.json?catalog'
import en from '../../src/common/texts/en.json?catalog'
import fi from '../../src/common/texts/fi.json?catalog'
import no from '../../src/common/texts/no.json?catalog'
import sv from '../../src/common/texts/sv.json?catalog'
import { translate } from '../../src/common/texts/translate'
import { createTranslator } from '../../src/common/texts/translator'
import { createPicture, type Device, type Language, pathOf } from '../../src/thermostat/device/device'
import { isGuestRoom } from '../../src/thermostat/device/knowledge'
import { findCycle, StepChecks } from './search/checks'
import { searchAll, unwatch } from './search/devices'
import { changesOf } from './search/graph'
import { followHomeRules, type HomeResult } from './search/home-rules'
import { HomeWays } from './search/home-ways'
import type { Core } from './search/moves'
import { TextCollector } from './search/texts'

/** Close, language, no WiFi (two presses), time, date, floor type (two), installed power (two). */
const MOST_PRESSES_IN_GUIDE = 10

/** A timeout that is long enough for a busy machine. */
const MINUTES = 10 * 60_000

let core: Core
let checks: StepChecks
let texts: TextCollector
const devices: Device[] = []

beforeAll(async () => {
  const startTime = performance.now()
  const found = await searchAll((watched) => {
    core = watched
    checks = new StepChecks(core)
    texts = new TextCollector(core)
    return {
      onState: (device) => {
        devices.push(device)
        texts.draw(device)
      },
      onStep: (step) => checks.step(step),
    }
  })
  const { states, presses, others } = found
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1)
  const inputs = `${presses} presses, ${others} other inputs`
  const drawn = `${texts.pictures} pictures, ${texts.all.size} texts`
  process.stdout.write(`${states} states, ${inputs}, ${drawn} in ${seconds} s\n`)
}, MINUTES)

afterAll(unwatch)

test('every route is reached', () => {
  const redirecting = '/home/menu/settings/time-and-date'
  expect(core.paths.filter((path) => !checks.reached.has(path))).toEqual([redirecting])
})

test('no input leaves a field outside its allowed values', () => {
  expect(checks.outOfBounds).toEqual([])
})

describe('the buttons', () => {
  test('a disabled button changes nothing', () => {
    expect(checks.disabledWithEffect).toEqual([])
  })

  test('every enabled button except confirm changes the device', () => {
    expect(checks.enabledWithoutEffect).toEqual([])
  })

  test('close leads home, or to the language screen during the guide', () => {
    expect(checks.wrongTargetsOfClose).toEqual([])
  })
})

describe('the screens before and after a press declare', () => {
  test('the settings that it changes, in `edits`', () => {
    expect([...checks.undeclaredEdits]).toEqual([])
  })

  test('the settings that it reads, in `dependsOn`', () => {
    expect([...checks.undeclaredDependencies]).toEqual([])
  })
})

describe('back', () => {
  test('does not lengthen the trail, and keeps the places ahead', () => {
    expect(checks.trailsLengthenedByBack).toEqual([])
  })

  test('changes only settings that the next screen stores on arrival', () => {
    expect(checks.settingsChangedByBack).toEqual([])
  })

  test('never returns to an overlay', () => {
    expect(checks.overlaysBehind).toEqual([])
  })

  test('ends after repeated presses: each moves towards the beginning of the trail or along a way without a cycle', () => {
    expect(findCycle(checks.replacedByBack.inGuide)).toBe(null)
    expect(findCycle(checks.replacedByBack.outside)).toBe(null)
  })
})

describe('home', () => {
  test.each([
    ['with the guide on', true, MOST_PRESSES_IN_GUIDE],
    ['with the guide off', false, 1],
  ])(
    '%s (%s) is at most %i presses away, and exactly as many from some device',
    (_, isGuideOn, most) => {
      const from = devices.filter(({ settings }) => (settings.installationGuide !== 'false') === isGuideOn)
      const homeWays = new HomeWays(most)
      expect(Math.max(...from.map((device) => homeWays.countPresses(device)))).toBe(most)
    },
    MINUTES,
  )
})

/** Close, to the end of the guide (11), both held to unlock and confirm to turn on (three each), yes. */
const MOST_PRESSES_BY_MANUAL = 19

describe('the printed way home, with which every task begins (guidance G13),', () => {
  let results: readonly HomeResult[] = []
  beforeAll(() => {
    results = devices.map(followHomeRules)
  }, MINUTES)

  const isGuideOn = ({ settings }: Device) => settings.installationGuide !== 'false'
  const mostPresses = (some: readonly HomeResult[]) => Math.max(...some.map(({ presses }) => presses))
  const describeResult = ({ from, end }: HomeResult) => `${pathOf(from)}: ${pathOf(end)}`

  test('leads from every device to home, with the keypad unlocked and the device turned on', () => {
    const wrong = results.filter(({ end }) => {
      const { body } = createPicture(end)
      return body.kind !== 'home' || body.locked || (body.mode === 'off' && !isGuestRoom(end.settings))
    })
    expect(wrong.map(describeResult)).toEqual([])
  })

  test('ends the guide, except if an address opened home, where the guide is not visible', () => {
    const before = results.filter(({ end }) => isGuideOn(end)).map(({ from }) => pathOf(from))
    expect(new Set(before)).toEqual(new Set(['/home']))
  })

  test(`takes at most ${MOST_PRESSES_BY_MANUAL} presses`, () => {
    expect(mostPresses(results)).toBe(MOST_PRESSES_BY_MANUAL)
    const usual = results.filter(
      ({ from: { settings } }) => settings.keylock === 'off' && settings.power === 'on',
    )
    expect(mostPresses(usual.filter(({ from }) => isGuideOn(from)))).toBe(12)
    expect(mostPresses(usual.filter(({ from }) => !isGuideOn(from)))).toBe(1)
  })

  test('only unlocks the keypad, turns the device on, and ends the guide', () => {
    const changed = (some: readonly HomeResult[]) =>
      new Set(some.flatMap(({ from, end }) => changesOf(from, end)))
    const [guided, others] = [true, false].map((on) => results.filter((one) => isGuideOn(one.from) === on))
    expect(changed(others ?? [])).toEqual(new Set(['restart', 'keylock', 'power']))
    const atLanguage = (guided ?? []).filter(({ from }) => pathOf(from) === '/home/menu/settings/language')
    const elsewhere = (guided ?? []).filter((one) => !atLanguage.includes(one))
    const guide = ['installationGuide', 'program', 'keylock', 'power'] as const
    // This screen forgets the interrupted program, where the search keeps a device with one.
    const byGuide = [...changed(elsewhere)].filter((name) => name !== 'secondaryProgram')
    expect(new Set(byGuide)).toEqual(new Set(guide))
    // The guide takes the line that has the focus. A program that it ends is read by nothing before that, so that the
    // search keeps no device of its own for it there.
    const inGuide = guide.filter((name) => name !== 'program')
    expect(changed(atLanguage)).toEqual(new Set([...inGuide, 'language']))
  })
})

describe('every text of a picture', () => {
  test('is in the English catalog', () => {
    const ids = [...texts.all.values()].flatMap((text) =>
      typeof text === 'string' ? [text] : 'id' in text ? [text.id] : [],
    )
    expect(ids.filter((id) => !(id in en))).toEqual([])
    expect([...texts.notices].filter((notice) => !(`page.notice.${notice}` in en))).toEqual([])
  })

  test.each(Object.entries({ en, sv, no, fi, da, de }))(
    'can be translated to %s, with all its values',
    (language, catalog) => {
      const words = createTranslator(language as Language, catalog)
      for (const text of texts.all.values()) {
        const said = translate(text, words)
        expect(said, JSON.stringify(text)).not.toMatch(/^$|undefined|null|NaN|[{}]|\[object/)
      }
    },
  )
})
