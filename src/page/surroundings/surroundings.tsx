/** What surrounds the device and a visitor may change: accessories, sensors, what happens around it, faults. */
import chevronDown from 'virtual:lucide/chevron-down'
import { useLayoutEffect, useRef } from 'react'
import { canSwitchWifiCard, type Fault, faults, type Slot, slots, type TextId } from '../../device/device'
import { Outline } from '../../display/outline'
import { useDevice } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { Condition, Picker, Reading } from './fields'
import { Keys } from './keys'
import { Places } from './places'
import { Switch } from './switch'
import { useSendInSight } from './use-send-in-sight'
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
        <Happenings />
        <Troubles />
        <Places />
        <Keys />
      </div>
    </details>
  )
}

/** A frame has little room: there the panel waits until it is opened, by each visitor. */
function useFoldedWhenNarrow(framed: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const visitors = useDevice((device) => device.visitors)
  // Before anything is drawn: a panel that folds when it was seen moves what is around it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next visitor finds the panel as the first one did
  useLayoutEffect(() => {
    const narrow = window.matchMedia(framed ? '(width < 480px)' : 'not all')
    const fold = () => {
      if (details.current) details.current.open = !narrow.matches
    }
    fold()
    narrow.addEventListener('change', fold)
    return () => narrow.removeEventListener('change', fold)
  }, [framed, visitors])
  return details
}

function Accessories() {
  const say = useSay()
  const send = useSendInSight()
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

function Happenings() {
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

function Troubles() {
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
