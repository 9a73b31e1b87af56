/** "Let time run": what it says while it is folded, and the place for what is loaded when it is unfolded. */
import { memo, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { wallClock } from '../../device/time'
import { Boundary } from '../../display/boundary'
import { useDevice } from '../../display/use-device'
import { type TimeDoor, timeDoor } from '../../time/door'
import { announceCaption } from '../asking/heard'
import { TimeMissing } from '../missing'
import { Group } from '../panel/group'
import { type Arrangement, useMatch } from '../panel/use-arrangement'
import { loadTime, timeChunk } from './time-chunk'

/** A phone's sheet and the narrowest frames have no room for what an address asks for. */
const NARROW = '(width < 480px)'

interface TimeGroupProps {
  readonly arrangement: Arrangement
}

export function TimeGroup({ arrangement }: TimeGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const { isStarted, speed } = useStore(timeDoor)
  const at = useDevice(({ clock }) => wallClock(clock))
  const isNarrow = useMatch(NARROW)
  const asked = useAsked()
  const isWanted = isOpen || isStarted || asked > 0
  // Each time that somebody wants it: it may have failed before.
  useEffect(() => {
    if (isOpen || isStarted) void loadTime()
  }, [isOpen, isStarted])
  useEffect(() => {
    if (asked > 0) void loadTime()
  }, [asked])
  return (
    <Group
      title="surroundings.time"
      changed={isStarted}
      hooks={{ 'data-time': '', 'data-speed': speed, 'data-at': at }}
      unfolded={arrangement === 'sheet' || isNarrow ? 0 : asked}
      onToggle={setOpen}
    >
      {isWanted && (
        <Boundary of={isOpen}>
          <Content isOpen={isOpen} />
        </Boundary>
      )}
    </Group>
  )
}

const isToBegin = ({ request }: TimeDoor) => request !== null && request !== 'now'

/** How often somebody asked for time: what is asked may be taken up before anything is drawn. */
function useAsked(): number {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const look = (door: TimeDoor) => {
      if (isToBegin(door)) setAsked((times) => times + 1)
    }
    // What was asked for before, also between drawing and now.
    look(timeDoor.getState())
    return timeDoor.subscribe(look)
  }, [])
  return asked
}

interface ContentProps {
  readonly isOpen: boolean
}

const Content = memo(function Content({ isOpen }: ContentProps) {
  const { TimePanel, isMissing } = useStore(timeChunk)
  if (TimePanel)
    return <TimePanel isOpen={isOpen} announce={announceCaption} Part={Boundary} Missing={TimeMissing} />
  return isMissing && <TimeMissing again={loadTime} />
})
