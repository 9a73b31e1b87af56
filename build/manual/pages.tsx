/** Defines every page of the manual except the booklets: its title, description, breadcrumbs and content. */
import type { ReactNode } from 'react'
import { type TaskId, taskIds } from '../../src/help/guidance/guidance'
import { createScreenPage, createTaskPage } from '../../src/help/guidance/manual/manual'
import { type Path, paths, type Text } from '../../src/thermostat/device/device'
import { DisplayContent } from './display-page'
import { FloorContent } from './floor-page'
import { HouseContent } from './house-page'
import { BookletsContent, IndexContent } from './index-page'
import { MapContent } from './map-page'
import { type PagePath, screenPagePath, taskPagePath } from './page-paths'
import { type PartPath, parts } from './parts'
import { ErrorsContent, LimitsContent, SettingsContent } from './reference-pages'
import { ScreenContent } from './screen-page'
import { SensorChoiceContent } from './sensor-choice-page'
import { SensorsContent } from './sensors-page'
import type { Breadcrumb } from './shell'
import { WrongContent } from './symptom-table'
import { TaskContent } from './task-page'
import type { Manual } from './use-manual'
import { verifySteps } from './verify-steps'

export interface Page {
  readonly title: string
  readonly description: string
  readonly above: readonly Breadcrumb[]
  readonly content: ReactNode
  /** True if the page has the drawn room, which has styles of its own. */
  readonly hasRoom?: true
  /** Compares the drawn page with the device. @throws if they differ */
  readonly verify?: (markup: string) => void
}

type PageFactory = (manual: Manual) => Page

const contents: Readonly<Record<PartPath, ReactNode>> = {
  'screens/': <MapContent />,
  'settings/': <SettingsContent />,
  'display/': <DisplayContent />,
  'wrong/': <WrongContent />,
  'errors/': <ErrorsContent />,
  'floor/': <FloorContent />,
  'sensor-choice/': <SensorChoiceContent />,
  'sensors/': <SensorsContent />,
  'limits/': <LimitsContent />,
  'house/': <HouseContent />,
}

const pageFactories: ReadonlyMap<PagePath, PageFactory> = new Map<PagePath, PageFactory>([
  ['', (manual) => ({ ...page(manual, 'manual.title', 'manual.intro', <IndexContent />), above: [] })],
  ['print/', (manual) => page(manual, 'manual.print', 'manual.print.intro', <BookletsContent />)],
  ...parts.map(([place, title, intro]): [PagePath, PageFactory] => [
    place,
    (manual) => ({
      ...page(manual, title, intro, contents[place]),
      ...(place === 'house/' && { hasRoom: true }),
    }),
  ]),
  ...taskIds.map((id): [PagePath, PageFactory] => [taskPagePath(id), (manual) => taskAt(manual, id)]),
  ...paths.map((path): [PagePath, PageFactory] => [screenPagePath(path), (manual) => screenAt(manual, path)]),
])

/** The address of every page below the folder of its language. */
export const pagePaths: readonly PagePath[] = [...pageFactories.keys()]

/** @throws if the page does not exist */
export function pageAt(manual: Manual): Page {
  const make = pageFactories.get(manual.place)
  if (!make) throw new Error(`The manual has no page ${manual.place}.`)
  return make(manual)
}

function page(manual: Manual, title: Text, description: Text, content: ReactNode): Page {
  const { t } = manual
  return { title: t(title), description: t(description), above: [index(manual)], content }
}

const index = ({ t }: Manual): Breadcrumb => ({ place: '', title: t('manual.name') })

function taskAt(manual: Manual, id: TaskId): Page {
  const task = createTaskPage(id, manual.language)
  return {
    ...page(manual, 'manual.title', manual.lead(id), <TaskContent page={task} />),
    title: manual.name(id),
    verify: (markup) => verifySteps(task, markup, manual),
  }
}

function screenAt(manual: Manual, path: Path): Page {
  const { t, language } = manual
  const screen = createScreenPage(path, language)
  const menus = screen.screensAbove.map((one) => ({ place: screenPagePath(one.path), title: t(one.title) }))
  const map = { place: 'screens/', title: t('manual.map') }
  return {
    title: t(screen.title),
    description: t(screen.about),
    above: [index(manual), map, ...menus],
    content: <ScreenContent page={screen} />,
  }
}
