/** Screens that only show something: a fixed value, the connected network, or the progress of the upgrade. */
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { wifi } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import { Value } from '../value'
import type { KindProps } from './kind-props'
import { Hint } from './lists'

/** A time, a date or a password. It may blink as if it were edited, but no button changes it (behaviour 12.3). */
export function FixedValue({ body }: KindProps<'moment'>) {
  const t = useTranslate()
  return (
    <div className="moment">
      <div className="moment-value">
        <Value shown={t(body.valueText)} raw={body.value} editing={body.editing} />
      </div>
      {body.hint && <Hint text={t(body.hint)} />}
    </div>
  )
}

export function Connected({ body }: KindProps<'connected'>) {
  const t = useTranslate()
  return (
    <div className="connected">
      <Outline d={wifi} className="connected-icon" />
      <div>{t(body.network)}</div>
    </div>
  )
}

export function Progress({ body }: KindProps<'progress'>) {
  const t = useTranslate()
  return (
    <div className="progress">
      <div className="progress-text">{t(body.text)}</div>
      <span
        className="progress-bar"
        style={{ '--to': body.percent / 100 } as CSSProperties}
        aria-hidden="true"
      />
      {body.lines.length > 0 && <List className="readings" lines={body.lines} focus={-1} />}
    </div>
  )
}
