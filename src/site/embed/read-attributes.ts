/** Reads the element's attributes for tasks and time. The frame ignores unknown values. */
import type {
  FloorThermostatOrders,
  ThermostatMode,
  ThermostatSpeed,
  ThermostatTime,
} from '../messages/embed'

export function readTaskAttributes(element: Element) {
  return {
    task: element.getAttribute('task'),
    mode: element.getAttribute('mode') as ThermostatMode | null,
    value: element.getAttribute('value'),
  } satisfies FloorThermostatOrders['task']
}

export function readTimeAttributes(element: Element) {
  return {
    time: element.getAttribute('time') as ThermostatTime | null,
    speed: element.getAttribute('speed') as `${ThermostatSpeed}` | null,
  } satisfies FloorThermostatOrders['time']
}
