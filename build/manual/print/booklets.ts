/** Which booklet has which chapters, in which order, and which tasks each chapter has. */
import { type Group, type TaskId, taskIds, tasks } from '../../../src/help/guidance/guidance'
import type { Language, TextId } from '../../../src/thermostat/device/device'
import type { BookletId, PagePath } from '../page-paths'
import { filledSlots } from './maker'

/** The content of each chapter is in booklet.tsx; its tasks follow it. */
const chapters = {
  safety: 'guide.safety.title',
  start: 'booklet.start',
  display: 'guide.page.display',
  everyday: 'guide.group.everyday',
  why: 'guide.group.why',
  symptoms: 'booklet.symptoms',
  programs: 'guide.group.programs',
  floor: 'guide.page.floor',
  settings: 'booklet.settings',
  installation: 'booklet.install',
  sensors: 'manual.sensors',
  power: 'booklet.power',
  functions: 'booklet.functions',
  service: 'booklet.service',
  errors: 'manual.errors',
  screens: 'manual.map',
  'all-settings': 'manual.settings',
  handover: 'booklet.handover',
  maker: 'booklet.maker',
} as const satisfies Readonly<Record<string, TextId>>

export type ChapterId = keyof typeof chapters

export interface Chapter {
  readonly id: ChapterId
  readonly title: TextId
  /** 1 for the first chapter. */
  readonly number: number
  readonly tasks: readonly TaskId[]
}

const inGroups = (groups: readonly Group[], ...without: readonly TaskId[]) =>
  taskIds.filter((id) => groups.includes(tasks[id].group) && !without.includes(id))

/** Questions that stand in the chapter of their subject; the others are in the chapter `why` of the home. */
const questions = {
  // The installer's booklet has room for it. In the one for the home, the signs of this chapter say enough.
  start: ['use-buttons'],
  programs: ['away', 'is-lowering-worth-it', 'cheap-hours', 'other-days'],
  floor: [
    'how-warm-floor',
    'floor-coverings',
    'where-is-floor-sensor',
    'why-part-cold',
    'summer-bathroom',
    'new-floor',
  ],
  settings: ['power-cut', 'without-wifi', 'higher-minimum'],
  errors: ['sensor-broken'],
  sensors: [
    'which-sensor',
    'why-floor-cold',
    'sensor-combination',
    'limit-floor',
    'how-warm-room',
    'find-sensor-type',
    'test-sensor',
    'why-reading-jumps',
  ],
  installation: [
    'order-of-work',
    'cable-test',
    'check-installation',
    'copy-settings',
    'installer-menu',
    'suitable-heating',
    'what-it-measures',
    'what-signs-mean',
    'why-blinks',
    'whom-to-ask',
    'what-it-cannot-do',
    'undo-change',
    'cleaning',
    'electrical-data',
  ],
  functions: ['why-cold-at-times', 'program-not-followed', 'remove-event', 'save-energy'],
  power: ['why-energy-wrong', 'reset-energy', 'how-many-percent', 'external-contact', 'after-heating'],
} as const satisfies Readonly<Record<string, readonly TaskId[]>>

const plans: Readonly<Record<BookletId, readonly (readonly [ChapterId, readonly TaskId[]])[]>> = {
  home: [
    ['safety', []],
    ['start', []],
    ['display', []],
    ['everyday', inGroups(['everyday'])],
    ['why', inGroups(['why'], 'why-error', 'why-locked-guest', ...Object.values(questions).flat())],
    ['symptoms', []],
    ['programs', [...inGroups(['programs']), ...questions.programs]],
    ['floor', [...questions.floor, 'comfort-heating']],
    ['settings', [...inGroups(['settings', 'wifi'], 'floor-type'), ...questions.settings]],
    ['errors', ['why-error', ...questions.errors]],
    ['maker', []],
  ],
  installer: [
    ['safety', []],
    ['start', questions.start],
    [
      'installation',
      ['install', 'floor-type', 'delay-start', 'heat-now', 'new-floor', ...questions.installation],
    ],
    ['sensors', ['choose-sensor', 'sensor-type', 'calibrate-floor', 'calibrate-room', ...questions.sensors]],
    [
      'power',
      [
        ...([
          'installed-power',
          'power-control',
          'power-share',
          'comfort-heating',
          'comfort-maximum',
        ] as const),
        ...(['ground-heating', 'hotel', 'why-locked-guest', 'remote-control'] as const),
        ...questions.power,
      ],
    ],
    ['functions', ['adaptive', 'ventilation', 'operating-time', 'why-limited', ...questions.functions]],
    ['service', ['system-info', 'hardware-test', 'update', 'factory-reset']],
    ['errors', ['why-error', ...questions.errors]],
    ['screens', []],
    ['all-settings', []],
    ['handover', []],
    ['maker', []],
  ],
}

/** Returns the chapters of a booklet. The maker's data stay out while they are empty. */
export function chaptersOf(booklet: BookletId, language: Language): readonly Chapter[] {
  return plans[booklet]
    .filter(([id]) => id !== 'maker' || filledSlots(language).length > 0)
    .map(([id, tasksOfChapter], at) => ({ id, title: chapters[id], number: at + 1, tasks: tasksOfChapter }))
}

/** Returns the number of a task or a chapter, "4.2" or "4"; `null` if the booklet does not have it. */
export function numberOf(booklet: BookletId, id: TaskId | ChapterId): string | null {
  for (const { id: chapter, number, tasks: tasksOfChapter } of chaptersOf(booklet, 'en')) {
    if (chapter === id) return `${number}`
    const at = tasksOfChapter.indexOf(id as TaskId)
    if (at >= 0) return `${number}.${at + 1}`
  }
  return null
}

/** The chapters of pages that have another name. */
const chapterOfPage: Readonly<Record<string, ChapterId>> = {
  settings: 'all-settings',
  'sensor-choice': 'sensors',
  wrong: 'symptoms',
}

/** Returns the anchor of a page of the manual in a booklet; `null` if the booklet does not have it. */
export function anchorOf(booklet: BookletId, place: PagePath): string | null {
  const [first = '', below = ''] = place.split('/')
  const id = chapterOfPage[first] ?? first
  if (below !== '') return null
  return numberOf(booklet, id as TaskId | ChapterId) === null ? null : `#${id}`
}
