import { useTranslate } from '../../../common/texts/translator-provider'
import { List } from '../list'
import { Value } from '../value'
import type { KindProps } from './kind-props'

/** A hardware test: one value, a lamp, and lines with further values. */
export function Test({ body }: KindProps<'test'>) {
  const t = useTranslate()
  return (
    <>
      <div className="test" data-lit={body.lit || undefined}>
        <span className="lamp" aria-hidden="true" />
        <div className="test-value">
          <Value shown={t(body.valueText)} raw={body.value} />
        </div>
      </div>
      {body.lines.length > 0 && <List className="readings" lines={body.lines} focus={-1} />}
    </>
  )
}
