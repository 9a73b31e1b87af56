/** The finder as a visitor of a language has it, for tests and the bench. */
import type { Language, TextId } from '../../device/device'
import { loadTaskWords } from '../../texts/guidance'
import { englishWords, loadWords } from '../../texts/languages'
import type { ValueText } from './entries'
import { createFinder, type Find } from './finder'

export async function finderOf(language: Language): Promise<Find> {
  const own = { words: await loadWords(language), tasks: await loadTaskWords(language) }
  const english = { words: englishWords, tasks: await loadTaskWords('en') }
  return createFinder(language === 'en' ? [own] : [own, english], valueText)
}

const names: Readonly<Record<string, TextId>> = {
  on: 'word.on',
  off: 'word.off',
  week: 'energy.week',
  month: 'energy.month',
  year: 'energy.year',
  'wood/laminate': 'floorType.wood',
  'tile/stone': 'floorType.tile',
  'plastic/vinyl': 'floorType.vinyl',
  'time/temp': 'screensaver.timeAndTemperature',
  'time/date': 'screensaver.timeAndDate',
  none: 'screensaver.none',
  roomSensorFloor: 'sensorChoice.roomFloor',
  floorSensor: 'sensorChoice.floor',
  roomSensor: 'sensorChoice.room',
  floorSensorRoom: 'sensorChoice.floorRoom',
  everything: 'reset.everything',
  'save-data': 'reset.saveData',
}

/** As the display says them. */
const valueText: ValueText = (task, value) =>
  names[value] ?? { verbatim: task === 'why-error' ? `E${value}` : String(value) }
