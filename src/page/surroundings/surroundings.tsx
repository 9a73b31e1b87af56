/** The panel beside the device: its accessories and sensors, what happens around it, and its faults. */
import chevronDown from 'virtual:lucide/chevron-down'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { canSwitchWifiCard, type Fault, faults, type Slot, slots, type TextId } from '../../device/device'
import { Outline } from '../../display/outline'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { useNextVisitor } from '../use-next-visitor'
import { Condition, Picker, Reading } from './fields'
import { Keys } from './keys'
import { MoreScreens } from './more-screens'
import { Switch } from './switch'
import { usePanelSend } from './use-panel-send'
import './surroundings.css'
import './keys.css'

interface SurroundingsProps {
  readonly framed: boolean
}

export function Surroundings({ framed }: SurroundingsProps) {
  const say = useSay()
  const details = useFoldedWhenNarrow(framed)
  return (
    <details ref={details} className="surroundings" open>
      <summary>
        <h2>{say('surroundings.title')}</h2>
        <Outline d={chevronDown} />
      </summary>
      <div className="fields">
        <Accessories />
        <Sensors />
        <Conditions />
        <Faults />
        <MoreScreens />
        <Keys />
      </div>
    </details>
  )
}

/** A narrow frame has little room: there the panel is folded until the visitor opens it. */
function useFoldedWhenNarrow(framed: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const query = framed ? '(width < 480px)' : 'not all'
  const fold = useCallback(() => {
    if (details.current) details.current.open = !window.matchMedia(query).matches
  }, [query])
  useNextVisitor(fold)
  // A layout effect, because a panel that is drawn before it folds moves what is around it.
  useLayoutEffect(() => {
    const narrow = window.matchMedia(query)
    fold()
    narrow.addEventListener('change', fold)
    return () => narrow.removeEventListener('change', fold)
  }, [query, fold])
  return details
}

function Accessories() {
  const say = useSay()
  const send = usePanelSend()
  const wifiCard = useDevice((device) => device.settings.wifiInstalled)
  const remoteControl = useDevice((device) => device.settings.remoteControlInstalled)
  const mayPlug = useDevice(canSwitchWifiCard)
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
        onChange={() => send({ type: 'switch', name: 'remoteControlInstalled' })}
      />
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
      <Condition name="floorSensorConnected" text="surroundings.floorSensor" />
    </fieldset>
  )
}

function Conditions() {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('surroundings.happenings')}</legend>
      <Condition name="windowOpen" text="surroundings.windowOpen" />
      <Condition name="floorOverLimit" text="surroundings.floorOverLimit" />
      <Condition name="operatingPause" text="surroundings.operatingPause" />
      <Condition name="postHeat" text="surroundings.postHeat" />
    </fieldset>
  )
}

const slotTexts: Readonly<Record<Slot, TextId>> = {
  free: 'surroundings.slot.free',
  occupied: 'surroundings.slot.occupied',
  incompatible: 'surroundings.slot.incompatible',
}

const faultText = (fault: Fault): TextId => (fault === 0 ? 'surroundings.fault.none' : `error.e${fault}`)

function Faults() {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('surroundings.troubles')}</legend>
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
    </fieldset>
  )
}
