/** The protocol of iframe-resizer, versions 2 to 5: strings with fields separated by colons. */
import { attempt } from '../../../common/safe-storage'
import { parseVisibleArea, type VisibleArea } from './parent-info'

/** Announces the child script; a parent that waits for it sends its init again. */
export const CHILD_READY = '[iFrameResizerChild]Ready'

export type ResizerCommand =
  /** `id` is the parent's name for the frame, `areaMessage` the message that requests the visible area. */
  | { readonly command: 'init'; readonly id: string; readonly areaMessage: 'pageInfo' | 'parentInfo' }
  /** Requests the size if it changed. */
  | { readonly command: 'resize' }
  /** Requests the size in any case. */
  | { readonly command: 'reset' }
  | { readonly command: 'visibleArea'; readonly area: VisibleArea }
  /** A message that the host page sent through the library. */
  | { readonly command: 'message'; readonly message: unknown }

const PREFIX = '[iFrameSizer]'
/** In characters; longer than any message of a parent. */
const MAX_LENGTH = 10_000

/** An init has at least nine fields since version 2. */
const MIN_INIT_FIELDS = 9
const SIZES_WIDTH_FIELD = 2
/** Present since version 5. */
const VERSION_FIELD = 20

/** Reads a message of a parent; `null` if it is not of this protocol. */
export function parseResizerMessage(data: string): ResizerCommand | null {
  if (!data.startsWith(PREFIX) || data.length > MAX_LENGTH) return null
  const fields = data.slice(PREFIX.length).split(':')
  const name = String(fields[0])
  if (name && fields.length >= MIN_INIT_FIELDS && /^(true|false)$/.test(String(fields[SIZES_WIDTH_FIELD])))
    return { command: 'init', id: name, areaMessage: fields[VERSION_FIELD] ? 'parentInfo' : 'pageInfo' }

  const body = fields.slice(1).join(':')
  switch (name) {
    case 'resize':
    case 'reset':
      return { command: name }
    case 'pageInfo':
    case 'parentInfo': {
      const area = parseVisibleArea(body)
      return area && { command: 'visibleArea', area }
    }
    case 'message':
      return { command: 'message', message: attempt(() => JSON.parse(body)) }
    default:
      return null
  }
}

/** Formats a message of the child, with sizes in CSS px. `type` names the message, and may contain its text. */
export function formatResizerMessage(id: string, height: number, width: number, type: string): string {
  return `${PREFIX}${id}:${height}:${width}:${type}`
}
