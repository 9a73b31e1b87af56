/** What the display says: every mode, word and sign of the home screen, with its picture. */
import { createDisplaySigns } from '../../src/help/guidance/manual/manual'
import { Opening } from './opening'
import { taskPagePath } from './page-paths'
import { Still } from './still'
import { useManual } from './use-manual'

export function DisplayContent() {
  const { t, linkTo } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('guide.page.display')} lead={t('manual.display.intro')} />
      <DisplaySigns />
      <p className="after-table">
        <a href={linkTo('errors/')}>{t('manual.errors')}</a>
      </p>
    </div>
  )
}

export function DisplaySigns() {
  const { t, language, booklet, linkTo, name } = useManual()
  return (
    <ul className="signs">
      {createDisplaySigns(language).map(({ id, name: sign, meaning, task, timedDevice }) => (
        <li key={id} id={`sign-${id}`} data-sign={id}>
          <div>
            <h2>{t(sign)}</h2>
            <p>{t(meaning)}</p>
            {!booklet && (
              <p className="sign-task">
                <a href={linkTo(taskPagePath(task))}>{name(task)}</a>
              </p>
            )}
          </div>
          <Still moment={timedDevice} />
        </li>
      ))}
    </ul>
  )
}
