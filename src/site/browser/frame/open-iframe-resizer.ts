/** The protocol of open-iframe-resizer: plain objects with a type. */
import { isObject } from '../../../common/safe-storage'
import type { Size } from './size-decision'

/** To begin, or the size once more. */
export interface OpenResizerCommand {
  readonly command: 'child-init' | 'dimensions'
}

/** Reads what a parent says; `null` for anything that none of them does. */
export function parseOpenResizerMessage(data: unknown): OpenResizerCommand | null {
  if (!isObject(data)) return null
  switch (data.type) {
    case 'iframe-child-init':
      return { command: 'child-init' }
    case 'iframe-get-child-dimensions':
      return { command: 'dimensions' }
    default:
      return null
  }
}

/** What the child says, in CSS px. */
export function openResizerSize({ width, height }: Size) {
  return { type: 'iframe-resized', width, height } as const
}
