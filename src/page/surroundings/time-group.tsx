/** "Let time run": what it says while it is folded, and the place for what is loaded when it is unfolded. */
import { memo, useState } from 'react'
import { usePage } from '../../app/app'
import { wallClock } from '../../device/time'
import { Boundary } from '../../display/boundary'
import { useDevice } from '../../display/use-device'
import { Later } from '../../ui/later'
import { Group } from '../panel/group'
import { useTimeFolded } from '../panel/use-arrangement'

export function TimeGroup() {
  const [isOpen, setOpen] = useState(false)
  const isStarted = usePage(({ timeline }) => timeline.isStarted)
  const speed = usePage(({ timeline }) => timeline.speed)
  const asked = usePage(({ panel }) => panel.timeAsked)
  const at = useDevice(({ clock }) => wallClock(clock))
  const isFolded = useTimeFolded()
  return (
    <Group
      title="surroundings.time"
      changed={isStarted}
      hooks={{ 'data-time': '', 'data-speed': speed, 'data-at': at }}
      unfolded={isFolded ? 0 : asked}
      onToggle={setOpen}
    >
      <Content isOpen={isOpen} isWanted={isOpen || isStarted || asked > 0} />
    </Group>
  )
}

interface ContentProps {
  readonly isOpen: boolean
  readonly isWanted: boolean
}

/** Apart from the clock, which is drawn with every second. */
const Content = memo(function Content({ isOpen, isWanted }: ContentProps) {
  return (
    <Boundary of={isOpen}>
      <Later part="time" isWanted={isWanted}>
        {({ TimePanel }) => <TimePanel isOpen={isOpen} />}
      </Later>
    </Boundary>
  )
})
