/** Folders of the builds that only tests need; the check `sites` makes them. */

/** The folder and the origin of the host for which the second build is made. */
export const FOLDER_PATH = '/demo/thermostat/'
export const ORIGIN = 'https://shop.example'

/** The root of the host with that folder, and the build in it. */
export const folderHost = '.results/host'
export const folderBuild = `${folderHost}/demo/thermostat`

/** The build of the next deploy. */
export const nextBuild = '.results/next'
