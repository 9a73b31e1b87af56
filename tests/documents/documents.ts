import { readdirSync } from 'node:fs'
import { posix } from 'node:path'

export const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name)),
)
