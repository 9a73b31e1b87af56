/** The places of the parts in the drawing of the room, in px, for each size of the drawing and each construction. */
import type { Construction, Covering } from '../house/model'

export interface DrawingSize {
  readonly width: number
  readonly height: number
}

export interface DrawingBox extends DrawingSize {
  readonly x: number
  readonly y: number
}

/** A layer of the floor, from top to bottom. The heated layer contains the cables. */
export type LayerName = 'covering' | 'heated' | 'insulation' | 'concrete' | 'ground'

export interface FloorLayer {
  readonly name: LayerName
  readonly y: number
  readonly height: number
}

export interface Geometry extends DrawingSize {
  /** Sizes relative to a drawing 360 px wide. */
  readonly scale: number
  /** The inside of the room; outdoors the air above a driveway. */
  readonly room: DrawingBox
  /** The sky, from the upper edge of the drawing to the ground. */
  readonly sky: DrawingBox
  readonly thickness: number
  readonly window: DrawingBox
  readonly layers: readonly FloorLayer[]
  readonly heated: FloorLayer
  /** The middles of the cables. */
  readonly cables: readonly { readonly x: number; readonly y: number }[]
  readonly cableRadius: number
  /** The middle of the floor sensor, which lies between two cables. Its lead runs above the cables. */
  readonly sensor: { readonly x: number; readonly y: number; readonly leadY: number }
  readonly device: DrawingBox
  readonly cards: readonly [DrawingBox, DrawingBox]
  readonly thermometer: DrawingBox
  readonly pills: { readonly outdoors: DrawingBox; readonly air: DrawingBox; readonly floor: DrawingBox }
  /** The places of the names of the window and of the floor. In the smallest drawing the window has none. */
  readonly tags: { readonly window: DrawingBox | null; readonly floor: DrawingBox }
  /** True if there is only room for short names. */
  readonly isLow: boolean
  readonly textSize: 'small' | 'usual' | 'large'
  /** The height to which warm air rises for each degree above 15. */
  readonly pxPerDegree: number
}

const CABLE_COUNT = 9

/** The heights of the layers in px, in a drawing of full height and in a low one. The lowest layer takes the rest. */
const layerHeights: Readonly<Record<Construction, readonly (readonly [LayerName, number, number])[]>> = {
  mat: [
    ['covering', 13, 11],
    ['heated', 14, 12],
    ['insulation', 28, 18],
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
    ['insulation', 24, 16],
    ['concrete', 0, 0],
  ],
  concrete: [
    ['covering', 13, 11],
    ['heated', 48, 32],
    ['insulation', 20, 14],
    ['ground', 0, 0],
  ],
  driveway: [
    ['heated', 56, 40],
    ['ground', 0, 0],
  ],
}

/** The height of all layers. */
const FLOOR_HEIGHT = { full: 94, low: 68 } as const
/** A drawing lower than this has thinner layers, and no ceiling. */
const LOW_HEIGHT_PX = 250
/** In a drawing narrower than this the names are above the values. */
const NARROW_WIDTH_PX = 340

/** The highest things in the room are this share of its height below the ceiling. */
const TOP_SHARE = 0.07

/** Above and below the name of a part. */
const TAG_GAP_PX = 3

/** A vinyl floor is thinner than tiles or wood. */
const VINYL_HEIGHT = 0.5

export function geometryOf(size: DrawingSize, construction: Construction, covering: Covering): Geometry {
  const outline = outlineOf(size, construction)
  const { scale, isLow, isNarrow, isDriveway, outdoorsWidth, floorTop, room } = outline
  const layers = layersOf({ ...size, ...outline, construction, covering })
  const heated = layers.find(({ name }) => name === 'heated') as FloorLayer
  const device = deviceBoxOf(room, scale, isLow)
  const cards = cardBoxesOf(device, scale, isLow)
  return {
    ...size,
    scale,
    isLow,
    textSize: textSizeOf(scale, isNarrow),
    room,
    sky: {
      x: 0,
      y: 0,
      width: isDriveway ? size.width : outdoorsWidth,
      height: floorTop + (isDriveway ? 0 : Math.round(18 * scale)),
    },
    thickness: outline.thickness,
    layers,
    heated,
    ...cablesOf(outline, heated),
    device,
    cards,
    ...valuesOf(outline, heated, cards[0].x),
    pxPerDegree: (14 * room.height) / 197,
  }
}

/** The measures on which all places depend. */
interface DrawingOutline {
  readonly scale: number
  readonly isLow: boolean
  readonly isNarrow: boolean
  readonly isDriveway: boolean
  readonly thickness: number
  readonly outdoorsWidth: number
  readonly floorTop: number
  readonly room: DrawingBox
  /** The left end of the cables. Those of a driveway begin beside the value outdoors. */
  readonly cableLeft: number
}

function outlineOf({ width, height }: DrawingSize, construction: Construction): DrawingOutline {
  const scale = Math.min(1.7, Math.max(0.9, width / 360), Math.max(0.9, height / 290))
  const isLow = height < LOW_HEIGHT_PX
  const isNarrow = width < NARROW_WIDTH_PX
  const isDriveway = construction === 'driveway'
  const thickness = Math.round(14 * scale)
  const floorTop = height - Math.round((isLow ? FLOOR_HEIGHT.low : FLOOR_HEIGHT.full) * scale)
  const outdoorsWidth = isNarrow ? 74 : Math.round(Math.min(96 * scale, width * 0.25))
  const left = isDriveway ? 0 : outdoorsWidth + thickness
  const top = isLow || isDriveway ? 0 : Math.round(9 * scale)
  const room = { x: left, y: top, width: width - thickness - left, height: floorTop - top }
  const cableLeft = isDriveway ? Math.round(104 * scale) : left
  return { scale, isLow, isNarrow, isDriveway, thickness, outdoorsWidth, floorTop, room, cableLeft }
}

