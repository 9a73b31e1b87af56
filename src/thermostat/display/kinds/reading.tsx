import { useTranslate } from '../../../common/texts/translator-provider'
import { info } from '../icon-data'
import { List } from '../list'
import { Outline } from '../outline'
import { ScreenLink } from '../screen-link'
import { useSend } from '../use-device'
import type { KindProps } from './kind-props'
import { Hint, Refusal } from './lists'

/** Read-only values, with a hint or a link to a further screen; or the reason why they are not available. */
export function Reading({ body }: KindProps<'reading'>) {
  const t = useTranslate()
  const send = useSend()
  const { lines, link, hint, refusal } = body
  if (refusal) return <Refusal text={t(refusal)} />
  return (
    <>
      <List className="readings" lines={lines} focus={-1} />
      {hint && <Hint text={t(hint)} />}
      {link && (
        <ScreenLink
          className="aside-link"
          path={link.path}
          onFollow={() => send({ type: 'tap', line: 0 })}
          tabIndex={-1}
          draggable={false}
        >
          <Outline d={info} />
          <span>{t(link.text)}</span>
        </ScreenLink>
      )}
    </>
  )
}
