/** The panel *House*: the room in section, and all values of the thermostat's surroundings as a form. */
import { useId, useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import { canToggleWifiCard, missingRequirementOf } from '../../../thermostat/device/device'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { chevronDown } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { room, time } from '../lazy'
import { ConditionSwitch, ReadingSlider, SlotPicker } from './fields'
import { KeyboardHelp } from './keyboard-help'
import { MoreScreens } from './more-screens'
import { RequirementButton } from './requirement'
import { Switch } from './switch'
import { useHighlightingSend, useHouseSend } from './use-house-send'
import './house.css'

interface HouseProps {
  /** True while the panel is visible. Its controls of the simulated time load then. */
  readonly isShown: boolean
}

export function House({ isShown }: HouseProps) {
  return (
    <div className="surroundings">
      <ErrorBoundary resetKey={isShown}>
        {/* Removed while another panel is shown, so that time draws nothing there. */}
        {isShown && <DrawnRoom />}
      </ErrorBoundary>
      <div className="house-foot">
        <ErrorBoundary fallback={null} resetKey={isShown}>
          {isShown && <Lazy module={room}>{({ RingMeaning }) => <RingMeaning />}</Lazy>}
        </ErrorBoundary>
        <AllValues isShown={isShown} />
      </div>
    </div>
  )
}

/** The room in section, and below it a notice while readings are set by hand. */
function DrawnRoom() {
  const send = useHighlightingSend()
  return (
    <>
      <Lazy module={room} fallback={<div className="room-place" />}>
        {({ Room }) => (
          <Room send={send}>
            <WindowRequirement />
          </Room>
        )}
      </Lazy>
      {/* If the simulated time does not load, the drawing stays, and the fields below have the message. */}
      <ErrorBoundary fallback={null}>
        <Lazy module={time}>{({ ManualReadings }) => <ManualReadings />}</Lazy>
      </ErrorBoundary>
    </>
  )
}

/** What the open window needs to have an effect on the thermostat, with a button that does it. */
function WindowRequirement() {
  const t = useTranslate()
  const id = useId()
  const row = useRef<HTMLParagraphElement>(null)
  const needed = useDevice((device) =>
    device.surroundings.windowOpen ? missingRequirementOf(device, 'windowOpen') : null,
  )
  return (
    <p ref={row} className="room-requirement" tabIndex={-1}>
      {needed && (
        <>
          <span id={id}>{t({ id: 'surroundings.needs', values: { what: needed } })}</span>
          <RequirementButton name="windowOpen" describedBy={id} controlRef={row} />
        </>
      )}
    </p>
  )
}

/** The same values as in the drawing, and the less usual ones, as a form. */
function AllValues({ isShown }: HouseProps) {
  const t = useTranslate()
  return (
    <details className="all-values">
      <summary className="unfold">
        <span>{t('surroundings.allValues')}</span>
        <Outline d={chevronDown} />
      </summary>
      <ValueFields isShown={isShown} />
    </details>
  )
}

function ValueFields({ isShown }: HouseProps) {
  return (
    <>
      <ErrorBoundary>
        <RoomFields />
      </ErrorBoundary>
      <ErrorBoundary>
        <CardSwitches />
      </ErrorBoundary>
      <ErrorBoundary resetKey={isShown}>
        <Lazy module={time} enabled={isShown}>
          {({ HouseSettingsFields }) => <HouseSettingsFields />}
        </Lazy>
      </ErrorBoundary>
      <ErrorBoundary>
        <EventSwitches />
      </ErrorBoundary>
      <ErrorBoundary>
        <ExpertFields />
      </ErrorBoundary>
    </>
  )
}

function RoomFields() {
  return (
    <>
      <ReadingSlider name="outdoorReading" text="surroundings.outdoor" />
      <ConditionSwitch name="windowOpen" text="surroundings.windowOpen" />
      <ReadingSlider name="roomReading" text="surroundings.room" />
      <ReadingSlider name="floorReading" text="surroundings.floor" />
    </>
  )
}

function CardSwitches() {
  const send = useHouseSend()
  const wifiCard = useDevice((device) => device.settings.wifiInstalled)
  const remoteControl = useDevice((device) => device.settings.remoteControlInstalled)
  const canPlug = useDevice(canToggleWifiCard)
  return (
    <>
      <Switch
        name="wifiInstalled"
        text="surroundings.wifiCard"
        info="surroundings.wifiCard.info"
        checked={wifiCard}
        disabled={!canPlug}
        onChange={() => send({ type: 'switch', name: 'wifiInstalled' })}
      />
      <Switch
        name="remoteControlInstalled"
        text="surroundings.remoteControl"
        info="surroundings.remoteControl.info"
        checked={remoteControl}
        requirementOf="remoteControlInstalled"
        onChange={() => send({ type: 'switch', name: 'remoteControlInstalled' })}
      />
    </>
  )
}

function EventSwitches() {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('surroundings.happenings')}</legend>
      <ConditionSwitch name="floorOverLimit" text="surroundings.floorOverLimit" />
      <ConditionSwitch name="operatingPause" text="surroundings.operatingPause" />
      <ConditionSwitch name="postHeat" text="surroundings.postHeat" />
    </fieldset>
  )
}

function ExpertFields() {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('surroundings.more')}</legend>
      <ConditionSwitch name="floorSensorConnected" text="surroundings.floorSensor" />
      <SlotPicker />
      <ConditionSwitch name="connectionFails" text="surroundings.connectionFails" />
      <KeyboardHelp />
      <MoreScreens />
    </fieldset>
  )
}
