import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'

// behaviour 13.8
test('confirm starts the upgrade, which counts to the end; confirm then goes home', () => {
  const visitor = openAt('/upgrade').wait(5000)
  expect(visitor.body('progress')).toMatchObject({ percent: 0, text: 'upgrade.available' })
  expect(visitor.picture.legend).toEqual({ confirm: 'upgrade.begin' })
  const [installed, available] = visitor.lines.map(({ values }) => values?.[0])
  expect(installed).not.toEqual(available)
  expect(available).toEqual({ verbatim: '4.3.0' })

  visitor.press('confirm').wait(1000)
  expect(visitor.body('progress').text).toBe('upgrade.running')
  expect(visitor.body('progress').percent).toBeGreaterThan(0)
  expect(visitor.body('progress').percent).toBeLessThan(100)
  expect(visitor.lines.map(({ values }) => values?.[0])).toEqual([installed, available])
  expect(visitor.enabled).toEqual(['back', 'close'])
  expect(visitor.picture.legend).toEqual({})

  visitor.wait(60_000)
  expect(visitor.body('progress')).toMatchObject({ percent: 100, text: 'upgrade.done' })
  expect(visitor.lines.map(({ values }) => values?.[0])).toEqual([available, available])
  expect(visitor.picture.legend).toEqual({ confirm: 'legend.continue' })
  expect(visitor.press('confirm').path).toBe('/home')
})

test('leaving the screen stops the upgrade', () => {
  const visitor = openAt('/upgrade').press('confirm').wait(1000).press('close').go('/upgrade')
  expect(visitor.body('progress')).toMatchObject({ percent: 0, text: 'upgrade.available' })
})

// behaviour 13.8
describe('After the upgrade the new version stays for the visit', () => {
  const upgraded = () => openAt('/upgrade').press('confirm').wait(60_000)
  const version = { text: 'systemInfo.version', values: [{ verbatim: '4.3.0' }] }

  test('system info shows it', () => {
    expect(upgraded().go('/home/menu/installer/system-info').lines[0]).toEqual(version)
    expect(openAt('/home/menu/installer/system-info').lines[0]).not.toEqual(version)
  })

  test('the upgrade screen shows it as done', () => {
    const visitor = upgraded().press('confirm').go('/upgrade')
    expect(visitor.body('progress')).toMatchObject({ percent: 100, text: 'upgrade.done' })
  })

  test('a factory reset keeps it', () => {
    const visitor = upgraded().send({ type: 'reset' }).wait(1900).go('/home/menu/installer/system-info')
    expect(visitor.lines[0]).toEqual(version)
  })
})
