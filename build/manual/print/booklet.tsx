/** The manual as a booklet to print: cover, contents, every task, and reference chapters. */
import type { ReactNode } from 'react'
import { homeRules } from '../../../src/help/guidance/manual/manual'
import { languageNames, type TimedDevice } from '../../../src/thermostat/device/device'
import { createFactoryDevice } from '../../../src/thermostat/device/knowledge'
import { ButtonsFigure } from '../buttons-figure'
import { DrawnDevice } from '../drawn-device'
import { HouseContent } from '../house-page'
import { MapContent } from '../map-page'
import {
  DisplayContent,
  ErrorsContent,
  LimitsContent,
  SensorsContent,
  SettingsContent,
} from '../reference-pages'
import { WayHome } from '../steps'
import { useManual } from '../use-manual'
import { chapters, referenceChapters, taskChapters } from './chapters'
import { PrintTask } from './print-task'

interface BookletProps {
  /** 'https://example.com/thermostat/', or `null` if unknown: then the booklet has no QR codes. */
  readonly site: string | null
}

export function Booklet({ site }: BookletProps) {
  const { language, t } = useManual()
  const moment = { device: createFactoryDevice('/home', { browserLanguage: language }), now: 0 }
  return (
    <>
      <Cover moment={moment} />
      <Contents />
      <Chapter id="device">
        <h1>{t('manual.buttons')}</h1>
        <ButtonsFigure moment={moment} />
        <div className="home-anywhere">
          <p className="label">{t('manual.home')}</p>
          <WayHome rules={homeRules} />
        </div>
      </Chapter>
      {taskChapters.map(({ id, title, tasks }) => (
        <Chapter key={id} id={id}>
          <h1>{t(title)}</h1>
          {tasks.map((task) => (
            <PrintTask key={task} id={task} site={site} />
          ))}
        </Chapter>
      ))}
      {referenceChapters.map(({ id }) => (
        <Chapter key={id} id={id}>
          {references[id]}
        </Chapter>
      ))}
    </>
  )
}

const references: Readonly<Record<(typeof referenceChapters)[number]['id'], ReactNode>> = {
  screens: <MapContent />,
  'all-settings': <SettingsContent />,
  sensors: <SensorsContent />,
  display: <DisplayContent />,
  errors: <ErrorsContent />,
  limits: <LimitsContent />,
  house: <HouseContent />,
}

function Chapter({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section id={id} className="chapter" data-chapter={id}>
      {children}
    </section>
  )
}

function Cover({ moment }: { readonly moment: TimedDevice }) {
  const { language, t } = useManual()
  return (
    <header className="cover">
      <p className="cover-product">{t('page.device')}</p>
      <p className="cover-title">{t('manual.name')}</p>
      <DrawnDevice moment={moment} />
      <p className="cover-language">{languageNames[language]}</p>
      <p className="imprint">{t('manual.source')}</p>
    </header>
  )
}

/** The table of contents. `npm run manual` fills in the page numbers, which are known only once it is printed. */
function Contents() {
  const { t, name } = useManual()
  const tasksOf = (chapter: string) => taskChapters.find(({ id }) => id === chapter)?.tasks ?? []
  return (
    <nav id="contents" className="contents" aria-labelledby="contents-title">
      <h1 id="contents-title">{t('manual.contents')}</h1>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id} className="contents-chapter">
            <Entry anchor={id} text={t(title)} />
            {tasksOf(id).length > 0 && (
              <ol>
                {tasksOf(id).map((task) => (
                  <li key={task}>
                    <Entry anchor={task} text={name(task)} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Entry({ anchor, text }: { readonly anchor: string; readonly text: string }) {
  return (
    <a href={`#${anchor}`}>
      <span>{text}</span>
      <span className="page-number" data-page-of={anchor} />
    </a>
  )
}
