import { useTranslate } from '../../../common/texts/translator-provider'
import { fitOf } from '../text-fit'
import { useSend } from '../use-device'
import type { KindProps } from './kind-props'

export function Info({ body }: KindProps<'info'>) {
  const t = useTranslate()
  const text = t(body.text)
  return (
    <div className="info">
      <div key={body.page} data-fit={fitOf('page', text)}>
        {text}
      </div>
      {body.pageCount > 1 && <Dots page={body.page} pages={body.pageCount} />}
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
