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
      {body.refusal ? <Refusal text={t(body.refusal)} /> : body.hint && <Hint text={t(body.hint)} />}
    </>
  )
}

/** The reason why a choice or a whole screen is not available now. */
export function Refusal({ text }: { readonly text: string }) {
  return (
    <div className="refusal" data-fit={fitOf('paragraph', text)}>
      <Outline d={triangleAlert} />
      <span>{text}</span>
    </div>
  )
}

export function Hint({ text }: { readonly text: string }) {
  return (
    <div className="hint" data-fit={fitOf('paragraph', text)}>
      {text}
    </div>
  )
}
