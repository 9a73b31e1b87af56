import { useTranslate } from '../../../common/texts/translator-provider'
import { triangleExclamationPoint as triangleAlert } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import { fitOf } from '../text-fit'
import type { KindProps } from './kind-props'

export function Menu({ body }: KindProps<'menu'>) {
  const t = useTranslate()
  return (
    <>
      {body.state && (
        <div className="state" data-tone={body.state.tone} data-fit={fitOf('state', t(body.state.text))}>
          {t(body.state.text)}
        </div>
      )}
      <List lines={body.lines} focus={body.focus} tappable />
    </>
  )
}

export function Choice({ body }: KindProps<'choice'>) {
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
    <div className="refusal" data-fit={fitOf('paragraph', said)}>
      <Outline d={triangleAlert} />
      <span>{said}</span>
    </div>
  )
}

export function Hint({ said }: { readonly said: string }) {
  return (
    <div className="hint" data-fit={fitOf('paragraph', said)}>
      {said}
    </div>
  )
}
