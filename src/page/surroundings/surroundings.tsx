/** *Around the thermostat*: time, its accessories and sensors, what happens around it, and its faults. */
import {
  canSwitchWifiCard,
  type Fault,
  faults,
  isChanged,
  missingFor,
  type Slot,
  type Surroundings as State,
  slots,
  type TextId,
} from '../../device/device'
import { Boundary } from '../../display/boundary'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { Group } from '../panel/group'
import { Panel } from '../panel/panel'
import type { Arrangement } from '../panel/use-arrangement'
import { ShareButton } from '../sharing/share-button'
import { Condition, Picker, Reading } from './fields'
import { Keys } from './keys'
import { MoreScreens } from './more-screens'
import { Switch } from './switch'
import { TimeGroup } from './time-group'
import { usePanelSend } from './use-panel-send'
import './surroundings.css'
import './more.css'

interface SurroundingsProps {
  readonly framed: boolean
  readonly arrangement: Arrangement
}

export function Surroundings({ framed, arrangement }: SurroundingsProps) {
  return (
    <Panel framed={framed} arrangement={arrangement} title="surroundings.title" changed={useIsChanged()}>
      <div className="surroundings">
        <Boundary>
          <TimeGroup />
        </Boundary>
        <Boundary>
          <Accessories />
        </Boundary>
        <Boundary>
          <Sensors />
        </Boundary>
        <Boundary>
          <Happenings />
        </Boundary>
        <Boundary>
          <Troubles />
        </Boundary>
        <Boundary>
          <More />
        </Boundary>
        <Boundary>
          <ShareButton />
        </Boundary>
      </div>
    </Panel>
  )
}

/** Whether any of these, or anything at all, is not as usual. */
function useIsChanged(names?: readonly (keyof State)[]): boolean {
  return useDevice((device) => isChanged(device, names))
}

function Accessories() {
  const say = useSay()
  const send = usePanelSend()
  const wifiCard = useDevice((device) => device.settings.wifiInstalled)
  const remoteControl = useDevice((device) => device.settings.remoteControlInstalled)
  const mayPlug = useDevice(canSwitchWifiCard)
  const missing = useDevice((device) => missingFor(device, 'remoteControlInstalled'))
  return (
    <fieldset>
      <legend>{say('surroundings.accessories')}</legend>
      <Switch
        name="wifiInstalled"
        text="surroundings.wifiCard"
        info="surroundings.wifiCard.info"
        checked={wifiCard}
        disabled={!mayPlug}
        onChange={() => send({ type: 'switch', name: 'wifiInstalled' })}
      />
      <Switch
        name="remoteControlInstalled"
        text="surroundings.remoteControl"
        info="surroundings.remoteControl.info"
        checked={remoteControl}
        missing={missing}
        onChange={() => send({ type: 'switch', name: 'remoteControlInstalled' })}
      />
      <Condition name="floorSensorConnected" text="surroundings.floorSensor" />
    </fieldset>
  )
}

function Sensors() {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('surroundings.readings')}</legend>
      <Reading name="roomReading" text="surroundings.room" />
      <Reading name="floorReading" text="surroundings.floor" />
      <Reading name="outdoorReading" text="surroundings.outdoor" />
    </fieldset>
  )
}

function Happenings() {
  const changed = useIsChanged(['windowOpen', 'floorOverLimit', 'operatingPause', 'postHeat'])
  return (
    <Group title="surroundings.happenings" changed={changed}>
      <Condition name="windowOpen" text="surroundings.windowOpen" />
      <Condition name="floorOverLimit" text="surroundings.floorOverLimit" />
      <Condition name="operatingPause" text="surroundings.operatingPause" />
      <Condition name="postHeat" text="surroundings.postHeat" />
    </Group>
  )
}

const slotTexts: Readonly<Record<Slot, TextId>> = {
  free: 'surroundings.slot.free',
  occupied: 'surroundings.slot.occupied',
  incompatible: 'surroundings.slot.incompatible',
}

const faultText = (fault: Fault): TextId => (fault === 0 ? 'surroundings.fault.none' : `error.e${fault}`)

function Troubles() {
  const say = useSay()
  const changed = useIsChanged(['fault', 'slot', 'connectionFails'])
  return (
    <Group title="surroundings.troubles" changed={changed}>
      <Picker
        name="fault"
        text="surroundings.fault"
        wide
        options={faults}
        sayOption={(fault) => `${fault === 0 ? '' : `E${fault} – `}${say(faultText(fault))}`}
      />
      <Picker
        name="slot"
        text="surroundings.slot"
        options={slots}
        sayOption={(slot) => say(slotTexts[slot])}
      />
      <Condition name="connectionFails" text="surroundings.connectionFails" />
    </Group>
  )
}

function More() {
  return (
    <Group title="surroundings.more">
      <MoreScreens />
      <Keys />
    </Group>
  )
}
