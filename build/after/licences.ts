import { readFileSync, writeFileSync } from 'node:fs'

/** The file in which Vite collects the licences of the packages in the bundle. */
export const NOTICES = 'third-party-licenses.txt'

/** Licences of checked-in data, whose package Vite cannot see. */
const licences = ['src/thermostat/display/icon-data-licence.txt', 'src/site/page/fonts/licence.txt']

export function addLicences(file: string): void {
  writeFileSync(file, withLicences(readFileSync(file, 'utf8')))
}

/** Returns the notices with the licences of the icons and fonts added. */
export function withLicences(notices: string): string {
  return [notices, ...licences.map((file) => readFileSync(file, 'utf8'))].join('\n')
}
