/** The layers of the floor in the drawing of the room, in px. */
import type { Construction, Covering } from '../house/model'

/** A layer of the floor, from top to bottom. The heated layer contains the cables. */
type LayerName = 'covering' | 'heated' | 'insulation' | 'concrete' | 'ground'

export interface FloorLayer {
  readonly name: LayerName
  readonly y: number
  readonly height: number
}

/** The heights of the layers in px, in a drawing of full height and in a low one. The lowest layer takes the rest. */
const layerHeights: Readonly<Record<Construction, readonly (readonly [LayerName, number, number])[]>> = {
  mat: [
    ['covering', 13, 11],
    ['heated', 14, 12],
    ['insulation', 28, 20],
    ['concrete', 0, 0],
  ],
  bare: [
    ['covering', 13, 11],
    ['heated', 14, 12],
    ['concrete', 0, 0],
  ],
  screed: [
    ['covering', 13, 11],
    ['heated', 34, 24],
    ['insulation', 26, 17],
    ['concrete', 0, 0],
  ],
  concrete: [
    ['covering', 13, 11],
    ['heated', 46, 30],
    ['insulation', 16, 12],
    ['ground', 0, 0],
  ],
  driveway: [
    ['heated', 56, 40],
    ['ground', 0, 0],
  ],
}

/** A vinyl floor is thinner than tiles or wood. */
const VINYL_HEIGHT = 0.5

interface FloorSpace {
  /** The height of the floor's surface in the drawing. */
  readonly floorTop: number
  /** True for thinner layers. */
  readonly isLow: boolean
  readonly scale: number
  readonly construction: Construction
  readonly covering: Covering
  /** That of the drawing. */
  readonly height: number
}

/** Stacks the layers from the surface of the floor to the lower edge of the drawing. */
export function layersOf({
  construction,
  covering,
  floorTop,
  height,
  isLow,
  scale,
}: FloorSpace): readonly FloorLayer[] {
  let y = floorTop
  return layerHeights[construction].map(([name, full, low], index, all) => {
    const isLowest = index === all.length - 1
    const thinness = name === 'covering' && covering === 'vinyl' ? VINYL_HEIGHT : 1
    const layerHeight = isLowest ? height - y : Math.round((isLow ? low : full) * scale * thinness)
    const layer = { name, y, height: layerHeight }
    y += layerHeight
    return layer
  })
}
