/**
 * The topics of two questions that have many answers: what the thermostat cannot do, and what only its maker knows. Each
 * topic is a value of the task, so that the list names what was asked for, and the explanation answers only that.
 */
import type { TaskValue } from '../model'
import type { TaskId } from './ids'

export const topics = {
  'what-it-cannot-do': [
    'sound',
    'messages',
    'past-faults',
    'past-days',
    'voice',
    'smart-home',
    'code',
    'hidden-menu',
    'range',
    'users',
    'alarm-clock',
    'battery',
    'solar',
    'learning',
    'more-sensors',
    'export',
    'dates',
    'other-devices',
    'several-thermostats',
    'appearance',
    'pause',
    'fahrenheit',
    'text-size',
    'brightness',
    'cooling',
    'outdoor-temperature',
    'humidity',
    'presence',
  ],
  'electrical-data': [
    'wiring',
    'load',
    'fuse',
    'protection-class',
    'mounting',
    'wall-box',
    'frame',
    'sensor-cable',
    'heating-cable',
    'own-consumption',
    'model',
    'warranty',
    'spare-parts',
    'documents',
    'purchase',
  ],
} as const satisfies Readonly<Partial<Record<TaskId, readonly string[]>>>

type MakerTopic = (typeof topics)['electrical-data'][number]
type Topic = (typeof topics)['what-it-cannot-do'][number] | MakerTopic

/** The value of a question with many answers if none is chosen: its explanation is about all of them. */
export const ALL_ANSWERS = 'all'

/** Topics of work that only an electrician may do. */
export const electricianTopics: readonly MakerTopic[] = [
  'wiring',
  'load',
  'fuse',
  'mounting',
  'sensor-cable',
  'heating-cable',
]

/** What helps with a topic. The others lead to nothing. */
const nextTasks: Readonly<Partial<Record<Topic, TaskId>>> = {
  sound: 'why-heats-again',
  'past-faults': 'why-error',
  'past-days': 'see-operation',
  'smart-home': 'external-contact',
  code: 'lock-keys',
  'hidden-menu': 'lock-keys',
  range: 'lock-keys',
  users: 'edit-week-program',
  'alarm-clock': 'edit-week-program',
  battery: 'power-cut',
  solar: 'cheap-hours',
  learning: 'adaptive',
  'more-sensors': 'which-sensor',
  export: 'see-energy',
  dates: 'other-days',
  appearance: 'screen-saver',
  pause: 'change-temperature',
  brightness: 'screen-saver',
  'text-size': 'what-it-says',
  cooling: 'suitable-heating',
  'outdoor-temperature': 'what-it-measures',
  humidity: 'summer-bathroom',
  presence: 'away',
  load: 'suitable-heating',
  'sensor-cable': 'where-is-floor-sensor',
  'heating-cable': 'cable-test',
  model: 'system-info',
}

/** True if the values of a task are topics. */
export const hasTopics = (task: TaskId): task is keyof typeof topics => task in topics

/** Returns the topic that a value of a task stands for; `null` if it is none. */
export function topicOf(task: TaskId, value: TaskValue): Topic | null {
  const all: readonly Topic[] = hasTopics(task) ? topics[task] : []
  return all.find((topic) => topic === value) ?? null
}

/** True if only the maker knows the answer. */
export function isMakerTopic(topic: Topic): topic is MakerTopic {
  return topics['electrical-data'].some((one) => one === topic)
}

/** Returns what a topic leads to; `null` if nothing helps. */
export function nextTaskOfTopic(task: TaskId, value: TaskValue): TaskId | null {
  const topic = topicOf(task, value)
  return topic && (nextTasks[topic] ?? null)
}
