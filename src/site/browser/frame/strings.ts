/** The protocol of iframe-resizer, versions 2 to 5: strings whose fields stand between colons. */
import { attempt } from '../../../common/safe-storage'
import { readSight, type Sight } from './parent-info'

/** Says that a child is there; a parent that waits for one begins again. */
export const CHILD_READY = '[iFrameResizerChild]Ready'

export type StringOrder =
  /** The parent knows the frame by this id, and tells what its visitor sees when asked with this word. */
  | { readonly order: 'init'; readonly id: string; readonly info: 'pageInfo' | 'parentInfo' }
  /** The size, where it changed. */
  | { readonly order: 'resize' }
  /** The size, in any case. */
  | { readonly order: 'reset' }
  | { readonly order: 'sight'; readonly sight: Sight }
  | { readonly order: 'message'; readonly message: unknown }

const PREFIX = '[iFrameSizer]'
/** In characters. More than any parent sends. */
const LONGEST = 10_000

/** The fields of an order to begin: since version 2 there are nine or more. */
const FEWEST_FIELDS = 9
const SIZES_WIDTH = 2
/** Given since version 5. */
const VERSION = 20

/** Reads what a parent says; `null` for anything that none of them does. */
export function readString(data: string): StringOrder | null {
  if (!data.startsWith(PREFIX) || data.length > LONGEST) return null
  const fields = data.slice(PREFIX.length).split(':')
  const name = String(fields[0])
  if (name && fields.length >= FEWEST_FIELDS && /^(true|false)$/.test(String(fields[SIZES_WIDTH])))
    return { order: 'init', id: name, info: fields[VERSION] ? 'parentInfo' : 'pageInfo' }

  const body = fields.slice(1).join(':')
  switch (name) {
    case 'resize':
    case 'reset':
      return { order: name }
    case 'pageInfo':
    case 'parentInfo': {
      const sight = readSight(body)
      return sight && { order: 'sight', sight }
    }
    case 'message':
      return { order: 'message', message: attempt(() => JSON.parse(body)) }
    default:
      return null
  }
}

/** Spells what the child says of the frame with this id: numbers in CSS px, and what they are for. */
export function spell(id: string, height: number, width: number, type: string): string {
  return `${PREFIX}${id}:${height}:${width}:${type}`
}
