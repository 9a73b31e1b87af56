/** Screens on which the device waits, or shows one thing. */
import type { CSSProperties } from 'react'
import { useSay } from '../../../common/texts/words-provider'
import { wifi } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import { Value } from '../value'
import { Hint } from './lists'
import type { OfKind } from './of-kind'

/** A time, a date or a password, which the demo shows and never changes. */
export function Moment({ body }: OfKind<'moment'>) {
  const say = useSay()
  return (
    <div className="moment">
      <div className="moment-value">
        <Value shown={say(body.shown)} raw={body.value} editing={body.editing} />
      </div>
      {body.hint && <Hint said={say(body.hint)} />}
    </div>
  )
}

export function Connected({ body }: OfKind<'connected'>) {
  const say = useSay()
  return (
    <div className="connected">
      <Outline d={wifi} className="connected-icon" />
      <div>{say(body.network)}</div>
    </div>
  )
}

export function Progress({ body }: OfKind<'progress'>) {
  const say = useSay()
  return (
    <div className="progress">
      <div className="progress-text">{say(body.text)}</div>
      <span
        className="progress-bar"
        style={{ '--to': body.done / 100 } as CSSProperties}
        aria-hidden="true"
      />
      {body.lines.length > 0 && <List className="readings" lines={body.lines} focus={-1} />}
    </div>
  )
}
