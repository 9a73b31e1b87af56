import { useTranslate } from '../../../common/texts/translator-provider'
import { runSpeeds } from '../model'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

/** The buttons for the speeds. Each also starts simulated time. */
export function Speeds() {
  const t = useTranslate()
  const { run } = useSimulationController()
  const chosenSpeed = useTimeline((timeline) => timeline.runSpeed)
  return (
    <fieldset className="time-speeds">
      <legend className="unseen">{t('time.speed')}</legend>
      {runSpeeds.map((speed) => (
        <button
          key={speed}
          type="button"
          data-command={`run-${speed}`}
          aria-pressed={speed === chosenSpeed}
          onClick={() => run(speed)}
        >
          <span>{`×${speed}`}</span>
          <span className="unseen">{`: ${t(`time.pace.${speed}`)}`}</span>
        </button>
      ))}
    </fieldset>
  )
}
