/** Every page of the manual: its title, what it says of itself, the pages above it, and its content. */
import type { ReactNode } from 'react'
import { type TaskId, taskIds } from '../../src/help/guidance/guidance'
import { screenPage, taskPage } from '../../src/help/guidance/manual/manual'
import { type Path, paths, type Text } from '../../src/thermostat/device/device'
import { HouseContent } from './house-page'
import { IndexContent } from './index-page'
import { MapContent } from './map-page'
import { type Place, screenPlace, taskPlace } from './places'
import { proveSteps } from './prove'
import {
  DisplayContent,
  ErrorsContent,
  LimitsContent,
  SensorsContent,
  SettingsContent,
} from './reference-pages'
import { ScreenContent } from './screen-page'
import type { Above } from './shell'
import { TaskContent } from './task-page'
import type { Manual } from './use-manual'

export interface Page {
  readonly title: string
  readonly description: string
  readonly above: readonly Above[]
  readonly content: ReactNode
  /** @throws where its markup is not what it should be */
  readonly prove?: (markup: string) => void
}

type Make = (manual: Manual) => Page

const makers: ReadonlyMap<Place, Make> = new Map<Place, Make>([
  ['', (manual) => ({ ...page(manual, 'manual.title', 'manual.intro', <IndexContent />), above: [] })],
  ['screens/', (manual) => page(manual, 'manual.map', 'manual.map.intro', <MapContent />)],
  ['settings/', (manual) => page(manual, 'manual.settings', 'manual.settings.intro', <SettingsContent />)],
  ['sensors/', (manual) => page(manual, 'manual.sensors', 'manual.sensors.intro', <SensorsContent />)],
  ['display/', (manual) => page(manual, 'manual.display', 'manual.display.intro', <DisplayContent />)],
  ['errors/', (manual) => page(manual, 'manual.errors', 'manual.errors.intro', <ErrorsContent />)],
  ['limits/', (manual) => page(manual, 'manual.limits', 'manual.limits.intro', <LimitsContent />)],
  ['house/', (manual) => page(manual, 'manual.house', 'manual.house.intro', <HouseContent />)],
  ...taskIds.map((id): [Place, Make] => [taskPlace(id), (manual) => taskAt(manual, id)]),
  ...paths.map((path): [Place, Make] => [screenPlace(path), (manual) => screenAt(manual, path)]),
])

/** The address of every page below the folder of a language. */
export const places: readonly Place[] = [...makers.keys()]

/** @throws where there is no such page */
export function pageAt(manual: Manual): Page {
  const make = makers.get(manual.place)
  if (!make) throw new Error(`The manual has no page ${manual.place}.`)
  return make(manual)
}

function page(manual: Manual, title: Text, description: Text, content: ReactNode): Page {
  const { t } = manual
  return { title: t(title), description: t(description), above: [index(manual)], content }
}

const index = ({ t }: Manual): Above => ({ place: '', title: t('manual.name') })

function taskAt(manual: Manual, id: TaskId): Page {
  const task = taskPage(id, manual.language)
  return {
    ...page(manual, 'manual.title', manual.lead(id), <TaskContent page={task} />),
    title: manual.name(id),
    prove: (markup) => proveSteps(task, markup, manual),
  }
}

function screenAt(manual: Manual, path: Path): Page {
  const { t, language } = manual
  const screen = screenPage(path, language)
  const menus = screen.above.map((one) => ({ place: screenPlace(one.path), title: t(one.title) }))
  const map = { place: 'screens/', title: t('manual.map') }
  return {
    title: t(screen.title),
    description: t(screen.about),
    above: [index(manual), map, ...menus],
    content: <ScreenContent page={screen} />,
  }
}
