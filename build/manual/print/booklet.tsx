/** A booklet to print: cover, contents, and numbered chapters of numbered tasks. */
import type { ReactNode } from 'react'
import type { TaskId } from '../../../src/help/guidance/guidance'
import { createSettingsTable } from '../../../src/help/guidance/manual/manual'
import { languageNames } from '../../../src/thermostat/device/device'
import { createFactoryDevice } from '../../../src/thermostat/device/knowledge'
import { DisplaySigns } from '../display-page'
import { DrawnDevice } from '../drawn-device'
import { FloorTopics } from '../floor-page'
import { MenuMap } from '../map-page'
import type { BookletId } from '../page-paths'
import { SettingsTable } from '../settings-table'
import { SymptomTable } from '../symptom-table'
import { useManual } from '../use-manual'
import { type Chapter, type ChapterId, chaptersOf } from './booklets'
import { GuideSteps, Handover, WhichSensor } from './installer-chapters'
import { PrintTask } from './print-task'
import { Errors, MakerData, Safety } from './shared-chapters'
import { LiveCode, StartChapter } from './start-chapter'

interface BookletProps {
  readonly id: BookletId
  /** 'https://example.com/thermostat/', or `null` if unknown: then the booklet has no QR codes. */
  readonly site: string | null
}

export function Booklet({ id, site }: BookletProps) {
  const { language, t } = useManual()
  const chapters = chaptersOf(id, language)
  const contents = chapterContents(id, site)
  const bodies = taskBodies(site && `${site}?task=install&mode=show&lang=${language}`)
  return (
    <>
      <Cover id={id} />
      <Contents id={id} chapters={chapters} />
      <main>
        {chapters.map(({ id: chapter, title, number, tasks }) => (
          <section key={chapter} className="chapter" data-chapter={number} data-content={chapter}>
            <h1 id={chapter}>
              <span className="chapter-number">{number}</span> {t(title)}
            </h1>
            {contents[chapter]}
            {tasks.map((task) => (
              <PrintTask key={task} id={task}>
                {bodies[task]}
              </PrintTask>
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

/** What stands in a chapter before its tasks. */
const chapterContents = (
  id: BookletId,
  site: string | null,
): Readonly<Partial<Record<ChapterId, ReactNode>>> => ({
  safety: <Safety booklet={id} />,
  start: <StartChapter site={site} />,
  display: <DisplaySigns />,
  symptoms: <SymptomTable />,
  floor: <FloorTopics />,
  sensors: <WhichSensor />,
  screens: (
    <div className="map-page">
      <MenuMap />
    </div>
  ),
  'all-settings': <SettingsTable settings={createSettingsTable()} />,
  handover: <Handover />,
  maker: <MakerData />,
})

/** What tasks have instead of a line of signs. */
const taskBodies = (install: string | null): Readonly<Partial<Record<TaskId, ReactNode>>> => ({
  'why-error': <Errors />,
  install: (
    <>
      {install && <LiveCode address={install} text="manual.live" />}
      <GuideSteps />
    </>
  ),
})

function Cover({ id }: { readonly id: BookletId }) {
  const { language, t } = useManual()
  return (
    <header className="cover">
      <p className="cover-product">{t('page.device')}</p>
      <p className="cover-title">{t(`booklet.${id}`)}</p>
      <DrawnDevice
        moment={{ device: createFactoryDevice('/home', { fallbackLanguage: language }), now: 0 }}
      />
      <p className="cover-language">{languageNames[language]}</p>
      <p className="imprint">{t('manual.source')}</p>
    </header>
  )
}

interface ContentsProps {
  readonly id: BookletId
  readonly chapters: readonly Chapter[]
}

/** The table of contents. `npm run manual` fills in the page numbers, which are known only once it is printed. */
function Contents({ id: booklet, chapters }: ContentsProps) {
  const { t, name } = useManual()
  return (
    <nav id="contents" className="contents" data-booklet={booklet} aria-labelledby="contents-title">
      <h1 id="contents-title">{t('manual.contents')}</h1>
      <ol>
        {chapters.map(({ id, title, number, tasks }) => (
          <li key={id} className="contents-chapter">
            <Entry anchor={id} number={`${number}`} text={t(title)} />
            {tasks.length > 0 && (
              <ol>
                {tasks.map((task, at) => (
                  <li key={task}>
                    <Entry anchor={task} number={`${number}.${at + 1}`} text={name(task)} />
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

interface EntryProps {
  readonly anchor: string
  readonly number: string
  readonly text: string
}

function Entry({ anchor, number, text }: EntryProps) {
  return (
    <a href={`#${anchor}`}>
      <span className="entry-number">{number}</span>
      <span className="entry-text">{text}</span>
      <span className="page-number" data-page-of={anchor} />
    </a>
  )
}
