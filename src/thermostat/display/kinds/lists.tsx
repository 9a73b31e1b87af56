import { useSay } from '../../../common/texts/words-provider'
import { fit } from '../fit'
import { triangleExclamationPoint as triangleAlert } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import type { OfKind } from './of-kind'

export function Menu({ body }: OfKind<'menu'>) {
  const say = useSay()
  return (
    <>
      {body.state && (
        <div className="state" data-tone={body.state.tone} data-fit={fit('state', say(body.state.text))}>
          {say(body.state.text)}
        </div>
      )}
      <List lines={body.lines} focus={body.focus} tappable />
    </>
  )
}

export function Choice({ body }: OfKind<'choice'>) {
  const say = useSay()
  return (
    <>
      <List lines={body.lines} focus={body.focus} tappable />
      {body.refusal ? <Refusal said={say(body.refusal)} /> : body.hint && <Hint said={say(body.hint)} />}
    </>
  )
}

/** Why something is not possible now. */
export function Refusal({ said }: { readonly said: string }) {
  return (
    <div className="refusal" data-fit={fit('paragraph', said)}>
      <Outline d={triangleAlert} />
      <span>{said}</span>
    </div>
  )
}

export function Hint({ said }: { readonly said: string }) {
  return (
    <div className="hint" data-fit={fit('paragraph', said)}>
      {said}
    </div>
  )
}
