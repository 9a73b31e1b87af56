/** The places of the parts in the drawing of the room, in px, for each size of the drawing and each construction. */
import type { Construction, Covering } from '../house/model'
import { type FloorLayer, layersOf } from './floor-layers'

export interface DrawingSize {
  readonly width: number
  readonly height: number
}

export interface DrawingBox extends DrawingSize {
  readonly x: number
  readonly y: number
}

export interface Geometry extends DrawingSize {
  /** Sizes relative to a drawing 360 px wide. */
  readonly scale: number
  /** The inside of the room; outdoors the air above a driveway. */
  readonly room: DrawingBox
  /** The sky, from the upper edge of the drawing to the ground. */
  readonly sky: DrawingBox
  readonly thickness: number
  /** In the far wall. Its name stands below it. */
  readonly window: DrawingBox
  /** The height of the arrow for the heat that leaves the house; `null` without a place for it. */
  readonly lossY: number | null
  readonly layers: readonly FloorLayer[]
  readonly heated: FloorLayer
  /** The middles of the cables. */
  readonly cables: readonly { readonly x: number; readonly y: number }[]
  readonly cableRadius: number
  /** The middle of the floor sensor, between two cables. Its lead leaves the floor above the cables. */
  readonly sensor: { readonly x: number; readonly y: number; readonly leadY: number }
  /** The place of the sensor's lead on the wall. */
  readonly leadX: number
  readonly device: DrawingBox
  readonly cards: readonly [DrawingBox, DrawingBox]
  readonly thermometer: DrawingBox
  readonly readings: { readonly outdoors: DrawingBox; readonly air: DrawingBox; readonly floor: DrawingBox }
  /** The left end and the middle of the name of the floor, in its lowest layer. */
  readonly floorName: { readonly x: number; readonly y: number }
  /** True if there is only room for the parts that one operates. */
  readonly isLow: boolean
  /** True if there is only room for short names. */
  readonly isNarrow: boolean
  readonly textSize: 'small' | 'usual' | 'large'
  /** The height to which warm air rises for each degree above 15. */
  readonly pxPerDegree: number
}

/** Equal distances along the floor. The floor sensor takes the place of the last but one cable. */
const PLACE_COUNT = 10
const SENSOR_PLACE = 8

/** The height of all layers. */
const FLOOR_HEIGHT = { full: 100, low: 74 } as const
/** A drawing lower than this has thinner layers, and no ceiling. */
const LOW_HEIGHT_PX = 250
/** A drawing narrower than this has smaller texts and narrower parts. */
const NARROW_WIDTH_PX = 340
/** A part that one taps or drags has at least this width and height. */
export const MIN_TARGET_PX = 44

/** The highest things in the room are this share of its height below the ceiling. */
const TOP_SHARE = 0.07

