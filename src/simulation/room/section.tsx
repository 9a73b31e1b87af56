/** The drawing of the room in section. It has no state: the page makes its parts operable, the manual only shows it. */

import { sensorFaults, type Text, type TextId } from '../../thermostat/device/device'
import { plug, wifi } from '../../thermostat/display/icon-data'
import type { Construction } from '../house/model'
import { skyAt } from '../house/sky'
import { areaText } from '../time/power'
import { Facade, Loss, Plant, Walls, WarmAir, Window } from './building'
import { Cables, Feed, FloorName, Hint, LayerNames, Layers, Lead, Sensor } from './floor'
import { type DrawingBox, type Geometry, MIN_TARGET_PX } from './geometry'
import { Card, Miniature } from './miniature'
import { Sky, Snow, SunOrMoon, Thermometer } from './outdoors'
import type { PartComponent } from './part'
import { Patterns } from './patterns'
import { Reading } from './reading'
import {
  coldnessOf,
  type RoomValues,
  riseOf,
  riseStrengthOf,
  shortReadingText,
  warmthOf,
} from './room-values'

interface SectionProps {
  readonly values: RoomValues
  /** The power that leaves the house; `null` without an arrow for it. */
  readonly loss: Text | null
  readonly geometry: Geometry
  readonly Part: PartComponent
  /** True to name the layers of the floor. */
  readonly hasLayerNames?: boolean
  /** True to say in the floor how the drawing is operated, where there is no room below it. */
  readonly hasHint?: boolean
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
  const floorText = floorTextOf(values, t)
  const ground = { x: 0, y: sky.height, width: isRoom ? sky.width : 0, height: height - sky.height }
  return (
    <>
      <Patterns />
      <rect className="room-soil" {...ground} />
      <Layers geometry={geometry} covering={values.covering} warmth={warmthOf(values.floor)} />
      <Part name="outdoors" area={outdoorsAreaOf(geometry)}>
        <Sky box={sky} minute={values.minute} />
        <SunOrMoon geometry={geometry} minute={values.minute} />
        {/* A driveway is heated, so that no snow lies on it. */}
        {values.outdoor < 0 && isRoom && <Snow geometry={geometry} />}
        <Thermometer geometry={geometry} outdoor={values.outdoor} isStill={isStill} t={t} />
      </Part>
      {isRoom ? <Indoors {...props} /> : <Facade geometry={geometry} />}
      <Feed geometry={geometry} isHeating={values.isHeating} />
      <Part name="cable" area={floorAreaOf(geometry)}>
        <Cables geometry={geometry} isHeating={values.isHeating} />
        {!props.hasLayerNames && <FloorName geometry={geometry} text={floorText} isStill={isStill} />}
      </Part>
      {props.hasHint && <Hint geometry={geometry} name={floorText} text={t('time.room.hint')} />}
      <line
        className="room-surface"
        x1={room.x}
        x2={room.x + room.width}
        y1={room.y + room.height}
        y2={room.y + room.height}
      />
      {props.hasLayerNames && (
        <LayerNames geometry={geometry} names={layerNamesOf(values, geometry).map(t)} />
      )}
      <Lead geometry={geometry} floorSensor={values.floorSensor} />
      <Part name="sensor" area={sensorAreaOf(geometry)}>
        <Sensor geometry={geometry} />
      </Part>
      <RoomReading {...props} name="floor" />
      <Device {...props} />
    </>
  )
}

function Indoors(props: SectionProps) {
  const { values, geometry, Part, t } = props
  const isLong = values.windowOpen && !geometry.isNarrow
  const windowName = t(isLong ? 'surroundings.windowOpen' : 'time.room.window')
  return (
    <>
      <Air geometry={geometry} values={values} />
      <Walls geometry={geometry} />
      <Part name="window" area={windowAreaOf(geometry)}>
        <Window geometry={geometry} isOpen={values.windowOpen} minute={values.minute} name={windowName} />
      </Part>
      <WarmAir
        geometry={geometry}
        rise={riseOf(values.room)}
        strength={riseStrengthOf(values)}
        isHeating={values.isHeating}
      />
      {props.loss && <Loss geometry={geometry} isOpen={values.windowOpen} text={t(props.loss)} />}
      <Plant geometry={geometry} />
      <RoomReading {...props} name="air" />
    </>
  )
}

/** The air in the colour of its temperature, and warmer above a warm floor. */
function Air({ geometry: { room }, values }: Pick<SectionProps, 'geometry' | 'values'>) {
  return (
    <>
      <rect className="room-air" {...room} />
      <rect className="room-coldness" {...room} opacity={coldnessOf(values.room)} />
      <rect fill="url(#room-above-floor)" {...room} opacity={riseStrengthOf(values)} />
      <rect className="room-night" {...room} opacity={INDOOR_DARKNESS * skyAt(values.minute).darkness} />
    </>
  )
}

interface RoomReadingProps extends SectionProps {
  readonly name: 'air' | 'floor'
}

/** The reading of the room or of the floor. */
function RoomReading({ name, values, geometry, Part, isStill = false, t }: RoomReadingProps) {
  const box = geometry.readings[name]
  const sensor = name === 'air' ? 'room' : 'floor'
  const reading = values[`${sensor}Reading`]
  return (
    <Part name={name} area={box}>
      <g className="room-in-air">
        <Reading
          box={box}
          name={t(`surroundings.${sensor}`)}
          value={t(shortReadingText(reading))}
          fault={typeof reading === 'number' ? undefined : `E${sensorFaults[sensor][reading]}`}
          isStill={isStill}
        />
      </g>
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

/** Returns a text such as "Screed, 10 m²". */
export function floorTextOf({ construction, area }: RoomValues, t: SectionProps['t']): string {
  return `${t(heatedLayerNames[construction])}, ${t(areaText(area))} m²`
}

function outdoorsAreaOf({ readings, height }: Geometry): DrawingBox {
  return { x: 0, y: 0, width: readings.outdoors.width, height }
}

/** The window with the edge of its open sash, and its name. */
function windowAreaOf({ window, scale }: Geometry): DrawingBox {
  const margin = Math.round(8 * scale)
  return {
    x: window.x - margin,
    y: window.y - margin,
    width: window.width + 2 * margin,
    height: window.height + margin + Math.round(24 * scale),
  }
}

/** The layers below the surface, to the left of the sensor. */
function floorAreaOf({ room, height, sensor }: Geometry): DrawingBox {
  const top = room.y + room.height + 1
  return { x: room.x, y: top, width: sensor.x - MIN_TARGET_PX / 2 - room.x, height: height - top }
}

/** The layers around the sensor and its lead. */
function sensorAreaOf({ room, sensor, height }: Geometry): DrawingBox {
  const x = sensor.x - MIN_TARGET_PX / 2
  const top = room.y + room.height + 1
  return { x, y: top, width: room.x + room.width - x, height: height - top - 2 }
}
