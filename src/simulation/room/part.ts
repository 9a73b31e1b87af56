import type { ReactNode } from 'react'
import type { DrawingBox } from './geometry'

export type PartName =
  | 'outdoors'
  | 'window'
  | 'air'
  | 'floor'
  | 'cable'
  | 'sensor'
  | 'card-wifi'
  | 'card-remote'

export interface PartProps {
  readonly name: PartName
  /** The area that reacts to a pointer. */
  readonly area: DrawingBox
  readonly children: ReactNode
}

/** Draws a part of the room; in the page, one that a visitor operates. */
export type PartComponent = (props: PartProps) => ReactNode