export function geometryOf(size: DrawingSize, construction: Construction, covering: Covering): Geometry {
  const outline = outlineOf(size, construction)
  const { scale, isNarrow, isLow, thickness, room, leadX, cableLeft } = outline
  const layers = layersOf({ ...size, ...outline, construction, covering })
  const heated = layers.find(({ name }) => name === 'heated') as FloorLayer
  const lowest = layers[layers.length - 1] as FloorLayer
  const { outdoorReading, ...outdoors } = outdoorsOf(size, outline)
  const cables = cablesOf(outline, heated)
  const device = deviceBoxOf(outline)
  const cards = cardBoxesOf(outline, device)
  const { airReading, floorReading, ...indoors } = indoorsOf(outline, cables.sensor.x, cards[0].x)
  return {
    ...size,
    scale,
    isLow,
    isNarrow,
    textSize: textSizeOf(scale, isNarrow),
    room,
    thickness,
    ...outdoors,
    ...indoors,
    layers,
    heated,
    floorName: { x: cableLeft + Math.round(10 * scale), y: lowest.y + lowest.height / 2 },
    ...cables,
    leadX,
    device,
    cards,
    readings: { outdoors: outdoorReading, air: airReading, floor: floorReading },
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
  readonly leadX: number
}

function outlineOf({ width, height }: DrawingSize, construction: Construction): DrawingOutline {
  const scale = Math.min(1.7, Math.max(0.9, width / 360), Math.max(0.9, height / 290))
  const isLow = height < LOW_HEIGHT_PX
  const isNarrow = width < NARROW_WIDTH_PX
  const isDriveway = construction === 'driveway'
  const thickness = Math.round(12 * scale)
  const floorTop = height - Math.round((isLow ? FLOOR_HEIGHT.low : FLOOR_HEIGHT.full) * scale)
  const outdoorsWidth = isNarrow ? 62 : Math.round(Math.min(90 * scale, width * 0.24))
  const left = isDriveway ? 0 : outdoorsWidth + thickness
  const top = isLow || isDriveway ? 0 : Math.round(9 * scale)
  const room = { x: left, y: top, width: width - thickness - left, height: floorTop - top }
  const cableLeft = isDriveway ? outdoorsWidth + thickness : left
  const leadX = room.x + room.width - Math.round(11 * scale)
  return { scale, isLow, isNarrow, isDriveway, thickness, outdoorsWidth, floorTop, room, cableLeft, leadX }
}

/** The cables in the heated layer, and the floor sensor. */
function cablesOf(
  { scale, room, cableLeft }: DrawingOutline,
  heated: FloorLayer,
): Pick<Geometry, 'cables' | 'cableRadius' | 'sensor'> {
  const isThick = heated.height > 20 * scale
  const y = heated.y + heated.height * (isThick ? 0.58 : 0.5)
  const pitch = (room.x + room.width - cableLeft) / PLACE_COUNT
  const places = Array.from({ length: PLACE_COUNT }, (_, index) => ({
    x: Math.round(cableLeft + pitch * (index + 0.5)),
    y,
  }))
  const sensorX = places[SENSOR_PLACE]?.x ?? 0
  return {
    cables: places.filter(({ x }) => x !== sensorX),
    cableRadius: Math.round((isThick ? 4.5 : 3.5) * scale),
    sensor: { x: sensorX, y, leadY: heated.y + 3 },
  }
}

/** The height of a reading with its name above it. */
const readingHeightOf = (scale: number) => Math.max(MIN_TARGET_PX, Math.round(46 * scale))

/** The upper edge of the readings above the floor. */
const readingTopOf = ({ scale, isLow, room }: DrawingOutline) =>
  room.y + room.height - readingHeightOf(scale) - Math.round((isLow ? 3 : 8) * scale)

/** The sky with the thermometer, whose reading stands on the ground. */
function outdoorsOf({ width, height }: DrawingSize, outline: DrawingOutline) {
  const { scale, isDriveway, isLow, outdoorsWidth, floorTop } = outline
  const px = (value: number) => Math.round(value * scale)
  const skyHeight = floorTop + (isDriveway ? 0 : px(isLow ? 10 : 16))
  const reading = readingHeightOf(scale)
  const top = px(isLow ? 12 : 24)
  return {
    sky: { x: 0, y: 0, width: isDriveway ? width : outdoorsWidth, height: skyHeight },
    thermometer: {
      x: Math.round(outdoorsWidth * 0.42),
      y: top,
      width: px(8),
      height: floorTop - top - px(isLow ? 10 : 16),
    },
    outdoorReading: {
      x: 0,
      y: skyHeight + Math.round((height - skyHeight - reading) / 2),
      width: outdoorsWidth - px(4),
      height: reading,
    },
  }
}

/** The height of the name below the window. */
export const WINDOW_NAME_PX = 22

/** A room wider than this, relative to its height, has more beside each other. */
const WIDE_ROOM = 2.6

/** The room that the arrow for the heat that leaves the house needs in a drawing of the usual size. */
const LOSS_PX = { width: 54, height: 16 } as const

/** The window at the top left, and the readings above the floor, that of the floor above its sensor. */
function indoorsOf(outline: DrawingOutline, sensorX: number, cardsX: number) {
  const { scale, isLow, isNarrow, room, leadX } = outline
  const px = (value: number) => Math.round(value * scale)
  const reading = { width: isNarrow ? 56 : px(80), height: readingHeightOf(scale) }
  const readingY = readingTopOf(outline)
  const floorX = Math.round(Math.min(leadX - px(6) - reading.width, sensorX - reading.width / 2))
  const [left, y] = [room.x + px(isLow ? 9 : 16), room.y + px(isLow ? 10 : 22)]
  // In a wide drawing the arrow is beside the window; else between the name of the window and the reading below it.
  const isWide = room.width > WIDE_ROOM * room.height
  const isBeside = isLow || isWide
  // In a low or wide drawing the reading of the air is beside the window, else below it.
  const right = isBeside ? Math.min(cardsX, floorX - reading.width) - px(8) : cardsX
  const x = left + (isWide ? px(LOSS_PX.width) : 0)
  const width = Math.min(px(92), right - x)
  const bottom = isBeside ? room.y + room.height : readingY - px(LOSS_PX.height)
  const height = Math.min(Math.round(width * 1.3), bottom - px(WINDOW_NAME_PX) - y)
  const airX = isBeside ? Math.round((x + width + floorX - reading.width) / 2) : x
  const free = readingY - (y + height + px(WINDOW_NAME_PX))
  const lossBelow = isLow ? null : readingY - free / 2
  return {
    window: { x, y, width, height },
    lossY: isWide ? y + height / 2 : lossBelow,
    airReading: { x: airX, y: readingY, ...reading },
    floorReading: { x: floorX, y: readingY, ...reading },
  }
}

/** From this scale on, texts are larger. */
const LARGE_SCALE = 1.3

function textSizeOf(scale: number, isNarrow: boolean): Geometry['textSize'] {
  if (isNarrow) return 'small'
  return scale >= LARGE_SCALE ? 'large' : 'usual'
}

/** The device hangs at the right of the far wall. */
function deviceBoxOf({ room, leadX, scale, isLow, isNarrow }: DrawingOutline): DrawingBox {
  const width = isNarrow ? 36 : Math.round((isLow ? 48 : 60) * scale)
  return {
    x: leadX - Math.round(8 * scale) - width,
    y: room.y + Math.max(7, Math.round(room.height * TOP_SHARE)),
    width,
    height: Math.round((width * 289) / 282),
  }
}

/** The WiFi card and the contact of the remote control, below the device or to its left, large enough for a finger. */
function cardBoxesOf(outline: DrawingOutline, device: DrawingBox): Geometry['cards'] {
  const { scale, isLow, isNarrow } = outline
  const size = Math.max(MIN_TARGET_PX, Math.round(46 * scale))
  const remoteWidth = isNarrow ? size : Math.round(size * 1.3)
  const gap = Math.round(8 * scale)
  const isBelow = !isLow && device.y + device.height + gap + size <= readingTopOf(outline)
  const right = isBelow ? device.x + device.width + gap : device.x - 2
  const y = isBelow ? device.y + device.height + gap : device.y
  return [
    { x: right - remoteWidth - size, y, width: size, height: size },
    { x: right - remoteWidth, y, width: remoteWidth, height: size },
  ]
}
