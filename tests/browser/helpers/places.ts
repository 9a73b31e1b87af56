/** Where the builds are that only tests need; the check `build` makes them. */

/** The folder of a host that the second build is made for, and its origin. */
export const FOLDER = '/demo/thermostat/'
export const ORIGIN = 'https://shop.example'

/** What a host with that folder serves, and the build in it. */
export const folderHost = '.results/host'
export const folderBuild = `${folderHost}/demo/thermostat`

/** The build that the next deploy brings. */
export const nextBuild = '.results/next'
