/** The index: what a visitor may want, in groups, with a field that filters them where scripts run. */
import { normalisedWords } from '../../src/common/texts/normalised-words'
import { SafetyCard } from '../../src/help/companion/find/safety-card'
import { type Group, type TaskId, taskIds, tasks } from '../../src/help/guidance/guidance'
import { comparable } from '../../src/site/manual/filter'
import { factoryDevice } from '../../src/thermostat/device/knowledge'
import { search } from '../../src/thermostat/display/icon-data'
import { Outline } from '../../src/thermostat/display/outline'
import { ButtonsFigure } from './buttons-figure'
import { Opening } from './opening'
import { taskPlace } from './places'
import { type Manual, useManual, useTranslate } from './use-manual'

/** In the order in which the tasks are offered. */
const groups = [...new Set(taskIds.map((id) => tasks[id].group))]

export function IndexContent() {
  const { t, language } = useManual()
  return (
    <div className="index-page">
      <Opening title={t('manual.title')} lead={t('manual.intro')}>
        <Filter />
      </Opening>
      <ButtonsFigure moment={{ device: factoryDevice('/home', { nativeLanguage: language }), now: 0 }} />
      {groups.map((group) => (
        <TaskGroup key={group} group={group} />
      ))}
      <Reference />
    </div>
  )
}

/** Hidden until its script runs (`src/site/manual/filter.ts`). */
function Filter() {
  const { t, translator, danger, harmless, language, toDevice } = useManual()
  return (
    <div className="find-place" data-find="" hidden>
      <div className="ask-field">
        <Outline d={search} />
        <input
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
      <div data-danger={phrasesOf(danger)} data-harmless={phrasesOf(longestFirst(harmless))} hidden>
        <SafetyCard translator={translator} />
      </div>
      <output>
        <span data-hits={t('manual.find.hits')} />
        <span data-none="" hidden>
          {`${t('manual.find.none')} `}
          <a href={toDevice(`?lang=${language}`)}>{t('manual.toDevice')}</a>
        </span>
      </output>
    </div>
  )
}

/** As the filter reads and compares them. */
const phrasesOf = (phrases: readonly string[]) => phrases.map(comparable).join('|')

/** "hot water" before "hot". */
const longestFirst = (phrases: readonly string[]) =>
  phrases.toSorted((one, other) => other.length - one.length)

/** How many of the phrases that people type for a task the page carries: more would make it slow to load. */
const PHRASES = 4

/** The words that people type for a task, but for those that are read at it anyway. */
function furtherWords(task: TaskId, { t, name, lead, typed }: Manual): string {
  const read = comparable(`${t(`guide.group.${tasks[task].group}`)} ${name(task)} ${t(lead(task))}`)
  const words = typed(task).slice(0, PHRASES).flatMap(normalisedWords)
  return [...new Set(words)].filter((word) => !read.includes(word)).join(' ')
}

function TaskGroup({ group }: { readonly group: Group }) {
  const manual = useManual()
  const { t, name, lead, to } = manual
  return (
    <section className="group" aria-labelledby={group}>
      <h2 id={group}>{t(`guide.group.${group}`)}</h2>
      <ul>
        {taskIds
          .filter((id) => tasks[id].group === group)
          .map((id) => (
            <li key={id} data-task={id} data-words={furtherWords(id, manual)}>
              <a href={to(taskPlace(id))}>{name(id)}</a>
              <p>{t(lead(id))}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}

const references = [
  ['screens/', 'manual.map', 'manual.map.intro'],
  ['settings/', 'manual.settings', 'manual.settings.intro'],
  ['sensors/', 'manual.sensors', 'manual.sensors.intro'],
  ['display/', 'manual.display', 'manual.display.intro'],
  ['errors/', 'manual.errors', 'manual.errors.intro'],
  ['limits/', 'manual.limits', 'manual.limits.intro'],
  ['house/', 'manual.house', 'manual.house.intro'],
  ['print/', 'manual.print', 'manual.print.intro'],
] as const

function Reference() {
  const { to } = useManual()
  const t = useTranslate()
  return (
    <section className="group" aria-labelledby="reference">
      <h2 id="reference">{t('manual.reference')}</h2>
      <ul>
        {references.map(([place, title, intro]) => (
          <li key={place}>
            <a href={to(place)}>{t(title)}</a>
            <p>{t(intro)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
