/** Tests that every link between documents leads to an existing file and heading. */
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from './documents'

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns the targets of links and pictures, without web addresses. */
function linksOf(file: string): string[] {
  const links = readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)
  return [...links].map(([, target = '']) => target).filter((target) => !/^https?:/.test(target))
}

function hasTarget(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(target).includes(anchor)
}

test('the documents and their links are found', () => {
  expect(documents).toContain('README.md')
  expect(linksOf('README.md')).toContain('docs/architecture.md')
})

test.each(documents)('every link of %s has a target', (file) => {
  expect(linksOf(file).filter((link) => !hasTarget(file, link))).toEqual([])
})
