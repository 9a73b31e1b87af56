/** Tells that the device in view was shared, with buttons to keep it or to go back, or that the link cannot be read. */
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { adoptSharedDevice, returnToOwnDevice } from '../../browser/adopt-device'
import type { SharedDevice } from '../../browser/shared-link'
import { useApp } from '../app'
import { useLayoutAttribute } from '../arrangement'
import './shared-bar.css'

interface SharedBarProps {
  /** `null` if the link cannot be read; the visitor's own device is in view then. */
  readonly shared: SharedDevice | null
}

export function SharedBar({ shared }: SharedBarProps) {
  const t = useTranslate()
  const app = useApp()
  const { confirm } = useDeviceElements().buttons
  // Closed in a frame: the host page chose the device, and there is no own device to return to.
  const [isClosed, setClosed] = useState(shared !== null && window.parent !== window.self)
  useLayoutAttribute('data-shared-bar', !isClosed)
  const sentence = t(shared ? 'share.notice' : 'share.bad')
  useEffect(() => {
    if (!isClosed) app.announce(sentence)
  }, [app, isClosed, sentence])
  const close = () => {
    setClosed(true)
    // Moves the focus, because this button disappears.
    confirm.current?.focus({ preventScroll: true })
  }
  if (isClosed) return null
  return (
    <section className="shared-bar" data-shared={shared ? 'device' : 'bad'} aria-label={t('share.shared')}>
      <p>{sentence}</p>
      {shared ? (
        <DeviceChoice shared={shared} />
      ) : (
        <button type="button" onClick={close}>
          {t('key.close')}
        </button>
      )}
    </section>
  )
}

function DeviceChoice({ shared }: { readonly shared: SharedDevice }) {
  const t = useTranslate()
  const app = useApp()
  const [isRefused, setRefused] = useState(false)
  const use = () => {
    if (adoptSharedDevice(window, shared)) return
    setRefused(true)
    app.announce(t('share.refused'))
  }
  return (
    <>
      <button type="button" onClick={use}>
        {t('share.takeOver')}
      </button>
      <button type="button" onClick={() => returnToOwnDevice(window)}>
        {t('share.back')}
      </button>
      {isRefused && <p className="shared-bar-refused">{t('share.refused')}</p>}
    </>
  )
}