/** The cables in the heated layer, with the floor sensor between the last two. */
function cablesOf(
  { scale, room, cableLeft }: DrawingOutline,
  heated: FloorLayer,
): Pick<Geometry, 'cables' | 'cableRadius' | 'sensor'> {
  const isThick = heated.height > 20 * scale
  const y = heated.y + heated.height * (isThick ? 0.58 : 0.5)
  const pitch = (room.x + room.width - cableLeft) / CABLE_COUNT
  const xOf = (index: number) => Math.round(cableLeft + pitch * index)
  return {
    cables: Array.from({ length: CABLE_COUNT }, (_, index) => ({ x: xOf(index + 0.5), y })),
    cableRadius: Math.round((isThick ? 4.5 : 3.5) * scale),
    sensor: { x: xOf(CABLE_COUNT - 1), y, leadY: heated.y + 3 },
  }
}

/** The window, the thermometer, the values and the names. @param cardsLeft the left edge of the cards */
function valuesOf(
  outline: DrawingOutline,
  heated: FloorLayer,
  cardsLeft: number,
): Pick<Geometry, 'window' | 'thermometer' | 'pills' | 'tags'> {
  const { scale, isLow, isNarrow, isDriveway, thickness, outdoorsWidth, floorTop, room } = outline
  const px = (value: number) => Math.round(value * scale)
  const pill = isNarrow || isLow ? { width: 78, height: 44 } : { width: px(86), height: Math.max(44, px(46)) }
  const valueY = floorTop - pill.height - px(isLow ? 4 : 10)
  // In the middle between the open window and the cards, or close to the cards if there is little room.
  const middle = (room.x + (isDriveway ? outdoorsWidth : px(isLow ? 62 : 36)) + cardsLeft) / 2
  const pillX = Math.round(Math.min(cardsLeft - px(6), middle + pill.width / 2) - pill.width)
  const window = windowOf(outline, valueY)
  const tagY = window.y + window.height + TAG_GAP_PX
  const tag = { width: 0, height: tagHeightOf(outline) }
  return {
    window: { x: room.x - thickness, width: thickness, ...window },
    thermometer: {
      x: outdoorsWidth - px(26),
      y: px(isLow ? 10 : 24),
      width: px(8),
      height: valueY - px(isLow ? 20 : 40),
    },
    pills: {
      outdoors: { x: 5, y: valueY, width: outdoorsWidth - 10, height: pill.height },
      air: { x: pillX, y: room.y + Math.round(room.height * TOP_SHARE), ...pill },
      floor: { x: pillX, y: valueY, ...pill },
    },
    tags: {
      window: isLow && isNarrow ? null : { x: room.x + (isLow ? 2 : 4), y: tagY, ...tag },
      floor: { x: outline.cableLeft + px(8), y: heated.y + heated.height + 4, ...tag },
    },
  }
}

const tagHeightOf = ({ scale, isLow }: DrawingOutline) => (isLow ? 20 : Math.max(22, Math.round(22 * scale)))

/** The name of the window is below it: in a room of full height above the value of the floor, at `valueY`. */
function windowOf(outline: DrawingOutline, valueY: number): Pick<DrawingBox, 'y' | 'height'> {
  const { room, isLow } = outline
  const y = room.y + Math.round(room.height * (isLow ? 0.2 : 0.25))
  const height = Math.round(room.height * (isLow ? 0.46 : 0.41))
  const maxHeight = valueY - tagHeightOf(outline) - 2 * TAG_GAP_PX - y
  return { y, height: isLow ? height : Math.min(height, maxHeight) }
}

/** From this scale on, texts are larger. */
const LARGE_SCALE = 1.3

function textSizeOf(scale: number, isNarrow: boolean): Geometry['textSize'] {
  if (isNarrow) return 'small'
  return scale >= LARGE_SCALE ? 'large' : 'usual'
}

interface FloorSpace extends Pick<DrawingOutline, 'floorTop' | 'isLow' | 'scale'> {
  readonly construction: Construction
  readonly covering: Covering
  /** That of the drawing. */
  readonly height: number
}

/** Stacks the layers from the surface of the floor to the lower edge of the drawing. */
function layersOf({
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

/** The device hangs on the far wall, to the right, with its two cards below. */
function deviceBoxOf(room: DrawingBox, scale: number, isLow: boolean): DrawingBox {
  const width = Math.round((isLow ? 46 : 56) * scale)
  const height = Math.round((width * 289) / 282)
  const cardsWidth = 2 * Math.max(44, Math.round(44 * scale))
  return {
    x: Math.round(room.x + room.width - cardsWidth / 2 - width / 2 - 20 * scale),
    y: room.y + Math.round(room.height * TOP_SHARE),
    width,
    height,
  }
}

/** The places of the WiFi card and of the contact of the remote control, large enough for a finger. */
function cardBoxesOf(device: DrawingBox, scale: number, isLow: boolean): readonly [DrawingBox, DrawingBox] {
  const size = Math.max(44, Math.round(44 * scale))
  const y = device.y + device.height + Math.round((isLow ? 0 : 4) * scale)
  const middle = device.x + device.width / 2
  return [
    { x: Math.round(middle - size), y, width: size, height: size },
    { x: Math.round(middle), y, width: size, height: size },
  ]
}
