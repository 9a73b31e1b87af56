import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Of data that is checked in and no longer shows which package it comes from. */
const licences = ['src/thermostat/display/icon-data-licence.txt', 'src/site/page/fonts/licence.txt']

/** Adds the licences of the icons and fonts to those that Vite collects from the packages in the bundle. */
export function licenses(): Plugin {
  let fileName: string | undefined
  return {
    name: 'licenses',
    apply: 'build',
    configResolved({ build: { license } }) {
      if (typeof license === 'object') fileName = license.fileName
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const notices = bundle[fileName ?? '']
        if (notices?.type !== 'asset') throw new Error('The build has no file of licences to add to.')
        notices.source = [String(notices.source), ...licences.map((file) => readFileSync(file, 'utf8'))].join(
          '\n',
        )
      },
    },
  }
}
