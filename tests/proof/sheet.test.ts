/** The hand-over sheet of devices that random visits leave behind: its presses make these very settings. */
import { expect, test } from 'vitest'
import { rest, type Settings, step } from '../../src/device/device'
import { replay } from '../../src/guidance/guidance'
import type { Sheet } from '../../src/guidance/sheet/model'
import { handedOver, sheetOf } from '../../src/guidance/sheet/sheet'
import { sampleSize } from '../sample'
import { luck, randomDevice } from './random-devices'

/** `npm run ways` makes these with other seeds, too. */
const isThorough = import.meta.env.MODE === 'ways'
const DEVICES = sampleSize(2000, 20)
const MOST_ERRANDS = 80
/** A limit that a busy machine keeps too; it measures nothing. */
const MINUTES = 15 * 60_000

/** Presses what the sheet says on the device that it begins with, one row after the other. */
function pressed({ begin, rows }: Sheet): Settings {
  let moment = begin
  for (const doing of rows.flatMap(({ doings }) => doings)) {
    if ('acts' in doing) for (const act of doing.acts) moment = rest(replay(moment, act))
    else
      for (const happening of doing.happenings)
        moment = { ...moment, device: step(moment.device, { ...happening, at: moment.now }) }
  }
  return moment.device.settings
}

test.each(isThorough ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1])(
  `replaying its presses on a factory device gives the settings of ${DEVICES} devices, seed %i`,
  (seed) => {
    const next = luck(seed)
    const counts = { rows: 0, most: 0 }
    for (let count = 0; count < DEVICES; count++) {
      const { settings } = randomDevice(next, 1 + Math.floor(next() ** 2 * MOST_ERRANDS))
      const sheet = sheetOf(settings)
      const made = pressed(sheet)
      const wrong = handedOver.filter((name) => spoken(made)[name] !== spoken(settings)[name])
      if (wrong.length > 0) expect({ settings, wrong }).toBeNull()
      counts.rows += sheet.rows.length
      counts.most = Math.max(counts.most, sheet.rows.length)
    }
    expect(counts.most).toBeGreaterThanOrEqual(12)
    expect(counts.rows).toBeGreaterThan(3 * DEVICES)
  },
  MINUTES,
)

/** Whoever chose no language hears English, as from the factory. */
const spoken = (settings: Settings): Settings => ({ ...settings, language: settings.language ?? 'en' })
