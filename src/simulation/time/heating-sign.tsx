import { useTranslate } from '../../common/texts/translator-provider'
import { useIsHeating } from './heating'
import './heating-sign.css'

const textIds = { on: 'surroundings.heating', off: 'surroundings.notHeating' } as const

/** The sign that the device heats, or does not. It contains both texts, so that its width does not change. */
export function HeatingSign() {
  const t = useTranslate()
  const state = useIsHeating() ? 'on' : 'off'
  return (
    <span className="heating-sign" data-heating={state}>
      {(['on', 'off'] as const).map((name) => (
        <span key={name} data-other={name === state ? undefined : ''}>
          {t(textIds[name])}
        </span>
      ))}
    </span>
  )
}
