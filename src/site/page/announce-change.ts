/** The texts that a screen reader announces when the picture changes. */
import {
  type Device,
  isPressBlockedByLock,
  isSame,
  missingRequirementOf,
  type Picture,
  type Text,
} from '../../thermostat/device/device'
import { announceScreen } from '../../thermostat/display/announce-kinds'

export interface Announcement {
  readonly texts: readonly Text[]
  /** True for a fault, which is announced at once. All else waits until the device is at rest. */
  readonly isUrgent: boolean
}

/**
 * @param advice the new advice of the notice
 * @returns `null` for a change that is not announced: the clock, a reading, the alternating label
 */
export function announceChange(
  before: Picture,
  after: Picture,
  advice: Text | null = null,
): Announcement | null {
  const added = advice === null ? [] : [advice]
  const fault = newFault(before, after)
  if (fault) return { texts: [...fault, ...added], isUrgent: true }
  const texts = [...announceScreen(before, after), ...newNotice(before, after), ...added]
  return texts.length > 0 ? { texts, isUrgent: false } : null
}

function newFault(before: Picture, after: Picture): readonly Text[] | null {
  if (after.body.kind !== 'home' || after.body.mode !== 'error') return null
  const known = before.body.kind === 'home' && isSame(before.body.remarks, after.body.remarks)
  return known ? null : [after.body.modeText, ...after.body.remarks]
}

/** Returns the texts that are new in the notice. */
function newNotice(before: Picture, after: Picture): readonly Text[] {
  const known = noticeTexts(before)
  return noticeTexts(after).filter((text) => !known.some((other) => isSame(other, text)))
}

/** Skips the general notice that this is a demo, which is on every screen. */
function noticeTexts({ notice, unlockHint }: Picture): readonly Text[] {
  return [
    ...(notice === 'general' ? [] : ([`page.notice.${notice}`] as const)),
    ...(unlockHint ? (['page.unlock'] as const) : []),
  ]
}

/**
 * Returns feedback on an input that changes nothing on the display: a press while locked, an unmet condition in the
 * house.
 */
export function announceFeedback(before: Device, after: Device): readonly Text[] {
  if (isPressBlockedByLock(before, after)) return ['page.locked', 'page.unlock']
  return conditions.flatMap((name) => {
    const need = needOf(after, name)
    return need && need !== needOf(before, name)
      ? [{ id: 'surroundings.needs', values: { what: need } } as const]
      : []
  })
}

/** The surroundings that have no effect while a requirement is missing. */
const conditions = ['windowOpen', 'operatingPause', 'connectionFails'] as const

const needOf = (device: Device, name: (typeof conditions)[number]) =>
  device.surroundings[name] ? missingRequirementOf(device, name) : null
