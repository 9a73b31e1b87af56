import { useTranslate } from '../../../common/texts/translator-provider'
import { fit } from '../fit'
import { List } from '../list'
import type { OfKind } from './of-kind'

export function Question({ body }: OfKind<'question'>) {
  const t = useTranslate()
  const question = t(body.question)
  return (
    <>
      <div className="question" data-fit={fit('paragraph', question)}>
        {question}
      </div>
      <List className="answers" lines={body.lines} focus={body.focus} tappable />
    </>
  )
}
