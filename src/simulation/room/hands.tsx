/** The parts of the drawing as a visitor operates them: sliders, switches and a button. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import {
  canToggleWifiCard,
  offeredOutdoorReadings,
  offeredReadings,
  type ReadingName,
  type TextId,
  uncalibratedReadingOf,
} from '../../thermostat/device/device'
import {
  floorSensorStateOf,
  floorSensorStates,
  readingOf,
  withFloorSensor,
} from '../../thermostat/device/regulation'
import { useDevice } from '../../thermostat/display/use-device'
import type { DrawingBox } from './geometry'
import type { PartName, PartProps } from './part'
import { useRoomActions } from './room-actions'
import { readingTextOf } from './room-values'
import { nextOffered, offeredByDrag, offeredByKey } from './steps'

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
  readonly sensor: 'room' | 'floor' | 'outdoor'
  readonly text: TextId
  readonly offered: readonly number[]
}

const readings = {
  outdoors: {
    reading: 'outdoorReading',
    sensor: 'outdoor',
    text: 'surroundings.outdoor',
    offered: offeredOutdoorReadings,
  },
  air: { reading: 'roomReading', sensor: 'room', text: 'surroundings.room', offered: offeredReadings },
  floor: { reading: 'floorReading', sensor: 'floor', text: 'surroundings.floor', offered: offeredReadings },
} as const satisfies Partial<Record<PartName, ReadingOptions>>

/** A pointer moves a reading by one offered value in this distance. */
const PX_PER_STEP = 13

function ReadingHand({ reading, sensor, text, offered, ...part }: PartProps & ReadingOptions) {
  const t = useTranslate()
  const { send } = useRoomActions()
  const tenths = useDevice((device) => uncalibratedReadingOf(device, reading))
  const hasReading = useDevice((device) => readingOf(device, sensor) !== null)
  return (
    <Slider
      {...part}
      label={t(text)}
      offered={offered}
      value={tenths}
      numberOf={(value) => value / 10}
      valueText={t(readingTextOf(tenths, hasReading))}
      onChange={(value) => send({ type: 'surroundings', change: { [reading]: value } })}
    />
  )
}

interface SliderProps extends PartProps {
  readonly label: string
  readonly offered: readonly number[]
  readonly value: number
  readonly numberOf: (value: number) => number
  readonly valueText: string
  readonly onChange: (value: number) => void
}

function Slider({ label, offered, value, numberOf, valueText, onChange, ...part }: SliderProps) {
  const drag = useRef<{ y: number; value: number; last: number; isMoved: boolean } | null>(null)
  const set = (next: number) => {
    if (next !== value) onChange(next)
  }
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { y: event.clientY, value, last: value, isMoved: false }
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    const current = drag.current
    if (!current) return
    const steps = Math.round((current.y - clientY) / PX_PER_STEP)
    if (steps !== 0) current.isMoved = true
    const next = offeredByDrag(offered, current.value, steps)
    if (!current.isMoved || next === current.last) return
    current.last = next
    onChange(next)
  }
  const onPointerUp = (event: PointerEvent<SVGGElement>) => {
    const current = drag.current
    drag.current = null
    if (!current || current.isMoved) return
    // A tap above the middle raises the value, below it lowers it.
    const { top, height } = event.currentTarget.getBoundingClientRect()
    set(nextOffered(offered, value, event.clientY < top + height / 2 ? 1 : -1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = hasModifier(event) ? undefined : offeredByKey(offered, value, event.key)
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    <g
      className="room-part"
      data-part={part.name}
      data-drags=""
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={numberOf(offered[0] ?? 0)}
      aria-valuemax={numberOf(offered.at(-1) ?? 0)}
      aria-valuenow={numberOf(value)}
      aria-valuetext={valueText}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null
      }}
      onKeyDown={onKeyDown}
    >
      {part.children}
      <Area {...part.area} />
    </g>
  )
}

interface PartSwitchProps extends PartProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onTap: () => void
}

function Switch({ name, area, children, label, checked, disabled = false, onTap }: PartSwitchProps) {
  const tap = () => disabled || onTap()
  return (
    <g
      className="room-part"
      data-part={name}
      role="switch"
      tabIndex={0}
      aria-label={label}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      onClick={tap}
      onKeyDown={(event) => onActivationKey(event, tap)}
    >
      {children}
      <Area {...area} />
    </g>
  )
}

/** Acts on Enter and space, as a native button does. */
function onActivationKey(event: KeyboardEvent, act: () => void): void {
  if (hasModifier(event) || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  if (!event.repeat) act()
}

/** The area that reacts to a pointer, and shows the focus. */
function Area(box: DrawingBox): ReactNode {
  return <rect className="room-area" {...box} rx={8} />
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey
}

function WindowHand(part: PartProps) {
  const t = useTranslate()
  const { send } = useRoomActions()
  const windowOpen = useDevice(({ surroundings }) => surroundings.windowOpen)
  return (
    <Switch
      {...part}
      label={t('surroundings.windowOpen')}
      checked={windowOpen}
      onTap={() => send({ type: 'surroundings', change: { windowOpen: !windowOpen } })}
    />
  )
}

function FloorHand({ name, area, children }: PartProps) {
  const t = useTranslate()
  const { isFloorChoiceOpen, openFloorChoice, floorPart } = useRoomActions()
  const toggle = () => openFloorChoice(!isFloorChoiceOpen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native button cannot be a part of a drawing
    <g
      ref={floorPart}
      className="room-part"
      data-part={name}
      role="button"
      tabIndex={0}
      aria-label={t('time.room.floorAndArea')}
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
  const { send } = useRoomActions()
  const surroundings = useDevice((device) => device.surroundings)
  const index = useDevice((device) => floorSensorStates.indexOf(floorSensorStateOf(device)))
  const set = (next: number) => {
    const state = floorSensorStates[next % floorSensorStates.length]
    if (state) send({ type: 'surroundings', change: withFloorSensor(state, surroundings) })
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
  const { send } = useRoomActions()
  const checked = useDevice(({ settings }) => settings.wifiInstalled)
  const canToggle = useDevice(canToggleWifiCard)
  return (
    <Switch
      {...part}
      label={t('surroundings.wifiCard')}
      checked={checked}
      disabled={!canToggle}
      onTap={() => send({ type: 'switch', name: 'wifiInstalled' })}
    />
  )
}

function RemoteHand(part: PartProps) {
  const t = useTranslate()
  const { send } = useRoomActions()
  const checked = useDevice(({ settings }) => settings.remoteControlInstalled)
  return (
    <Switch
      {...part}
      label={t('surroundings.remoteControl')}
      checked={checked}
      onTap={() => send({ type: 'switch', name: 'remoteControlInstalled' })}
    />
  )
}
