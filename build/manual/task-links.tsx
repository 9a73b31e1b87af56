/** Tasks by their names, each leading to its page. */
import type { TaskId } from '../../src/help/guidance/guidance'
import { taskPlace } from './places'
import { useManual } from './use-manual'

export function TaskLinks({ tasks }: { readonly tasks: readonly TaskId[] }) {
  const { name, to } = useManual()
  return (
    <ul>
      {tasks.map((id) => (
        <li key={id}>
          <a href={to(taskPlace(id))}>{name(id)}</a>
        </li>
      ))}
    </ul>
  )
}
