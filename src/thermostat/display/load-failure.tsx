import { type MouseEvent, useContext } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { ReloadContext } from '../../common/ui/reload'

interface LoadFailureProps {
  /** Whether something is known to be missing: else it may still come, and only after a while this is seen. */
  readonly isConfirmed?: boolean
}

/** Says that a file of the page has not loaded, with a link that loads the page again (behaviour 27.5). */
export function LoadFailure({ isConfirmed = false }: LoadFailureProps) {
  const t = useTranslate()
  const reload = useContext(ReloadContext)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    reload()
  }
  return (
    <p
      className="incomplete"
      data-incomplete=""
      data-sure={isConfirmed ? '' : undefined}
      role={isConfirmed ? 'alert' : undefined}
    >
      <span>{`${t('page.incomplete')} `}</span>
      {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query */}
      <a href="" onClick={onClick}>
        {t('page.retry')}
      </a>
    </p>
  )
}
