import type { Plugin } from 'vite'
import { product } from './product.ts'

const ID = 'virtual:first-tasks'

/**
 * Gives the page the names of the tasks that it shows by itself and the presses that they take, so that it needs
 * nothing of the companion for them.
 */
export function firstTasks(): Plugin {
  return {
    name: 'first-tasks',
    resolveId: { filter: { id: /^virtual:first-tasks$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:first-tasks$/ },
      async handler() {
        const { firstTasks, taskCount } = await product()
        return `export const firstTasks = ${JSON.stringify(firstTasks)}, taskCount = ${taskCount}`
      },
    },
  }
}
