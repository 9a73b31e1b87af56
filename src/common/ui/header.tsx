/** The head of every page: the product's name, its pages, and the language. Drawn by the build, too. */
import type { ReactNode } from 'react'
import './header.css'

export type HeaderPage = 'try' | 'manual' | 'sheet' | 'embed'

interface HeaderProps {
  /** The page that it is on: the link to it is the current one. */
  readonly current: HeaderPage
  /** In the language of the page. */
  readonly labels: {
    readonly name: string
    readonly try: string
    readonly manual: string
  }
  readonly tryHref: string
  readonly manualHref: string
  /** A link to what shares, or a button that opens it. */
  readonly share: ReactNode
  /** The choice of the language, where there is one. */
  readonly language: ReactNode
}

export function Header({ current, labels, tryHref, manualHref, share, language }: HeaderProps) {
  const currentIf = (place: HeaderPage) => (place === current ? 'page' : undefined)
  return (
    <header data-region="header" className="header">
      <a className="header-name" href={tryHref}>
        {labels.name}
      </a>
      <div className="header-links">
        <nav aria-label={labels.name}>
          <a href={tryHref} aria-current={currentIf('try')}>
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
