import {
  amount,
  type Device,
  type Fault,
  faults,
  type Text,
  type TextId,
} from '../../../thermostat/device/device'
import {
  isOperatingPause,
  isOverLimit,
  regulatingSensorOf,
  sensorChoiceNames,
  sensorLimits,
} from '../../../thermostat/device/knowledge'
import type { TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { isExplainingTask } from '../tasks/tasks'
import { ALL_ANSWERS, electricianTopics, isMakerTopic, topicOf } from '../tasks/topics'

/**
 * Returns the explanation of a task; `null` for a task that explains nothing.
 *
 * @param device selects the reason that applies to this device
 */
export function explanationOf(task: TaskId, value: TaskValue, device?: Device): Text | null {
  if (task === 'why-limited') return explainLimit(device)
  if (task === 'why-room-cooler') return explainCoolRoom(device)
  if (task === 'why-error') {
    if (value === ALL_ANSWERS) return 'explain.why-error'
    return explainFault(faults.find((fault) => fault === value) ?? 0)
  }
  return isExplainingTask(task) ? (explainTopic(task, value) ?? `explain.${task}`) : null
}

/** Returns the explanation of one topic; `null` without a topic. */
function explainTopic(task: TaskId, value: TaskValue): Text | null {
  const topic = topicOf(task, value)
  if (!topic) return null
  if (isMakerTopic(topic)) {
    const who = electricianTopics.includes(topic) ? 'electrician' : 'maker'
    return textWith(`explain.electrical-data.${who}`, { topic: `topic.${topic}` })
  }
  return `explain.what-it-cannot-do.${topic}`
}

const textWith = (id: TextId, values: Readonly<Record<string, Text | number>>): Text => ({ id, values })

/** Most devices regulate the floor temperature. One that regulates the room needs another explanation. */
function explainCoolRoom(device?: Device): Text {
  if (device && regulatingSensorOf(device) === 'room')
    return textWith('explain.why-room-cooler.room', {
      choice: sensorChoiceNames[device.settings.sensorChoice],
    })
  return 'explain.why-room-cooler'
}

/** Home says "Limited" for two reasons: a limit of the floor or room temperature, and the operating time limit. */
function explainLimit(device?: Device): Text {
  const values = {
    floor: amount(sensorLimits.roomSensorFloor.max, 'unit.degree'),
    room: amount(sensorLimits.floorSensorRoom.max, 'unit.degree'),
  } as const
  if (device && isOverLimit(device)) return textWith('explain.why-limited.limit', values)
  if (device && isOperatingPause(device)) return textWith('explain.why-limited.pause', values)
  return textWith('explain.why-limited', values)
}

function explainFault(code: Fault): Text | null {
  if (code === 0) return null
  return textWith(faultTexts[code], { code, what: `error.e${code}` })
}

const faultTexts: Readonly<Record<Exclude<Fault, 0>, TextId>> = {
  1: 'explain.why-error.room',
  2: 'explain.why-error.room',
  3: 'explain.why-error.floor',
  4: 'explain.why-error.floor',
  5: 'explain.why-error.internal',
  6: 'explain.why-error.hot',
  7: 'explain.why-error.unknown',
  8: 'explain.why-error.offline',
}
