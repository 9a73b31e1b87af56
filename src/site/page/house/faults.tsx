/** The panel *Faults*: a button for each fault code, which sets or clears that fault, and one to clear the present one. */
import { useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { type Fault, faults } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useHouseSend } from './use-house-send'

export function Faults() {
  const t = useTranslate()
  const send = useHouseSend()
  const list = useRef<HTMLFieldSetElement>(null)
  const present = useDevice((device) => device.surroundings.fault)
  const set = (fault: Fault) => send({ type: 'surroundings', change: { fault } })
  const clear = () => {
    // Moves the focus to the row of the fault, because this button disappears.
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })
    set(0)
  }
  return (
    <fieldset ref={list} className="faults">
      <legend className="unseen">{t('surroundings.troubles')}</legend>
      {faults.map(
        (fault) =>
          fault !== 0 && (
            <button
              key={fault}
              type="button"
              className="row-button fault"
              data-fault={fault}
              aria-pressed={fault === present}
              onClick={() => set(fault === present ? 0 : fault)}
            >
              <b>{`E${fault}`}</b> <span>{t(`error.e${fault}`)}</span>
            </button>
          ),
      )}
      {/* Below the rows, so that it does not move them. */}
      {present !== 0 && (
        <button type="button" className="clear-fault" data-fault={0} onClick={clear}>
          {t('surroundings.fault.clear')}
        </button>
      )}
    </fieldset>
  )
}
