/** The index: all tasks in groups, with a field that filters them if scripts run. */
import { normalisedWords, normaliseText } from '../../src/common/texts/normalised-words'
import { SafetyCard } from '../../src/help/companion/find/safety-card'
import { type Group, isExplainingTask, type TaskId, taskIds, tasks } from '../../src/help/guidance/guidance'
import { referencePages } from '../../src/help/guidance/reference-pages'
import type { Text, TextId } from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { search } from '../../src/thermostat/display/icon-data'
import { Outline } from '../../src/thermostat/display/outline'
import { ButtonsFigure } from './buttons-figure'
import { Opening } from './opening'
import { bookletIds, bookletPath, type PagePath, taskPagePath } from './page-paths'
import { parts } from './parts'
import { useManual } from './use-manual'

/** The groups in the order in which the companion offers the tasks. */
const groups = [...new Set(taskIds.map((id) => tasks[id].group))]

export function IndexContent() {
  const { t, language, linkTo } = useManual()
  return (
    <div className="index-page">
      <Opening title={t('manual.title')} lead={t('manual.intro')}>
        <div className="find-row">
          <Filter />
          <a href={linkTo('print/')}>{t('manual.print')}</a>
        </div>
      </Opening>
      <ButtonsFigure
        moment={{ device: createFactoryDevice('/home', { fallbackLanguage: language }), now: 0 }}
      />
      {groups.map((group) => (
        <TaskGroup key={group} group={group} />
      ))}
      <Entries id="booklets" title="manual.print" entries={booklets} />
      <Entries id="reference" title="manual.reference" entries={parts} />
    </div>
  )
}

/** A field that its script unhides (`src/site/manual/filter.ts`). */
function Filter() {
  const { t, translator, danger, harmless, language, linkToDevice } = useManual()
  return (
    <div id="filter" className="find-place" data-find="" hidden>
      <div className="ask-field">
        <Outline d={search} />
        <input
          id="filter-field"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('manual.find.label')}
          placeholder=" "
        />
        <span className="ask-hint" aria-hidden="true">
          {t('manual.find.label')}
        </span>
      </div>
      <div
        id="filter-danger"
        data-danger={phrasesOf(danger)}
        data-harmless={phrasesOf(longestFirst(harmless))}
        hidden
      >
        <SafetyCard translator={translator} />
      </div>
      <output>
        <span id="filter-hits" data-hits={t('manual.find.hits')} />
        <span id="filter-none" data-none="" hidden>
          {`${t('manual.find.none')} `}
          <a href={linkToDevice(`?lang=${language}`)}>{t('manual.toDevice')}</a>
        </span>
      </output>
    </div>
  )
}

/** Joins phrases in the form that the filter reads. */
const phrasesOf = (phrases: readonly string[]) => phrases.map(normaliseText).join('|')

/** Sorts "hot water" before "hot": the filter removes phrases in this order. */
const longestFirst = (phrases: readonly string[]) =>
  phrases.toSorted((one, other) => other.length - one.length)

/** The maximum number of typed phrases per entry of the page: more would make it slow to load. */
const MAX_PHRASES = 4

/** In letters. Most shorter words, such as "with", say nothing about an answer. */
const MIN_LONG_WORD = 5

/** Returns words that an entry does not show: those of phrases that people type for it, and the long ones of its answer. */
function hiddenSearchWords(shown: readonly string[], phrases: readonly string[], answer = ''): string {
  const shownText = normaliseText(shown.join(' '))
  const answerWords = normalisedWords(answer).filter((word) => word.length >= MIN_LONG_WORD)
  const words = [...phrases.slice(0, MAX_PHRASES).flatMap(normalisedWords), ...answerWords]
  return [...new Set(words)].filter((word) => !shownText.includes(word)).join(' ')
}

function TaskGroup({ group }: { readonly group: Group }) {
  const { t, name, lead, linkTo, searchPhrases } = useManual()
  // The name of a question says enough; its answer would be too long here.
  const purposeFor = (id: TaskId) => (isExplainingTask(id) ? '' : t(lead(id)))
  const wordsFor = (id: TaskId) =>
    hiddenSearchWords([t(`guide.group.${group}`), name(id), purposeFor(id)], searchPhrases(id), t(lead(id)))
  return (
    <section className="group" aria-labelledby={group}>
      <h2 id={group}>{t(`guide.group.${group}`)}</h2>
      <ul>
        {taskIds
          .filter((id) => tasks[id].group === group)
          .map((id) => (
            <li key={id} data-task={id} data-words={wordsFor(id)}>
              <a href={linkTo(taskPagePath(id))}>{name(id)}</a>
              {purposeFor(id) && <p>{purposeFor(id)}</p>}
            </li>
          ))}
      </ul>
    </section>
  )
}

const booklets = bookletIds.map(
  (id) => [bookletPath(id), `booklet.${id}`, `booklet.${id}.intro`] as const,
) satisfies readonly Entry[]

type Entry = readonly [place: PagePath, title: TextId, intro: TextId]

interface EntriesProps {
  readonly id: string
  readonly title: Text
  readonly entries: readonly Entry[]
}

function Entries({ id, title, entries }: EntriesProps) {
  const { t, linkTo, searchPhrases } = useManual()
  const wordsFor = (place: PagePath, shown: readonly string[]) => {
    const page = referencePages.find((one) => place === `${one}/`)
    return page && hiddenSearchWords(shown, searchPhrases(`${page}-page`))
  }
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <ul>
        {entries.map(([place, name, intro]) => (
          <li key={place} data-words={wordsFor(place, [t(title), t(name), t(intro)])}>
            <a href={linkTo(place)}>{t(name)}</a>
            <p>{t(intro)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The booklets to print, on a page of their own. */
export function BookletsContent() {
  const { t } = useManual()
  return (
    <div className="index-page">
      <Opening title={t('manual.print')} lead={t('manual.print.intro')} isPrintable={false} />
      <Entries id="booklets" title="manual.name" entries={booklets} />
    </div>
  )
}
