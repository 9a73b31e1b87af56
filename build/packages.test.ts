import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no package runs a script of its own when it is installed, and none needs to', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
  }
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted).toEqual([])
})

test('no command of ours waits for another one to run by itself: with ignore-scripts it would not', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const names = Object.keys(scripts)
  expect(names.filter((name) => /^(pre|post)|^install$|^prepare$/.test(name))).toEqual([])
})
