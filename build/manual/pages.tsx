/** Defines every page of the manual except the booklets: its title, description, breadcrumbs and content. */
import type { ReactNode } from 'react'
import { type TaskId, taskIds } from '../../src/help/guidance/guidance'
import { createScreenPage, createTaskPage } from '../../src/help/guidance/manual/manual'
import { type Path, paths, type Text } from '../../src/thermostat/device/device'
import { HouseContent } from './house-page'
import { BookletsContent, IndexContent } from './index-page'
import { MapContent } from './map-page'
import { type PagePath, screenPagePath, taskPagePath } from './page-paths'
import {
  DisplayContent,
  ErrorsContent,
  LimitsContent,
  SensorsContent,
  SettingsContent,
} from './reference-pages'
import { ScreenContent } from './screen-page'
import type { Breadcrumb } from './shell'
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

const pageFactories: ReadonlyMap<PagePath, PageFactory> = new Map<PagePath, PageFactory>([
  ['', (manual) => ({ ...page(manual, 'manual.title', 'manual.intro', <IndexContent />), above: [] })],
  ['print/', (manual) => page(manual, 'manual.print', 'manual.print.intro', <BookletsContent />)],
  ['screens/', (manual) => page(manual, 'manual.map', 'manual.map.intro', <MapContent />)],
  ['settings/', (manual) => page(manual, 'manual.settings', 'manual.settings.intro', <SettingsContent />)],
  ['sensors/', (manual) => page(manual, 'manual.sensors', 'manual.sensors.intro', <SensorsContent />)],
  ['display/', (manual) => page(manual, 'manual.display', 'manual.display.intro', <DisplayContent />)],
  ['errors/', (manual) => page(manual, 'manual.errors', 'manual.errors.intro', <ErrorsContent />)],
  ['limits/', (manual) => page(manual, 'manual.limits', 'manual.limits.intro', <LimitsContent />)],
  [
    'house/',
    (manual) => ({ ...page(manual, 'manual.house', 'manual.house.intro', <HouseContent />), hasRoom: true }),
  ],
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
