/** The drawing of the room in section. It has no state: the page makes its parts operable, the manual only shows it. */

import type { Text, TextId } from '../../thermostat/device/device'
import { plug, wifi } from '../../thermostat/display/icon-data'
import type { Construction } from '../house/model'
import { skyAt } from '../house/sky'
import { areaText } from '../time/power'
import { Facade, Walls, WarmAir, Window } from './building'
import { Cables, Feed, LayerNames, Layers, Lead, Sensor } from './floor'
import type { DrawingBox, Geometry } from './geometry'
import { Card, Miniature } from './miniature'
import { Sky, Snow, Thermometer } from './outdoors'
import type { PartComponent } from './part'
import { Patterns } from './patterns'
import { Pill, Tag, tagWidthOf } from './pill'
import { type RoomValues, riseOf, riseStrengthOf, shortReadingText, warmthOf } from './room-values'

interface SectionProps {
  readonly values: RoomValues
  readonly geometry: Geometry
  readonly Part: PartComponent
  /** True to name the layers of the floor. */
  readonly hasLayerNames?: boolean
  /** True for a picture that nobody operates. */
  readonly isStill?: boolean
  readonly t: (text: Text) => string
}

/** The night darkens the room a little. */
const INDOOR_DARKNESS = 0.06

export function Section(props: SectionProps) {
  const { values, geometry, Part, isStill = false, t } = props
  const { room, sky, height } = geometry
  const isRoom = values.construction !== 'driveway'
  const ground = { x: 0, y: sky.height, width: isRoom ? sky.width : 0, height: height - sky.height }
  return (
    <>
      <Patterns />
      <rect className="room-soil" {...ground} />
      <Part name="outdoors" area={outdoorsAreaOf(geometry)}>
        <Sky geometry={geometry} minute={values.minute} />
        {/* A driveway is heated, so that no snow lies on it. */}
        {values.outdoor < 0 && isRoom && <Snow geometry={geometry} />}
        <Thermometer geometry={geometry} outdoor={values.outdoor} isStill={isStill} t={t} />
      </Part>
      {isRoom ? <Indoors {...props} /> : <Facade geometry={geometry} />}
      <RoomValue {...props} name="floor" />
      <Layers geometry={geometry} covering={values.covering} warmth={warmthOf(values.floor)} />
      <Feed geometry={geometry} isHeating={values.isHeating} />
      <Part name="cable" area={floorAreaOf(geometry)}>
        <Cables geometry={geometry} isHeating={values.isHeating} />
        {!props.hasLayerNames && <Tag {...geometry.tags.floor} text={floorTextOf(values, t)} />}
      </Part>
      {props.hasLayerNames && (
        <LayerNames geometry={geometry} names={layerNamesOf(values, geometry).map(t)} />
      )}
      <line
        className="room-surface"
        x1={room.x}
        x2={room.x + room.width}
        y1={room.y + room.height}
        y2={room.y + room.height}
      />
      <Lead geometry={geometry} floorSensor={values.floorSensor} />
      <Part name="sensor" area={sensorAreaOf(geometry)}>
        <Sensor geometry={geometry} />
      </Part>
      <Device {...props} />
    </>
  )
}

function Indoors(props: SectionProps) {
  const { values, geometry, Part, t } = props
  const { room } = geometry
  const windowName = t(windowTextOf(values, geometry))
  return (
    <>
      <rect className="room-air" {...room} />
      <rect className="room-night" {...room} opacity={INDOOR_DARKNESS * skyAt(values.minute).darkness} />
      <WarmAir
        geometry={geometry}
        rise={riseOf(values.room)}
        strength={riseStrengthOf(values)}
        isHeating={values.isHeating}
      />
      <Walls geometry={geometry} />
      <Part name="window" area={windowAreaOf(geometry, windowName)}>
        <Window geometry={geometry} isOpen={values.windowOpen} name={windowName} />
      </Part>
      <RoomValue {...props} name="air" />
    </>
  )
}

