import { useTranslate } from '../../../common/texts/translator-provider'
import { fit } from '../fit'
import { triangleExclamationPoint as triangleAlert } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import type { OfKind } from './of-kind'

export function Menu({ body }: OfKind<'menu'>) {
  const t = useTranslate()
  return (
    <>
      {body.state && (
        <div className="state" data-tone={body.state.tone} data-fit={fit('state', t(body.state.text))}>
          {t(body.state.text)}
        </div>
      )}
      <List lines={body.lines} focus={body.focus} tappable />
    </>
  )
}

export function Choice({ body }: OfKind<'choice'>) {
  const t = useTranslate()
  return (
    <>
      <List lines={body.lines} focus={body.focus} tappable />
      {body.refusal ? <Refusal said={t(body.refusal)} /> : body.hint && <Hint said={t(body.hint)} />}
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
