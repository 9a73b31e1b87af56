/** Reads the catalogs as they are written. */
import { readFileSync } from 'node:fs'

/** Beginnings of the file names of a language's catalogs. */
export const catalogParts = ['', 'companion-', 'manual-', 'sheet-', 'time-']

/** @param name a file without its ending, such as `companion-fi` */
export function readCatalog(name: string): Readonly<Record<string, string | readonly string[]>> {
  return JSON.parse(readFileSync(`src/common/texts/${name}.json`, 'utf8'))
}

/** Returns the texts of a catalog, without the lists of phrases that people type. */
export function readTexts(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readCatalog(name)).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])),
  )
}
