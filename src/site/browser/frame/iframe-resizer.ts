/** The protocol of iframe-resizer, versions 2 to 5: strings whose fields stand between colons. */
import { attempt } from '../../../common/safe-storage'
import { parseVisibleArea, type VisibleArea } from './parent-info'

/** Says that a child is there; a parent that waits for one begins again. */
export const CHILD_READY = '[iFrameResizerChild]Ready'

export type ResizerCommand =
  /** The parent knows the frame by this id, and tells what its visitor sees when asked with this word. */
  | { readonly command: 'init'; readonly id: string; readonly info: 'pageInfo' | 'parentInfo' }
  /** The size, where it changed. */
  | { readonly command: 'resize' }
  /** The size, in any case. */
  | { readonly command: 'reset' }
  | { readonly command: 'sight'; readonly sight: VisibleArea }
  | { readonly command: 'message'; readonly message: unknown }

const PREFIX = '[iFrameSizer]'
/** In characters. More than any parent sends. */
const MAX_LENGTH = 10_000

/** The fields of an order to begin: since version 2 there are nine or more. */
const MIN_INIT_FIELDS = 9
const SIZES_WIDTH_FIELD = 2
/** Given since version 5. */
const VERSION_FIELD = 20

/** Reads what a parent says; `null` for anything that none of them does. */
export function parseResizerMessage(data: string): ResizerCommand | null {
  if (!data.startsWith(PREFIX) || data.length > MAX_LENGTH) return null
  const fields = data.slice(PREFIX.length).split(':')
  const name = String(fields[0])
  if (name && fields.length >= MIN_INIT_FIELDS && /^(true|false)$/.test(String(fields[SIZES_WIDTH_FIELD])))
    return { command: 'init', id: name, info: fields[VERSION_FIELD] ? 'parentInfo' : 'pageInfo' }

  const body = fields.slice(1).join(':')
  switch (name) {
    case 'resize':
    case 'reset':
      return { command: name }
    case 'pageInfo':
    case 'parentInfo': {
      const sight = parseVisibleArea(body)
      return sight && { command: 'sight', sight }
    }
    case 'message':
      return { command: 'message', message: attempt(() => JSON.parse(body)) }
    default:
      return null
  }
}

/** Spells what the child says of the frame with this id: numbers in CSS px, and what they are for. */
export function formatResizerMessage(id: string, height: number, width: number, type: string): string {
  return `${PREFIX}${id}:${height}:${width}:${type}`
}
