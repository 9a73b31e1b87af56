/** Copies of a device with some parts replaced: a device is immutable. */
import type { Device, Session, View } from './model'
import type { Settings } from './settings'

export function change(device: Device, parts: Partial<Device>): Device {
  return { ...device, ...parts }
}

export function changeView(device: Device, parts: Partial<View>): Device {
  return change(device, { view: { ...device.view, ...parts } })
}

export function changeSession(device: Device, parts: Partial<Session>): Device {
  return change(device, { session: { ...device.session, ...parts } })
}

export function changeSettings(device: Device, fields: Partial<Settings>): Device {
  return change(device, { settings: { ...device.settings, ...fields } })
}
