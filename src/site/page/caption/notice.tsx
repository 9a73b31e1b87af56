/** The notice for the screen in view: advice, and differences between the demo and the real device. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { type Button, buttonsToHold, type Fault } from '../../../thermostat/device/device'
import { adviceOf, faultToExplain } from '../../../thermostat/device/knowledge'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { useDevice, usePicture, useSend } from '../../../thermostat/display/use-device'
import { useApp } from '../app'

export function Notice() {
  const t = useTranslate()
  const id = usePicture((picture) => picture.notice)
  const hasHint = usePicture((picture) => picture.unlockHint)
  const hold = useDevice(buttonsToHold)
  const advice = useDevice((device) => {
    const text = adviceOf(device)
    return text && t(text)
  })
  const fault = useDevice(faultToExplain)
  return (
    <>
      <p className="notice" data-notice={id}>
        {hasHint && <strong>{`${t('page.unlock')} `}</strong>}
        {advice && <strong>{`${advice} `}</strong>}
        {fault === 0 ? <span>{t(`page.notice.${id}`)}</span> : <ExplainFaultButton fault={fault} />}
      </p>
      {hold && <HoldButton buttons={hold} />}
    </>
  )
}

/** Opens the explanation of the fault in force (behaviour 21.8). */
function ExplainFaultButton({ fault }: { readonly fault: Fault }) {
  const t = useTranslate()
  const { requestTask, loadCompanion } = useApp()
  return (
    <button
      type="button"
      className="notice-link"
      onPointerEnter={loadCompanion}
      onFocus={loadCompanion}
      onClick={() => requestTask({ task: 'why-error', mode: null, value: String(fault) })}
    >
      {t({ id: 'page.whatErrorMeans', values: { code: fault } })}
    </button>
  )
}

/** Holds the buttons that the device waits for, for visitors who cannot hold them down. */
function HoldButton({ buttons }: { readonly buttons: readonly Button[] }) {
  const t = useTranslate()
  const send = useSend()
  const { confirm } = useDeviceElements().buttons
  const hold = () => {
    // Moves the focus, because this button disappears.
    confirm.current?.focus({ preventScroll: true })
    send({ type: 'hold', buttons })
  }
  return (
    <button className="hold-button" type="button" onClick={hold}>
      {t(buttons.length > 1 ? 'page.unlockNow' : 'page.turnOnNow')}
    </button>
  )
}
