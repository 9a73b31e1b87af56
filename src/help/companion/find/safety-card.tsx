/** What to do first if somebody types of a danger: above all that is found, and announced at once. */
import type { Words } from '../../../common/texts/words'
import { triangleExclamationPoint as alert } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import './safety-card.css'

export function SafetyCard({ words }: { readonly words: Words }) {
  return (
    <div role="alert" className="safety-card" data-safety="">
      <Outline d={alert} />
      <p>
        <strong>{words.phrase('guide.safety.title')}</strong>
        <span>{words.phrase('guide.safety.text')}</span>
      </p>
    </div>
  )
}
