/** The tasks that the page shows by itself: the build knows them (build/modules.ts). */
declare module 'virtual:first-tasks' {
  export const firstTasks: readonly {
    readonly id: string
    readonly names: Readonly<Record<import('../../../thermostat/device/device').Language, string>>
    /** From the home screen of a device as it comes; 0 where no way leads from there. */
    readonly presses: number
  }[]
  /** How many tasks there are in all. */
  export const taskCount: number
}
