/** Troubleshooting of a task: each problem with its fix. */
import type { Fix, TaskId } from '../../src/help/guidance/guidance'
import { sentenceOf } from '../../src/help/guidance/instructions/sentence'
import { realDeviceAdvice, type Trouble } from '../../src/help/guidance/manual/manual'
import type { TextId } from '../../src/thermostat/device/device'
import { taskPagePath } from './page-paths'
import { Sentence } from './sentence'
import { useManual, useTranslate } from './use-manual'

export function Troubles({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const t = useTranslate()
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles">{t('manual.troubles')}</h2>
      <ul className="troubles">
        {troubles.map((trouble) => (
          <TroubleLine key={t(trouble.why)} trouble={trouble} />
        ))}
      </ul>
    </section>
  )
}

function TroubleLine({ trouble: { why, fixes, firstSteps } }: { readonly trouble: Trouble }) {
  const t = useTranslate()
  return (
    <li>
      <h3 className="why">{t(why)}</h3>
      {firstSteps.length > 0 && (
        <ol>
          {firstSteps.map(sentenceOf).map((sentence) => (
            <li key={t(sentence)}>
              <Sentence text={sentence} />
            </li>
          ))}
        </ol>
      )}
      {fixes.length > 0 && (
        <ul>
          {fixes.map((fix) => (
            <li key={t(fix.label)}>
              <FixText fix={fix} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Tasks that explain a fix which is no task itself. */
const explainedBy: Readonly<Partial<Record<TextId, TaskId>>> = { 'fix.remoteControlOff': 'why-locked-guest' }

/** Links to the task that fixes the problem, or names the switch of the demo with the advice for a real thermostat. */
function FixText({ fix }: { readonly fix: Fix }) {
  const { t, linkTo } = useManual()
  if ('task' in fix) return <a href={linkTo(taskPagePath(fix.task))}>{t(fix.label)}</a>
  const real = realDeviceAdvice(fix)
  const sentence = real && t(real)
  const explanation = typeof fix.label === 'string' ? explainedBy[fix.label] : undefined
  return (
    <>
      {explanation ? <a href={linkTo(taskPagePath(explanation))}>{t(fix.label)}</a> : t(fix.label)}
      {'. '}
      <span className="at-home">{sentence}</span>
    </>
  )
}
