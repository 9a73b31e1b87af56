import { useTranslate } from '../../../common/texts/translator-provider'
import { useTimeline } from '../timeline'
import { verdictText } from '../verdict-text'

/** A sentence about the steady state that the house approaches. */
export function VerdictLine() {
  const t = useTranslate()
  const verdict = useTimeline((timeline) => timeline.verdict)
  return (
    verdict && (
      <p className="time-verdict" data-verdict={verdict.kind}>
        {t(verdictText(verdict))}
      </p>
    )
  )
}
