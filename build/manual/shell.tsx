/** The frame of every page: the header, the parts of the manual, and the breadcrumbs. */
import type { ReactNode } from 'react'
import { Header } from '../../src/common/ui/header'
import { languageNames, languages } from '../../src/thermostat/device/device'
import { chevronDown, globe } from '../../src/thermostat/display/icon-data'
import { Outline } from '../../src/thermostat/display/outline'
import type { PagePath } from './page-paths'
import { parts } from './parts'
import { useManual } from './use-manual'

/** A page above the current one in the breadcrumbs. */
export interface Breadcrumb {
  readonly place: PagePath
  readonly title: string
}

interface ShellProps {
  readonly title: string
  readonly above: readonly Breadcrumb[]
  readonly children: ReactNode
}

export function Shell({ title, above, children }: ShellProps) {
  const { t } = useManual()
  return (
    <>
      <a className="skip" href="#content">
        {t('manual.skip')}
      </a>
      <Head />
      <Parts />
      <div className="page">
        {above.length > 0 && <Breadcrumbs above={above} title={title} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Colophon />
      </div>
    </>
  )
}

function Head() {
  const { t, linkTo, linkToDevice, language } = useManual()
  return (
    <Header
      current="manual"
      labels={{ name: t('page.device'), try: t('page.try'), manual: t('page.manual') }}
      tryHref={linkToDevice(`?lang=${language}`)}
      manualHref={linkTo('')}
      share={
        <a data-page="share" href={linkToDevice(`home/?lang=${language}&share`)}>
          {t('page.shareShort')}
        </a>
      }
      language={<Languages />}
    />
  )
}

function Parts() {
  const { t, linkTo, place } = useManual()
  return (
    <nav className="parts" aria-label={t('manual.parts')}>
      <ul id="parts">
        {[['', 'manual.tasks'] as const, ...parts].map(([part, title]) => (
          <li key={part}>
            <a href={linkTo(part)} aria-current={currentIn(place, part)}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns `aria-current` for a part of the manual: a task belongs to the index, a screen to the map. */
function currentIn(place: PagePath, part: PagePath): 'page' | 'true' | undefined {
  if (place === part) return 'page'
  const first = parts.find(([one]) => place.startsWith(one))?.[0] ?? ''
  return first === part ? 'true' : undefined
}

/** The list of languages, in `<details>` because that needs no script and takes one line. */
function Languages() {
  const { t, linkTo, place, language } = useManual()
  return (
    <details className="languages">
      <summary>
        <Outline d={globe} />
        <span className="unseen">{`${t('page.language')}: `}</span>
        <span className="language-name">{languageNames[language]}</span>
        <Outline d={chevronDown} />
      </summary>
      <nav aria-label={t('page.language')}>
        <ul>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={linkTo(place, one)}
                lang={one}
                hrefLang={one}
                aria-current={one === language ? 'page' : undefined}
              >
                {languageNames[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function Breadcrumbs({ above, title }: Pick<ShellProps, 'above' | 'title'>) {
  const { t, linkTo } = useManual()
  return (
    <nav className="trail" aria-label={t('manual.trail')}>
      <ol>
        {above.map((one) => (
          <li key={one.place}>
            <a href={linkTo(one.place)}>{one.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

function Colophon() {
  const { t, linkToDevice, language } = useManual()
  return (
    <footer className="colophon">
      <p>{t('manual.source')}</p>
      <ul>
        <li>
          <a href={linkToDevice(`?lang=${language}`)}>{t('manual.toDevice')}</a>
        </li>
      </ul>
    </footer>
  )
}
