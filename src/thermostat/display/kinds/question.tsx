import { useTranslate } from '../../../common/texts/translator-provider'
import { List } from '../list'
import { fitOf } from '../text-fit'
import type { KindProps } from './kind-props'

export function Question({ body }: KindProps<'question'>) {
  const t = useTranslate()
  const question = t(body.question)
  return (
    <>
      <div className="question" data-fit={fitOf('paragraph', question)}>
        {question}
      </div>
      <List className="answers" lines={body.lines} focus={body.focus} tappable />
    </>
  )
}
