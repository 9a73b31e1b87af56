import type { Plugin } from 'vite'
import { catalogs } from './catalogs.ts'
import { loadProduct } from './product.ts'

const FIRST_TASKS = 'virtual:first-tasks'

/**
 * Generates a module from each catalog, and a virtual one with the names and numbers of presses of the tasks that the
 * page lists first, so that the page does not need the companion for them.
 */
export function modules(): Plugin {
  return {
    ...catalogs(),
    name: 'modules',
    resolveId: { filter: { id: /^virtual:first-tasks$/ }, handler: () => `\0${FIRST_TASKS}` },
    load: {
      filter: { id: /^\0virtual:first-tasks$/ },
      async handler() {
        const { firstTasks, taskCount } = await loadProduct()
        return `export const firstTasks = ${JSON.stringify(firstTasks)}, taskCount = ${taskCount}`
      },
    },
  }
}
