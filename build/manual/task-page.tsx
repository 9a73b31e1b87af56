/** The page of a task: its purpose, the steps with pictures, and troubleshooting. */
import type { TaskId } from '../../src/help/guidance/guidance'
import type { TaskPage } from '../../src/help/guidance/manual/manual'
import { referencePageOf } from '../../src/help/guidance/reference-pages'
import { createPicture, type Path, pathOf, type Text } from '../../src/thermostat/device/device'
import { DrawnDevice } from './drawn-device'
import { liveAddress } from './live-address'
import { Opening } from './opening'
import { screenPagePath } from './page-paths'
import { ValuesText } from './settings-table'
import { Steps } from './steps'
import { TaskLinks } from './task-links'
import { Troubles } from './troubles'
import { useManual, useTranslate } from './use-manual'

export function TaskContent({ page }: { readonly page: TaskPage }) {
  const { t, name, lead, when } = useManual()
  const { id } = page
  return (
    <article className="task-page" data-task={id}>
      <Opening title={name(id)} lead={t(lead(id))} />
      <div className="beside">
        <Live page={page} />
      </div>
      <div className="body">
        <Facts page={page} when={when(id)} />
        <Steps page={page} />
        <Troubles troubles={page.troubles} />
      </div>
      <div className="onward">
        <Related tasks={page.relatedTasks} />
        <Reference task={id} />
        <Screens page={page} />
      </div>
    </article>
  )
}

interface FactsProps {
  readonly page: TaskPage
  /** When one needs the task; `null` for a question, whose explanation is above. */
  readonly when: Text | null
}

/** The requirements of a task, its values, a note on the real device, an explanation, and the answers about its topics. */
function Facts({ page: { requirements, note, explanation, values, answers }, when }: FactsProps) {
  const t = useTranslate()
  if (requirements.length === 0 && !note && !values && !when && answers.length === 0) return null
  return (
    <dl className="task-facts">
      {when && (
        <div>
          <dt>{t('manual.used')}</dt>
          <dd>{t(when)}</dd>
        </div>
      )}
      {requirements.length > 0 && (
        <div>
          <dt>{t('manual.needs')}</dt>
          {requirements.map((need) => (
            <dd key={t(need)}>{t(need)}</dd>
          ))}
        </div>
      )}
      {values && (
        <div>
          <dt>{t('manual.col.values')}</dt>
          <dd>
            <ValuesText values={values} />
          </dd>
        </div>
      )}
      {note && (
        <div data-know="">
          <dt>{t('manual.know')}</dt>
          <dd>{t(note)}</dd>
        </div>
      )}
      {when && explanation && (
        <div>
          <dt>{t('manual.explanation')}</dt>
          <dd>{t(explanation)}</dd>
        </div>
      )}
      {answers.map(({ topic, answer }) => (
        <div key={t(topic)}>
          <dt>{t(topic)}</dt>
          <dd>{t(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The place where the script puts the live device. Without a script it is a link to the device. */
function Live({ page }: { readonly page: TaskPage }) {
  const { t, linkToDevice } = useManual()
  const text: Text = 'manual.live'
  return (
    <section className="live" aria-label={t(text)}>
      <div className="poster" aria-hidden="true">
        <DrawnDevice moment={page.end} />
      </div>
      <button id="live-button" type="button" data-live={page.id} data-close={t('manual.live.close')} hidden>
        {t(text)}
      </button>
      <a className="live-link" href={linkToDevice(liveAddress(page, page.start.device))} id="live-link">
        {t(text)}
      </a>
    </section>
  )
}

function Related({ tasks }: { readonly tasks: readonly TaskId[] }) {
  const t = useTranslate()
  if (tasks.length === 0) return null
  return (
    <nav className="links" aria-labelledby="related">
      <h2 id="related">{t('manual.related')}</h2>
      <TaskLinks tasks={tasks} />
    </nav>
  )
}

/** The link to the reference page that says more about a task. */
function Reference({ task }: { readonly task: TaskId }) {
  const { t, linkTo } = useManual()
  const page = referencePageOf(task)
  if (!page) return null
  return (
    <nav className="links" aria-labelledby="reference">
      <h2 id="reference">{t('manual.reference')}</h2>
      <ul>
        <li>
          <a href={linkTo(`${page}/`)}>{t(`guide.page.${page}`)}</a>
        </li>
      </ul>
    </nav>
  )
}

/** Links to the screens of the steps, in their order. */
function Screens({ page: { steps } }: { readonly page: TaskPage }) {
  const { t, linkTo } = useManual()
  const titles = new Map(
    steps.map(({ after: { device } }) => [pathOf(device), t(createPicture(device).title)] as const),
  )
  if (titles.size === 0) return null
  return (
    <nav className="links" aria-labelledby="screens">
      <h2 id="screens">{t('manual.screens')}</h2>
      <ul>
        {[...titles].map(([path, title]) => (
          <li key={path}>
            <a href={linkTo(screenPagePath(path as Path))}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
