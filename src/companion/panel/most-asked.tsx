/** The tasks that are asked most, with their presses; shown until somebody searches or has a task in hand. */
import { startTransition, useEffect, useState } from 'react'
import { useApp } from '../../app/app'
import type { Moment } from '../../device/device'
import { useDevice } from '../../display/use-device'
import { type TaskId, taskIds, usualValue, wayTo } from '../../guidance/guidance'
import { useSay } from '../../texts/words-provider'
import { momentOf } from '../moments'
import { useCompanion } from '../use-companion'
import { useTaskName } from '../use-task-name'

const firstTasks: readonly TaskId[] = [
  'change-temperature',
  'start-timer',
  'start-week-program',
  'lock-keys',
  'see-energy',
  'why-error',
]

/** How long the device rests before the presses are counted from it, in ms. */
const REST = 500

interface MostAskedProps {
  readonly onChosen: () => void
}

export function MostAsked({ onChosen }: MostAskedProps) {
  const say = useSay()
  const name = useTaskName()
  const companion = useCompanion()
  const { openCompanion, setSearch, focusPlaces } = useApp()
  const presses = usePresses()
  const choose = (task: TaskId) => {
    companion.choose(task)
    onChosen()
  }
  const showAll = () => {
    setSearch({ isWhole: true })
    openCompanion()
    focusPlaces.field.current?.focus()
  }
  return (
    <div className="asked">
      <ul>
        {firstTasks.map((task) => (
          <li key={task}>
            <button type="button" data-task={task} onClick={() => choose(task)}>
              <span>{name(task)}</span>
              <Presses count={presses.get(task) ?? 0} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="asked-all" onClick={showAll}>
        {say({ id: 'guide.find.all', values: { count: taskIds.length } })}
      </button>
    </div>
  )
}

interface PressesProps {
  readonly count: number
}

function Presses({ count }: PressesProps) {
  const say = useSay()
  return count > 0 && <small>{say({ id: 'guide.presses', values: { presses: count } })}</small>
}

/** Counts the presses that each takes from the device as it is, once it rests. */
function usePresses(): ReadonlyMap<TaskId, number> {
  const store = useApp().device
  const device = useDevice((all) => all)
  const [presses, setPresses] = useState<ReadonlyMap<TaskId, number>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes may change the way
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPresses(pressesFrom(momentOf(store)))), REST)
    return () => clearTimeout(timer)
  }, [store, device])
  return presses
}

function pressesFrom(moment: Moment): ReadonlyMap<TaskId, number> {
  return new Map(firstTasks.map((task) => [task, wayTo(moment, task, usualValue(task))?.presses ?? 0]))
}
