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
          <Value shown={t(body.valueText)} raw={body.value} editing={body.editing} />
        </div>
        {body.scale && <Scale value={body.value} scale={body.scale} />}
        {body.hint && <Hint text={t(body.hint)} />}
      </div>
      {body.lines && body.lines.length > 0 && <List className="readings" lines={body.lines} focus={-1} />}
    </>
  )
}

type ScaleShape = NonNullable<KindProps<'stepper'>['body']['scale']>

/** A scale, filled from zero to the value; from the end nearest to zero if zero is outside the scale. */
function Scale({ value, scale }: { readonly value: number; readonly scale: ScaleShape }) {
  const { min, max, marks } = scale
  const fraction = (number: number) => (Math.min(Math.max(number, min), max) - min) / (max - min)
  const origin = fraction(0)
  const position = fraction(value)
  const positions = {
    '--from': Math.min(origin, position),
    '--to': Math.max(origin, position),
    '--at': position,
  } as CSSProperties
  return (
    <div className="scale" style={positions} aria-hidden="true">
      <span className="scale-track" />
      <span className="scale-fill" />
      {marks.map((mark) => (
        <span className="scale-mark" key={mark} style={{ '--at': fraction(mark) } as CSSProperties} />
      ))}
      <span className="scale-thumb" />
    </div>
  )
}
