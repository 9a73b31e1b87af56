import { useTranslate } from '../../../common/texts/translator-provider'
import { runSpeeds } from '../model'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

/** How fast time runs: to choose a speed lets it run. */
export function Speeds() {
  const t = useTranslate()
  const { run } = useSimulationController()
  const chosen = useTimeline((all) => all.runSpeed)
  return (
    <fieldset className="time-speeds">
      <legend className="unseen">{t('time.speed')}</legend>
      {runSpeeds.map((pace) => (
        <button
          key={pace}
          type="button"
          data-command={`run-${pace}`}
          aria-pressed={pace === chosen}
          onClick={() => run(pace)}
        >
          <span>{`×${pace}`}</span>
          <span className="unseen">{`: ${t(`time.pace.${pace}`)}`}</span>
        </button>
      ))}
    </fieldset>
  )
}
