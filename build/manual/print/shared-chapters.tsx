/** Chapters of both booklets: safety, error codes, and what the maker adds. */
import { Fragment } from 'react'
import { type ErrorCode, listErrorCodes } from '../../../src/help/guidance/manual/manual'
import type { Text, TextId } from '../../../src/thermostat/device/device'
import { triangleExclamationPoint } from '../../../src/thermostat/display/icon-data'
import { Outline } from '../../../src/thermostat/display/outline'
import type { BookletId } from '../page-paths'
import { useManual, useTranslate } from '../use-manual'
import { withoutName } from '../without-name'
import { filledSlots } from './maker'

const rules: Readonly<Record<BookletId, readonly TextId[]>> = {
  home: [
    'booklet.safety.electrician',
    'booklet.safety.drill',
    'booklet.safety.cover',
    'booklet.safety.wood',
    'know.turn-off',
  ],
  installer: [
    'booklet.safety.work',
    'booklet.safety.measure',
    'booklet.safety.dry',
    'booklet.safety.limit',
    'booklet.safety.drill',
  ],
}

export function Safety({ booklet }: { readonly booklet: BookletId }) {
  const t = useTranslate()
  return (
    <>
      <div className="danger">
        <Outline d={triangleExclamationPoint} />
        <div>
          <p>{t('booklet.safety.danger')}</p>
          <p className="label">{t('guide.safety.text')}</p>
        </div>
      </div>
      <ul className="safety-rules">
        {rules[booklet].map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </>
  )
}

/** What an installer does, by what the home reads. */
const installerAdvice: Readonly<Record<string, TextId>> = {
  'explain.why-error.room': 'booklet.error.room',
  'explain.why-error.floor': 'booklet.error.floor',
  'explain.why-error.internal': 'booklet.error.internal',
  'explain.why-error.hot': 'booklet.error.hot',
  'explain.why-error.unknown': 'booklet.error.unknown',
}

export function Errors() {
  const { t, booklet } = useManual()
  const adviceFor = ({ advice }: ErrorCode): Text =>
    (booklet === 'installer' && typeof advice === 'object' && 'id' in advice && installerAdvice[advice.id]) ||
    advice
  const sentenceFor = (error: ErrorCode) => withoutName(t(adviceFor(error)))
  const codes = listErrorCodes()
  const sentences = [...new Set(codes.map(sentenceFor))]
  const groups = sentences.map((sentence) => codes.filter((error) => sentenceFor(error) === sentence))
  return (
    <ol className="errors">
      {groups.map((errors) => (
        <li key={errors[0]?.code}>
          {errors.map(({ code, name }) => (
            <Fragment key={code}>
              <span className="error-code" data-error={code}>{`E${code}`}</span>
              <p className="label">{t(name)}</p>
            </Fragment>
          ))}
          {errors.slice(0, 1).map((error) => (
            <p key={error.code}>
              {sentenceFor(error)}{' '}
              {error.stopsHeating !== null && (
                <span className="when">
                  {t(error.stopsHeating ? 'page.advice.faultOff' : 'page.advice.faultOn')}
                </span>
              )}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

export function MakerData() {
  const { t, language } = useManual()
  return filledSlots(language).map(({ title, rows }) => (
    <section key={title} className="topic">
      <p className="label">{t(title)}</p>
      <dl className="data">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
