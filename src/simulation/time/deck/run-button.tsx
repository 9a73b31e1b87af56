import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { pause, play } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

const textIds = { run: 'surroundings.time', stop: 'time.stop' } as const

/** The button that runs or stops simulated time. It contains both texts, so that its width does not change. */
export function RunButton() {
  const t = useTranslate()
  const { openDeck, focusTargets } = usePageServices()
  const { run, stop } = useSimulationController()
  const isStarted = useTimeline((timeline) => timeline.isStarted)
  const runSpeed = useTimeline((timeline) => timeline.runSpeed)
  const command = useTimeline((timeline) => (timeline.isStarted && timeline.speed > 0 ? 'stop' : 'run'))
  const onRun = () => {
    run(runSpeed)
    if (!isStarted) openDeck()
  }
  return (
    <button
      ref={focusTargets.run}
      type="button"
      className="time-run"
      data-command={command}
      onClick={command === 'run' ? onRun : stop}
    >
      <Outline d={command === 'run' ? play : pause} className="time-sign" />
      <span className="time-names">
        {(['run', 'stop'] as const).map((name) => (
          <span key={name} data-other={name === command ? undefined : ''}>
            {t(textIds[name])}
          </span>
        ))}
      </span>
    </button>
  )
}
