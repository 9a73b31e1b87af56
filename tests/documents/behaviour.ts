/** Reads the tables of docs/behaviour.md, for the tests that compare them with the code. */
import { readFileSync } from 'node:fs'

const behaviour = readFileSync('docs/behaviour.md', 'utf8')

/** Returns the rows of the table with these columns. @throws if there is none */
export function tableOf(columns: string): readonly (readonly string[])[] {
  const [, after] = behaviour.split(`\n| ${columns} |\n`)
  if (after === undefined) throw new Error(`There is no table of ${columns}.`)
  const [rows = ''] = after.split('\n\n')
  return rows
    .split('\n')
    .slice(1)
    .map((row) => row.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
}

/** Returns the columns of every table, in the order of the document. */
export const headings = [...behaviour.matchAll(/^\| (.+) \|\n\|-/gm)].map(([, columns]) => columns)

/** Removes backticks and quotes from a cell. */
export function plain(cell: string): string {
  return cell.replace(/[`']/g, '')
}
