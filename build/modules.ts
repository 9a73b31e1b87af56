import type { Plugin } from 'vite'
import { catalogs } from './catalogs.ts'
import { product } from './product.ts'

const FIRST_TASKS = 'virtual:first-tasks'

/**
 * Makes the modules that no source is: of each catalog, and of the names and the presses of the tasks that the
 * page shows by itself, so that it needs nothing of the companion for them.
 */
export function modules(): Plugin {
  return {
    ...catalogs(),
    name: 'modules',
    resolveId: { filter: { id: /^virtual:first-tasks$/ }, handler: () => `\0${FIRST_TASKS}` },
    load: {
      filter: { id: /^\0virtual:first-tasks$/ },
      async handler() {
        const { firstTasks, taskCount } = await product()
        return `export const firstTasks = ${JSON.stringify(firstTasks)}, taskCount = ${taskCount}`
      },
    },
  }
}
