import { readFileSync, writeFileSync } from 'node:fs'

/** The file in which Vite collects the licences of the packages in the bundle. */
export const NOTICES = 'third-party-licenses.txt'

/** Of data that is checked in and no longer shows which package it comes from. */
const licences = ['src/thermostat/display/icon-data-licence.txt', 'src/site/page/fonts/licence.txt']

export function addLicences(file: string): void {
  writeFileSync(file, withLicences(readFileSync(file, 'utf8')))
}

/** Adds the licences of the icons and fonts. */
export function withLicences(notices: string): string {
  return [notices, ...licences.map((file) => readFileSync(file, 'utf8'))].join('\n')
}
