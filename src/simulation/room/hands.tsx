/** The parts of the drawing as a visitor operates them: sliders, switches and a button. */
import { useTranslate } from '../../common/texts/translator-provider'
import {
  canToggleWifiCard,
  offeredOutdoorReadings,
  offeredReadings,
  type ReadingName,
  readingText,
  type SensorDefect,
  type TextId,
  uncalibratedReadingOf,
} from '../../thermostat/device/device'
import { floorSensorStates, withFloorSensor } from '../../thermostat/device/regulation'
import { useDevice, useGetDevice } from '../../thermostat/display/use-device'
import type { PartName, PartProps } from './part'
import { Area, onActivationKey, PartSwitch, Slider } from './part-controls'
import { useRoomActions } from './room-actions'
import type { RoomValues } from './room-values'
import { floorTextOf } from './section'
import { hasModifier, offeredByKey } from './steps'

/** The part of the drawing with its way of operation. */
export function Hand(props: PartProps) {
  switch (props.name) {
    case 'outdoors':
      return <ReadingHand {...props} {...readings.outdoors} />
    case 'air':
      return <ReadingHand {...props} {...readings.air} />
    case 'floor':
      return <ReadingHand {...props} {...readings.floor} />
    case 'window':
      return <WindowHand {...props} />
    case 'cable':
      return <FloorHand {...props} />
    case 'sensor':
      return <SensorHand {...props} />
    case 'card-wifi':
      return <WifiHand {...props} />
    case 'card-remote':
      return <RemoteHand {...props} />
  }
}

interface ReadingOptions {
  readonly reading: ReadingName
  readonly tenthsOf: (values: RoomValues) => number
  readonly readingFrom: (values: RoomValues) => number | SensorDefect
  readonly text: TextId
  readonly offered: readonly number[]
}

const readings = {
  outdoors: {
    reading: 'outdoorReading',
    tenthsOf: ({ outdoor }) => outdoor,
    readingFrom: ({ outdoor }) => outdoor,
    text: 'surroundings.outdoor',
    offered: offeredOutdoorReadings,
  },
  air: {
    reading: 'roomReading',
    tenthsOf: ({ room }) => room,
    readingFrom: ({ roomReading }) => roomReading,
    text: 'surroundings.room',
    offered: offeredReadings,
  },
  floor: {
    reading: 'floorReading',
    tenthsOf: ({ floor }) => floor,
    readingFrom: ({ floorReading }) => floorReading,
    text: 'surroundings.floor',
    offered: offeredReadings,
  },
} as const satisfies Partial<Record<PartName, ReadingOptions>>

function ReadingHand({ reading, tenthsOf, readingFrom, text, offered, ...part }: PartProps & ReadingOptions) {
  const t = useTranslate()
  const { send, values } = useRoomActions()
  const getDevice = useGetDevice()
  return (
    <Slider
      {...part}
      label={t(text)}
      offered={offered}
      value={tenthsOf(values)}
      getValue={() => uncalibratedReadingOf(getDevice(), reading)}
      numberOf={(value) => value / 10}
      valueText={t(readingText(readingFrom(values)))}
      onChange={(value) => send({ type: 'surroundings', change: { [reading]: value } })}
    />
  )
}

function WindowHand(part: PartProps) {
  const t = useTranslate()
  const { send, values } = useRoomActions()
  const { windowOpen } = values
  return (
    <PartSwitch
      {...part}
      label={t('surroundings.windowOpen')}
      checked={windowOpen}
      onTap={() => send({ type: 'surroundings', change: { windowOpen: !windowOpen } })}
    />
  )
}

function FloorHand({ name, area, children }: PartProps) {
  const t = useTranslate()
  const { values, isFloorChoiceOpen, openFloorChoice, floorPart } = useRoomActions()
  const toggle = () => openFloorChoice(!isFloorChoiceOpen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native button cannot be a part of a drawing
    <g
      ref={floorPart}
      className="room-part"
      data-part={name}
      role="button"
      tabIndex={0}
      // Contains the visible text, which people say who operate the page by voice.
      aria-label={`${t('time.room.floorAndArea')}: ${floorTextOf(values, t)}`}
      aria-expanded={isFloorChoiceOpen}
      onClick={toggle}
      onKeyDown={(event) => onActivationKey(event, toggle)}
    >
      {children}
      <Area {...area} />
    </g>
  )
}

/** The lead of the floor sensor: a slider of three states, and a tap goes to the next one. */
function SensorHand({ name, area, children }: PartProps) {
  const t = useTranslate()
  const { send, values } = useRoomActions()
  const getDevice = useGetDevice()
  const index = floorSensorStates.indexOf(values.floorSensor)
  const set = (next: number) => {
    const state = floorSensorStates[next % floorSensorStates.length]
    if (state) send({ type: 'surroundings', change: withFloorSensor(state, getDevice().surroundings) })
  }
  return (
    <g
      className="room-part"
      data-part={name}
      role="slider"
      tabIndex={0}
      aria-label={t('time.room.sensor')}
      aria-valuemin={0}
      aria-valuemax={floorSensorStates.length - 1}
      aria-valuenow={index}
      aria-valuetext={t(`time.room.sensor.${floorSensorStates[index] ?? 'connected'}`)}
      onClick={() => set(index + 1)}
      onKeyDown={(event) => {
        if (hasModifier(event)) return
        const isTap = event.key === 'Enter' || event.key === ' '
        const next = isTap ? index + 1 : offeredByKey([0, 1, 2], index, event.key)
        if (next === undefined) return
        event.preventDefault()
        if (next !== index && !event.repeat) set(next)
      }}
    >
      {children}
      <Area {...area} />
    </g>
  )
}

function WifiHand(part: PartProps) {
  const t = useTranslate()
  const { send, values } = useRoomActions()
  const canToggle = useDevice(canToggleWifiCard)
  return (
    <PartSwitch
      {...part}
      label={t('surroundings.wifiCard')}
      checked={values.wifiCard}
      disabled={!canToggle}
      onTap={() => send({ type: 'switch', name: 'wifiInstalled' })}
    />
  )
}

function RemoteHand(part: PartProps) {
  const t = useTranslate()
  const { send, values } = useRoomActions()
  return (
    <PartSwitch
      {...part}
      label={t('surroundings.remoteControl')}
      checked={values.remoteControl}
      onTap={() => send({ type: 'switch', name: 'remoteControlInstalled' })}
    />
  )
}
