/** First instructions in case of danger, shown above all results and announced at once. */
import type { Translator } from '../../../common/texts/translator'
import { triangleExclamationPoint as alertIcon } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import './safety-card.css'

export function SafetyCard({ translator }: { readonly translator: Translator }) {
  return (
    <div role="alert" className="safety-card" data-safety="">
      <Outline d={alertIcon} />
      <p>
        <strong>{translator.message('guide.safety.title')}</strong>
        <span>{translator.message('guide.safety.text')}</span>
      </p>
    </div>
  )
}
