import { useTranslate } from '../../../common/texts/translator-provider'
import { fit } from '../fit'
import { useSend } from '../use-device'
import type { OfKind } from './of-kind'

export function Info({ body }: OfKind<'info'>) {
  const t = useTranslate()
  const text = t(body.text)
  return (
    <div className="info">
      <div key={body.page} data-fit={fit('page', text)}>
        {text}
      </div>
      {body.pages > 1 && <Dots page={body.page} pages={body.pages} />}
    </div>
  )
}

function Dots({ page, pages }: { readonly page: number; readonly pages: number }) {
  const send = useSend()
  return (
    <div className="dots">
      {[...Array(pages).keys()].map((dot) => (
        <button
          key={dot}
          type="button"
          tabIndex={-1}
          aria-current={dot === page || undefined}
          aria-label={`${dot + 1} / ${pages}`}
          onClick={() => send({ type: 'tap', line: dot })}
        />
      ))}
    </div>
  )
}
