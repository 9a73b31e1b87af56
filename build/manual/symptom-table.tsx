/** The diagnosis as a table by symptom, on a page and in the booklet for the home. */
import type { TaskWithValue } from '../../src/help/guidance/guidance'
import { listSymptoms, type SymptomAnswer } from '../../src/help/guidance/manual/manual'
import { Opening } from './opening'
import { taskPagePath } from './page-paths'
import { Reference } from './print/task-reference'
import { Sentence } from './sentence'
import { useManual, useTranslate } from './use-manual'

export function WrongContent() {
  const { t, language, linkToDevice } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('booklet.symptoms')} lead={t('manual.wrong.intro')}>
        <p>
          <a href={linkToDevice(`home/?lang=${language}&diagnosis`)} data-page="diagnosis">
            {t('manual.wrong.live')}
          </a>
        </p>
      </Opening>
      <SymptomTable />
    </div>
  )
}

export function SymptomTable() {
  const t = useTranslate()
  return (
    <table className="symptoms">
      <thead>
        <tr>
          <th scope="col">{t('booklet.remedy')}</th>
          <th scope="col">{t('booklet.task')}</th>
        </tr>
      </thead>
      {listSymptoms().map(({ id, symptom, answers }) => (
        <tbody key={id} data-symptom={id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {t(symptom)}
            </th>
          </tr>
          {answers.map((answer) => (
            <AnswerCells key={answer.id} {...answer} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function AnswerCells({ id, condition, answer: { cause, firstStep, target, isDanger } }: SymptomAnswer) {
  const t = useTranslate()
  return (
    <tr data-answer={id} data-danger={isDanger || undefined}>
      <td>
        {condition && <p className="condition">{`${t(condition.question)} ${t(condition.choice)}.`}</p>}{' '}
        <p>
          <strong>{t(cause)}</strong> {firstStep && <Sentence text={firstStep} />}
        </p>
      </td>
      <td>{target ? <TaskOfAnswer {...target} /> : isDanger && <Reference id="safety" />}</td>
    </tr>
  )
}

function TaskOfAnswer({ task }: TaskWithValue) {
  const { booklet, linkTo, name } = useManual()
  return booklet ? <Reference id={task} /> : <a href={linkTo(taskPagePath(task))}>{name(task)}</a>
}