interface RoomValueProps extends SectionProps {
  readonly name: 'air' | 'floor'
}

/** The reading of the room or of the floor. */
function RoomValue({ name, values, geometry, Part, isStill = false, t }: RoomValueProps) {
  const box = geometry.pills[name]
  const reading = name === 'air' ? values.roomReading : values.floorReading
  return (
    <Part name={name} area={box}>
      <Pill
        box={box}
        name={t(name === 'air' ? 'surroundings.room' : 'surroundings.floor')}
        value={t(shortReadingText(reading))}
        isStill={isStill}
      />
    </Part>
  )
}

function Device({ values, geometry, Part, t }: SectionProps) {
  const [wifiBox, remoteBox] = geometry.cards
  return (
    <>
      <Part name="card-wifi" area={wifiBox}>
        <Card box={wifiBox} d={wifi} name={t('time.room.wifi')} isIn={values.wifiCard} />
      </Part>
      <Part name="card-remote" area={remoteBox}>
        <Card box={remoteBox} d={plug} name={t('time.room.remote')} isIn={values.remoteControl} />
      </Part>
      <Miniature
        geometry={geometry}
        tone={values.ringTone}
        fill={values.ringFill}
        text={t(values.deviceText)}
      />
    </>
  )
}

const heatedLayerNames = {
  mat: 'time.room.layer.mat',
  bare: 'time.room.layer.mat',
  screed: 'time.room.layer.screed',
  concrete: 'time.room.layer.concrete',
  driveway: 'time.room.layer.concrete',
} as const satisfies Record<Construction, TextId>

function layerNamesOf({ construction, covering }: RoomValues, { layers }: Geometry): readonly TextId[] {
  return layers.map(({ name }): TextId => {
    if (name === 'covering') return `time.room.layer.${covering}`
    return name === 'heated' ? heatedLayerNames[construction] : `time.room.layer.${name}`
  })
}

function windowTextOf({ windowOpen }: RoomValues, { isLow }: Geometry): TextId {
  if (isLow) return 'time.room.window'
  return windowOpen ? 'surroundings.windowOpen' : 'time.room.windowShut'
}

/** Returns a text such as "Screed, 10 m²". */
export function floorTextOf({ construction, area }: RoomValues, t: SectionProps['t']): string {
  return `${t(heatedLayerNames[construction])}, ${t(areaText(area))} m²`
}

function outdoorsAreaOf({ sky, pills, thickness }: Geometry): DrawingBox {
  return {
    x: 0,
    y: 0,
    width: pills.outdoors.x * 2 + pills.outdoors.width - thickness / 2,
    height: sky.height,
  }
}

/** A touch target has at least this width and height. */
const MIN_TARGET_PX = 44

/** The window with the place of its sash when open, and its name. */
function windowAreaOf({ window, thickness, tags }: Geometry, name: string): DrawingBox {
  const [x, y] = [window.x - thickness / 2, window.y - 6]
  const tag = tags.window
  const right = tag ? tag.x + tagWidthOf(name, tag.height) : 0
  const bottom = tag ? tag.y + tag.height : window.y + window.height + 6
  return { x, y, width: Math.max(MIN_TARGET_PX, right - x), height: bottom - y }
}

/** The layers below the surface, to the left of the sensor. */
function floorAreaOf({ room, height, sensor }: Geometry): DrawingBox {
  const top = room.y + room.height + 1
  return { x: room.x, y: top, width: sensor.x - MIN_TARGET_PX / 2 - room.x, height: height - top }
}

function sensorAreaOf({ room, sensor, height }: Geometry): DrawingBox {
  const x = sensor.x - MIN_TARGET_PX / 2
  const top = room.y + room.height - MIN_TARGET_PX
  return { x, y: top, width: room.x + room.width - x, height: height - top - 4 }
}
