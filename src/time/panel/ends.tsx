/** Time stops, or ends. */
import { useSay } from '../../texts/words-provider'
import { useClockwork, useTimeline } from '../use-time'

interface EndsProps {
  /** Gives the focus a place: the button that has it goes. */
  readonly onBack: () => void
}

export function Ends({ onBack }: EndsProps) {
  const say = useSay()
  const { stop, backToNow } = useClockwork()
  const isStarted = useTimeline((all) => all.isStarted)
  const speed = useTimeline((all) => all.speed)
  return (
    <div className="time-ends">
      <button
        type="button"
        data-command="stop"
        aria-disabled={!isStarted}
        aria-pressed={speed === 0}
        onClick={() => isStarted && stop()}
      >
        {say('time.stop')}
      </button>
      {isStarted && (
        <button
          type="button"
          data-command="now"
          onClick={() => {
            backToNow()
            onBack()
          }}
        >
          {say('time.now')}
        </button>
      )}
    </div>
  )
}
