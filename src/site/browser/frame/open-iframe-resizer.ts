/** The protocol of open-iframe-resizer: objects with a `type`. */
import { isObject } from '../../../common/safe-storage'
import type { Size } from './size-decision'

/** `child-init` starts the protocol, `dimensions` requests the size again. */
export interface OpenResizerCommand {
  readonly command: 'child-init' | 'dimensions'
}

/** Reads a message of a parent; `null` if it is not of this protocol. */
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

/** Returns the child's message with its size, in CSS px. */
export function openResizerSize({ width, height }: Size) {
  return { type: 'iframe-resized', width, height } as const
}
