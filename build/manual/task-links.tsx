/** Links to the pages of tasks. */
import type { TaskId } from '../../src/help/guidance/guidance'
import { taskPagePath } from './page-paths'
import { useManual } from './use-manual'

export function TaskLinks({ tasks }: { readonly tasks: readonly TaskId[] }) {
  const { name, linkTo } = useManual()
  return (
    <ul>
      {tasks.map((id) => (
        <li key={id}>
          <a href={linkTo(taskPagePath(id))}>{name(id)}</a>
        </li>
      ))}
    </ul>
  )
}
