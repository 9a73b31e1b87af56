import { expect, test } from 'vitest'
import { circles } from './circles.js'

/** @param {string} line such as 'src/a.ts > src/b.ts', with `later` behind it where it is loaded later */
function imported(line) {
  const [from = '', to = '', isLoad] = line.split(/ > | (?=later)/)
  return { from, to, isLoad: isLoad === 'later', where: line }
}

/** @param {string[]} lines */
const found = (...lines) => circles(lines.map(imported))

test.each([
  ['files that import in one direction', ['src/a/a.ts > src/a/b.ts', 'src/a/b.ts > src/a/c.ts']],
  [
    'two ways to the same file',
    ['src/a/a.ts > src/a/b.ts', 'src/a/b.ts > src/a/d.ts', 'src/a/a.ts > src/a/d.ts'],
  ],
  ['a file that loads another later', ['src/a/a.ts > src/a/b.ts', 'src/a/b.ts > src/a/a.ts later']],
  ['a folder with files above and below it', ['src/a/b/c.ts > src/a/d.ts', 'src/a/e.ts > src/a/b/f.ts']],
])('%s: no circle', (_what, lines) => {
  expect(found(...lines)).toEqual([])
})

test('files form one, however many', () => {
  const lines = ['src/a/a.ts > src/a/b.ts', 'src/a/b.ts > src/a/c.ts', 'src/a/c.ts > src/a/a.ts']
  expect(found('src/a/x.ts > src/a/a.ts', ...lines)).toEqual([['A circle of files:', ...lines].join('\n  ')])
})

test('the shortest is named', () => {
  const long = ['src/a/a.ts > src/a/b.ts', 'src/a/b.ts > src/a/c.ts', 'src/a/c.ts > src/a/a.ts']
  const short = ['src/a/d.ts > src/a/e.ts', 'src/a/e.ts > src/a/d.ts']
  expect(found(...long, ...short, 'src/a/c.ts > src/a/d.ts')).toEqual([
    ['A circle of files:', ...short].join('\n  '),
  ])
})

test.each([
  ['side by side', ['src/a/a.ts > src/b/b.ts', 'src/b/c.ts > src/a/d.ts']],
  ['with what is below them', ['src/a/x/a.ts > src/b/b.ts', 'src/b/y/c.ts > src/a/d.ts']],
  ['inside another', ['src/a/rules/a.ts > src/a/screens/b.ts', 'src/a/screens/c.ts > src/a/rules/d.ts']],
  ['one of which loads the other later', ['src/a/a.ts > src/b/b.ts', 'src/b/c.ts > src/a/d.ts later']],
  [
    'beside a file',
    ['src/a/a.ts > src/parts.ts', 'src/parts.ts > src/b/b.ts later', 'src/b/c.ts > src/a/d.ts'],
  ],
])('folders form one: %s', (_what, lines) => {
  expect(found(...lines)).toEqual([['A circle of folders:', ...lines].join('\n  ')])
})
