/** All tasks by their names, until the field that finds them is there. */
import { taskIds } from '../../guidance/guidance'
import { type Sayings, useCompanion } from '../use-companion'

export function Finding({ name }: Pick<Sayings, 'name'>) {
  const companion = useCompanion()
  return (
    <ul className="task-list">
      {taskIds.map((task) => (
        <li key={task}>
          <button type="button" className="action" data-task={task} onClick={() => companion.choose(task)}>
            {name(task)}
          </button>
        </li>
      ))}
    </ul>
  )
}
