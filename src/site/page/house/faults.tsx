/** The panel *Faults*: a button for each fault code, which makes the device report that fault, and one to clear it. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { faults } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useHouseSend } from './use-house-send'

export function Faults() {
  const t = useTranslate()
  const send = useHouseSend()
  const present = useDevice((device) => device.surroundings.fault)
  const isClear = present === 0
  return (
    <fieldset className="faults">
      <legend className="unseen">{t('surroundings.troubles')}</legend>
      {faults.map((fault) => (
        <button
          key={fault}
          type="button"
          className="row-button fault"
          data-fault={fault}
          aria-pressed={fault === 0 ? undefined : fault === present}
          aria-disabled={(fault === 0 && isClear) || undefined}
          onClick={() => send({ type: 'surroundings', change: { fault } })}
        >
          {fault === 0 ? (
            t('surroundings.fault.clear')
          ) : (
            <>
              <b>{`E${fault}`}</b> <span>{t(`error.e${fault}`)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  )
}
