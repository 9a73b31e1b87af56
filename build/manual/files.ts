/** Names the scripts and styles of the manual's pages, and finds their built files. */
import type { Rolldown } from 'vite'
import type { Site } from './head.ts'

const script = 'src/site/manual/manual.ts'
// A page links the styles in this order.
const styles = ['src/site/manual/pictures.css', 'src/site/manual/manual.css']
/** The drawn room. Only its page loads it. */
const room = 'src/site/manual/room.css'
/** The booklets have the manual's pictures, and no script. */
const booklet = ['src/site/manual/pictures.css', 'src/site/manual/print.css']

/** Extra inputs of the build, which otherwise builds only what HTML files name. */
export const manualInputs: readonly string[] = [...new Set([script, ...styles, room, ...booklet])]

type Files = Pick<Site, 'script' | 'styles' | 'room' | 'booklet'>

/** @param addressOf returns the address of a source's built file */
export function filesOf(addressOf: (source: string) => string): Files {
  return {
    script: addressOf(script),
    styles: styles.map(addressOf),
    room: addressOf(room),
    booklet: booklet.map(addressOf),
  }
}

/** Returns the name of the built file of a source. @throws if it was not built */
export function builtFile(bundle: Rolldown.OutputBundle, source: string): string {
  const file = Object.values(bundle).find((one) =>
    one.type === 'chunk'
      ? one.facadeModuleId?.endsWith(`/${source}`)
      : one.originalFileNames.includes(source),
  )
  if (!file) throw new Error(`${source} was not built.`)
  return file.fileName
}
