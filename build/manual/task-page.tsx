/** The page of a task: what for and when, the steps with their pictures, and what may go wrong. */

import { WithSigns } from '../../src/companion/with-signs'
import { type Path, pathOf, picture, type Text } from '../../src/device/device'
import type { Step, TaskId } from '../../src/guidance/guidance'
import { sentenceOf } from '../../src/guidance/telling/sentence'
import { packDevice } from '../../src/share/packed'
import type { TaskPage, Trouble } from './model'
import { screenPlace, taskPlace } from './places'
import { Still } from './still'
import { useManual, useSay } from './use-manual'

export function TaskContent({ page }: { readonly page: TaskPage }) {
  const { say, name } = useManual()
  const { id } = page
  return (
    <article className="task-page" data-task={id}>
      <header className="opening">
        <h1>{name(id)}</h1>
        <p className="lead">{say(`manual.for.${id}`)}</p>
        <p className="when">{say(`manual.when.${id}`)}</p>
      </header>
      <div className="aside">
        <Live page={page} />
        <Screens page={page} />
        <Related tasks={page.related} />
      </div>
      <div className="body">
        <Facts page={page} />
        <Steps page={page} />
        <Troubles troubles={page.troubles} />
      </div>
    </article>
  )
}

function Facts({ page: { needs, explanation } }: { readonly page: TaskPage }) {
  const say = useSay()
  if (needs.length === 0 && !explanation) return null
  return (
    <dl className="facts">
      {needs.length > 0 && (
        <div>
          <dt>{say('manual.needs')}</dt>
          {needs.map((need) => (
            <dd key={say(need)}>{say(need)}</dd>
          ))}
        </div>
      )}
      {explanation && (
        <div>
          <dt>{say('manual.explanation')}</dt>
          <dd>{say(explanation)}</dd>
        </div>
      )}
    </dl>
  )
}

function Steps({ page }: { readonly page: TaskPage }) {
  const say = useSay()
  const { steps, valueText, begin, done } = page
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{say('manual.steps')}</h2>
      {valueText && <p className="hint">{say({ id: 'manual.example', values: { value: valueText } })}</p>}
      <ol className="steps">
        <li data-home="">
          <p className="step-text">{say('manual.home')}</p>
          <Still moment={begin} />
        </li>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <StepLine key={at} step={step} number={at + 1} />
        ))}
      </ol>
      <div className="done">
        <h3>{say('manual.done')}</h3>
        <p>{say(done)}</p>
      </div>
    </section>
  )
}

function StepLine({ step, number }: { readonly step: Step; readonly number: number }) {
  const say = useSay()
  return (
    <li data-step={number}>
      <p className="step-text">
        <WithSigns text={say(sentenceOf(step))} />
      </p>
      <Still moment={step.after} />
    </li>
  )
}

/** What can go wrong, each with the way out. */
function Troubles({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const { say, name, to } = useManual()
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles">{say('manual.troubles')}</h2>
      <ul className="troubles">
        {troubles.map(({ why, fixes, first }) => (
          <li key={say(why)}>
            <h3>{say(why)}</h3>
            {first.map((step) => (
              <p key={say(sentenceOf(step))}>
                <WithSigns text={say(sentenceOf(step))} />
              </p>
            ))}
            {fixes.map((fix) => (
              <p key={say(fix.label)}>
                {'task' in fix ? <a href={to(taskPlace(fix.task))}>{name(fix.task)}</a> : say(fix.label)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The live device: its script puts it here. Without one the link leads to it. */
function Live({ page }: { readonly page: TaskPage }) {
  const { say, toDevice } = useManual()
  const text: Text = 'manual.live'
  return (
    <section className="live" aria-label={say(text)}>
      <button type="button" data-live={page.id} data-close={say('manual.live.close')} hidden>
        {say(text)}
      </button>
      <a className="live-link" href={toDevice(liveAddress(page))}>
        {say(text)}
      </a>
    </section>
  )
}

/** Shows the task on the device of the pictures, which is looked at beside the visitor's own. */
function liveAddress({ id, value, language, begin: { device } }: TaskPage): string {
  const chosen = value === '' ? {} : { value: String(value) }
  const query = new URLSearchParams({ task: id, mode: 'show', ...chosen, lang: language })
  return `${pathOf(device).slice(1)}/?${query}#d=${packDevice(device.settings)}`
}

function Related({ tasks }: { readonly tasks: readonly TaskId[] }) {
  const { say, name, to } = useManual()
  if (tasks.length === 0) return null
  return (
    <nav className="links" aria-labelledby="related">
      <h2 id="related">{say('manual.related')}</h2>
      <ul>
        {tasks.map((id) => (
          <li key={id}>
            <a href={to(taskPlace(id))}>{name(id)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The screens that the steps come through, as they do. */
function Screens({ page: { steps } }: { readonly page: TaskPage }) {
  const { say, to } = useManual()
  const titles = new Map(
    steps.map(({ after: { device } }) => [pathOf(device), say(picture(device).title)] as const),
  )
  return (
    <nav className="links" aria-labelledby="screens">
      <h2 id="screens">{say('manual.screens')}</h2>
      <ul>
        {[...titles].map(([path, title]) => (
          <li key={path}>
            <a href={to(screenPlace(path as Path))}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
