import type { CSSProperties } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { List } from '../list'
import { Value } from '../value'
import type { KindProps } from './kind-props'
import { Hint } from './lists'

export function Stepper({ body }: KindProps<'stepper'>) {
  const t = useTranslate()
  return (
    <>
      <div className="stepper" data-tone={body.tone}>
        <div className="stepper-value">
          <Value shown={t(body.shown)} raw={body.value} editing={body.editing} />
        </div>
        {body.scale && <Scale value={body.value} scale={body.scale} />}
        {body.hint && <Hint said={t(body.hint)} />}
      </div>
      {body.lines && body.lines.length > 0 && <List className="readings" lines={body.lines} focus={-1} />}
    </>
  )
}

type ScaleShape = NonNullable<KindProps<'stepper'>['body']['scale']>

/** The scale is filled from zero to the value, or from the end that is nearest to zero. */
function Scale({ value, scale }: { readonly value: number; readonly scale: ScaleShape }) {
  const { min, max, marks } = scale
  const share = (of: number) => (Math.min(Math.max(of, min), max) - min) / (max - min)
  const origin = share(Math.max(min, Math.min(0, max)))
  const at = share(value)
  const places = { '--from': Math.min(origin, at), '--to': Math.max(origin, at), '--at': at } as CSSProperties
  return (
    <div className="scale" style={places} aria-hidden="true">
      <span className="scale-track" />
      <span className="scale-fill" />
      {marks.map((mark) => (
        <span className="scale-mark" key={mark} style={{ '--at': share(mark) } as CSSProperties} />
      ))}
      <span className="scale-thumb" />
    </div>
  )
}
