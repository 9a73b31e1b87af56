import { pause, play } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { useClockwork, useTimeline } from '../use-time'

const names = { run: 'surroundings.time', stop: 'time.stop' } as const

/** Lets time run, or stops it: one button, which is as wide as the longer of its names. */
export function RunButton() {
  const say = useSay()
  const { run, stop } = useClockwork()
  const pace = useTimeline((all) => all.pace)
  const command = useTimeline(({ isStarted, speed }) => (isStarted && speed > 0 ? 'stop' : 'run'))
  return (
    <button
      type="button"
      className="time-run"
      data-command={command}
      onClick={() => (command === 'run' ? run(pace) : stop())}
    >
      <Outline d={command === 'run' ? play : pause} className="time-sign" />
      <span className="time-names">
        {(['run', 'stop'] as const).map((name) => (
          <span key={name} data-other={name === command ? undefined : ''}>
            {say(names[name])}
          </span>
        ))}
      </span>
    </button>
  )
}
