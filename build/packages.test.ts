import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no package runs or needs a script at its installation', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
  }
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted).toEqual([])
})

test('package.json has no pre, post or install scripts, which ignore-scripts disables', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const names = Object.keys(scripts)
  expect(names.filter((name) => /^(pre|post)|^install$|^prepare$/.test(name))).toEqual([])
})
