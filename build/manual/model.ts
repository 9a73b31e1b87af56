/** Stand-ins until the model has them. */

import type { Language } from '../../src/device/device'
import { type Path, paths, picture } from '../../src/device/device'
import { factoryDevice } from '../../src/device/factory-device'
import { aboutText } from '../../src/guidance/guidance'
import type * as M from '../../src/guidance/manual/model'

export type * from '../../src/guidance/manual/model'
export { taskPage } from '../../src/guidance/manual/task-page'

const node = (path: Path): M.MapNode => {
  const { title, icon } = picture(factoryDevice(path))
  const children = paths.filter(
    (one) =>
      one.startsWith(path === '/' ? '/home' : `${path}/`) &&
      one.split('/').length === (path === '/' ? 2 : path.split('/').length + 1),
  )
  return { path, title, icon, children: children.map(node) }
}
export const menuMap = (): M.MenuMap => ({
  root: node('/'),
  others: [node('/upgrade'), node('/hardware-test')],
})
export const settingsTable = (): readonly M.Setting[] => [
  {
    field: 'keylock',
    name: 'keylock.title',
    values: { choices: ['word.on', 'word.off'] },
    factory: 'word.off',
    path: '/home/menu/settings/keylock',
    titles: ['settings.title', 'keylock.title'],
    tasks: ['lock-keys'],
  },
  {
    field: 'effectValue',
    name: 'word.on',
    values: {
      min: { number: 5, unit: 'unit.degree' },
      max: { number: 35, unit: 'unit.degree' },
      step: { number: 1, unit: 'unit.degree' },
    },
    factory: { number: 21, unit: 'unit.degree' },
    path: '/home',
    titles: ['home.title'],
    tasks: ['change-temperature'],
  },
]
export const sensorTypes = (): readonly M.SensorTypeLine[] => [
  { type: { verbatim: '10 kΩ' }, reading: { number: 21.5, digits: 1, unit: 'unit.degree' }, isFactory: true },
]
export const errorCodes = (): readonly M.ErrorCode[] =>
  [1, 2, 3].map((code) => ({
    code,
    name: 'error.e1',
    advice: 'why.asSetUp',
    remarks: [],
    stopsHeating: code === 2,
  }))
export function screenPage(path: Path, language: Language): M.ScreenPage {
  const device = factoryDevice(path, { nativeLanguage: language })
  const above = paths.filter((one) => one !== path && (one === '/' || path.startsWith(`${one}/`)))
  const titled = (one: Path) => ({ path: one, title: picture(factoryDevice(one)).title })
  return {
    path,
    title: picture(device).title,
    about: aboutText(path),
    moment: { device, now: 0 },
    tasks: path.includes('keylock') ? ['lock-keys'] : [],
    settings: path.includes('keylock') ? settingsTable().slice(0, 1) : [],
    above: above.map(titled),
    below: paths
      .filter((one) => one.startsWith(`${path}/`) && !one.slice(path.length + 1).includes('/'))
      .map(titled),
  }
}
