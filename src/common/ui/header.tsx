/** The header of every page: the product's name, its pages, and the language. The build draws it, too. */
import type { ReactNode } from 'react'
import './header.css'

export type HeaderPage = 'try' | 'manual' | 'sheet' | 'embed'

interface HeaderProps {
  /** The page that has this header: its link is marked as current. */
  readonly current: HeaderPage
  /** Texts in the language of the page. */
  readonly labels: {
    readonly name: string
    /** What a visitor does on this page, if its name does not say so. */
    readonly purpose?: string
    readonly try: string
    readonly manual: string
  }
  readonly tryHref: string
  readonly manualHref: string
  /** A link or button that opens the dialog for sharing. */
  readonly share: ReactNode
  /** The language select, if the page has one. */
  readonly language: ReactNode
}

export function Header({ current, labels, tryHref, manualHref, share, language }: HeaderProps) {
  const currentIf = (page: HeaderPage) => (page === current ? 'page' : undefined)
  return (
    <header data-region="header" className="header">
      <a className="header-name" href={tryHref}>
        {labels.name}
      </a>
      {labels.purpose && <p className="header-purpose">{labels.purpose}</p>}
      <div className="header-links">
        <nav aria-label={labels.name}>
          <a href={tryHref} data-page="try" aria-current={currentIf('try')}>
            {labels.try}
          </a>
          <a href={manualHref} aria-current={currentIf('manual')}>
            {labels.manual}
          </a>
          {share}
        </nav>
        {language}
      </div>
    </header>
  )
}
