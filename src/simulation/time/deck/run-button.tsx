import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { pause, play } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useTimeline } from '../timeline'
import { useSimulationController } from '../use-simulation'

const names = { run: 'surroundings.time', stop: 'time.stop' } as const

/** Lets time run, or stops it: one button, which is as wide as the longer of its names. */
export function RunButton() {
  const t = useTranslate()
  const { openDeck, focusTargets } = usePageServices()
  const { run, stop } = useSimulationController()
  const isStarted = useTimeline((all) => all.isStarted)
  const pace = useTimeline((all) => all.runSpeed)
  const command = useTimeline((all) => (all.isStarted && all.speed > 0 ? 'stop' : 'run'))
  const letRun = () => {
    run(pace)
    if (!isStarted) openDeck()
  }
  return (
    <button
      ref={focusTargets.run}
      type="button"
      className="time-run"
      data-command={command}
      onClick={command === 'run' ? letRun : stop}
    >
      <Outline d={command === 'run' ? play : pause} className="time-sign" />
      <span className="time-names">
        {(['run', 'stop'] as const).map((name) => (
          <span key={name} data-other={name === command ? undefined : ''}>
            {t(names[name])}
          </span>
        ))}
      </span>
    </button>
  )
}
