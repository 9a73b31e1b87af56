import { useTranslate } from '../../../common/texts/translator-provider'
import { amount, type Text } from '../../../thermostat/device/device'
import type { Verdict } from '../model'
import { useTimeline } from '../timeline'

/** What the house comes to in the end, in a line. */
export function VerdictLine() {
  const t = useTranslate()
  const verdict = useTimeline((all) => all.verdict)
  return (
    verdict && (
      <p className="time-verdict" data-verdict={verdict.kind}>
        {t(verdictText(verdict))}
      </p>
    )
  )
}

const whole = (number: number): Text => amount(Math.round(number), 'unit.degree')
const exact = (number: number): Text => ({ number, digits: 1, unit: 'unit.degree' })

function verdictText(verdict: Verdict): Text {
  switch (verdict.kind) {
    case 'holds': {
      const hours: Text = { number: verdict.hours, digits: 1 }
      const values = { set: whole(verdict.set), outdoor: whole(verdict.outdoor), hours }
      return { id: 'time.verdict.holds', values }
    }
    case 'warm':
      return {
        id: 'time.verdict.warm',
        values: { set: whole(verdict.set), outdoor: whole(verdict.outdoor) },
      }
    case 'limited':
      return {
        id: `time.verdict.limited.${verdict.place}`,
        values: { limit: whole(verdict.limit), degrees: exact(verdict.degrees) },
      }
    case 'share':
    case 'hot':
      return {
        id: `time.verdict.${verdict.kind}`,
        values: {
          percent: amount(verdict.percent, 'unit.percent'),
          degrees: exact(verdict.floor),
          outdoor: whole(verdict.outdoor),
        },
      }
    case 'weak':
    case 'unheated':
      return {
        id: `time.verdict.${verdict.kind}.${verdict.place}`,
        values: { degrees: exact(verdict.degrees), outdoor: whole(verdict.outdoor) },
      }
  }
}
