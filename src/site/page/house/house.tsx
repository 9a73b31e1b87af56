/** *House*: what is around the thermostat, from outdoors to its cards; what experts need comes last. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import { canSwitchWifiCard, missingFor } from '../../../thermostat/device/device'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { useDevice } from '../../../thermostat/display/use-device'
import { useIsColumn } from '../arrangement'
import { time } from '../lazy'
import { ShareButton } from '../sharing/share-button'
import { Condition, Reading, SlotPicker } from './fields'
import { Keys } from './keys'
import { MoreScreens } from './more-screens'
import { Switch } from './switch'
import { usePanelSend } from './use-panel-send'
import './house.css'

interface HouseProps {
  /** Whether somebody sees it: what it needs of time is loaded then. */
  readonly isShown: boolean
}

export function House({ isShown }: HouseProps) {
  const isColumn = useIsColumn()
  return (
    <div className="surroundings">
      <ErrorBoundary>
        <Room />
      </ErrorBoundary>
      <ErrorBoundary>
        <Cards />
      </ErrorBoundary>
      <ErrorBoundary resetKey={isShown}>
        <Lazy module={time} enabled={isShown}>
          {({ HouseHand, PlanFields }) => (
            <>
              <HouseHand />
              <PlanFields />
            </>
          )}
        </Lazy>
      </ErrorBoundary>
      <ErrorBoundary>
        <Events />
      </ErrorBoundary>
      <ErrorBoundary>
        <Experts />
      </ErrorBoundary>
      {!isColumn && <ShareButton text="page.share" />}
    </div>
  )
}

function Room() {
  return (
    <>
      <Reading name="outdoorReading" text="surroundings.outdoor" />
      <Condition name="windowOpen" text="surroundings.windowOpen" />
      <Reading name="roomReading" text="surroundings.room" />
      <Reading name="floorReading" text="surroundings.floor" />
    </>
  )
}

function Cards() {
  const send = usePanelSend()
  const wifiCard = useDevice((device) => device.settings.wifiInstalled)
  const remoteControl = useDevice((device) => device.settings.remoteControlInstalled)
  const mayPlug = useDevice(canSwitchWifiCard)
  const missing = useDevice((device) => missingFor(device, 'remoteControlInstalled'))
  return (
    <>
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
    </>
  )
}

function Events() {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('surroundings.happenings')}</legend>
      <Condition name="floorOverLimit" text="surroundings.floorOverLimit" />
      <Condition name="operatingPause" text="surroundings.operatingPause" />
      <Condition name="postHeat" text="surroundings.postHeat" />
    </fieldset>
  )
}

function Experts() {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('surroundings.more')}</legend>
      <Condition name="floorSensorConnected" text="surroundings.floorSensor" />
      <SlotPicker />
      <Condition name="connectionFails" text="surroundings.connectionFails" />
      <Keys />
      <MoreScreens />
    </fieldset>
  )
}
