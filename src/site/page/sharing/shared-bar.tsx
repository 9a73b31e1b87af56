/** Says that the device in view is one that somebody shared, and what to do with it. */
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { adoptSharedDevice, returnToOwnDevice } from '../../browser/adopt-device'
import type { SharedDevice } from '../../browser/shared-link'
import { useApp } from '../app'
import { useLayoutAttribute } from '../arrangement'
import './shared-bar.css'

interface SharedBarProps {
  /** The device that the link shares; `null` where it shares none, so that the visitor's own is in view. */
  readonly shared: SharedDevice | null
}

export function SharedBar({ shared }: SharedBarProps) {
  const t = useTranslate()
  const app = useApp()
  const { confirm } = useDeviceElements().buttons
  // The page around a frame decided what it shows, and there is nothing of its own to go back to.
  const [isClosed, setClosed] = useState(shared !== null && window.parent !== window.self)
  useLayoutAttribute('data-shared-bar', !isClosed)
  const sentence = t(shared ? 'share.notice' : 'share.bad')
  useEffect(() => {
    if (!isClosed) app.announce(sentence)
  }, [app, isClosed, sentence])
  const close = () => {
    setClosed(true)
    // The button goes with what it does; the focus must not go with it.
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
