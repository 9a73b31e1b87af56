import { useTranslate } from '../../../common/texts/translator-provider'
import { NamedIcon } from '../icons'
import { withDashes } from '../value'
import type { KindProps } from './kind-props'

export function Start({ body }: KindProps<'start'>) {
  const t = useTranslate()
  if (body.splash) return <Splash />
  return (
    <div className="start">
      <div className="start-clock">{t(body.clock)}</div>
      <div className="start-date">{t(body.date)}</div>
      <div className="start-temperature">
        <NamedIcon name="sensor" />
        {withDashes(t(body.temperature))}
      </div>
    </div>
  )
}

/** A drawing of warm air that rises from a floor. */
function Splash() {
  return (
    <svg className="splash" viewBox="0 0 120 96" aria-hidden="true">
      <circle className="splash-ring" cx="60" cy="46" r="40" pathLength="1" />
      <path className="splash-wave" d="M46 58c-6-8 6-13 0-22" pathLength="1" />
      <path className="splash-wave" d="M60 58c-6-8 6-13 0-22" pathLength="1" />
      <path className="splash-wave" d="M74 58c-6-8 6-13 0-22" pathLength="1" />
    </svg>
  )
}
