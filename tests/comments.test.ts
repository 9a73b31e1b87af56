/** What the formatter leaves to the writer: comments fit the width of the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WIDTH = 110

const files = ['src', 'tests', 'build', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|css)$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
)

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/\*|\*)/.test(line)
}

test('no comment is wider than the formatter makes the code', () => {
  const wide = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isComment(line) && line.length > WIDTH ? [`${file}:${index + 1}`] : [])),
  )
  expect(wide).toEqual([])
})
