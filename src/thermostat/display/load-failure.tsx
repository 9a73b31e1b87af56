import { type MouseEvent, useContext } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { ReloadContext } from '../../common/ui/reload'

interface LoadFailureProps {
  /** True if a file failed to load. Otherwise it may still arrive, and the style sheet delays the sentence. */
  readonly isConfirmed?: boolean
}

/** A sentence that a file of the page has not loaded, with a link that reloads the page (behaviour 27.5). */
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
      {/* biome-ignore lint/a11y/useValidAnchor: the address is the page itself, with its query */}
      <a href="" onClick={onClick}>
        {t('page.retry')}
      </a>
    </p>
  )
}
