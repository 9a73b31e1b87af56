/** The first tasks of the page. `build/modules.ts` generates the module. */
declare module 'virtual:first-tasks' {
  export const firstTasks: readonly {
    readonly id: string
    readonly names: Readonly<Record<import('../../../thermostat/device/device').Language, string>>
    /** The number of presses from the home screen of a factory device; 0 for a question. */
    readonly presses: number
    /** True if only a high window has room for it. */
    readonly isExtra: boolean
  }[]
  /** The number of all tasks. */
  export const taskCount: number
}
