/** Every scenario in a browser other than Chromium: `npm run browsers`, which says which one and where its programs are. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/device/device'
import { endMotionInPage, misfitsInPage } from '../fits'
import { scenarios } from '../scenarios/all'
import { stepOf, tour } from '../tour'
import { openFirefox } from './firefox'
import type { Hands } from './hands'
import { looseLines } from './seen'
import { serveSite } from './site'
import { Stranger } from './stranger'
import { openWebKit } from './webkit'

const { BROWSER = '', FIREFOX = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '', XVFB = '' } = process.env

let hands: Hands
let site: Awaited<ReturnType<typeof serveSite>>
let stranger: Stranger

beforeAll(async () => {
  site = await serveSite()
  hands =
    BROWSER === 'firefox'
      ? await openFirefox(FIREFOX)
      : await openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, display: XVFB })
  await hands.resize(1280, 900)
  stranger = new Stranger(hands, site.url)
})

afterEach(async ({ task }) => {
  expect((await stranger.seen()).troubles).toEqual([])
  if (task.result?.state !== 'fail') return
  mkdirSync('.results/browsers', { recursive: true })
  writeFileSync(
    `.results/browsers/${BROWSER}-${task.name.replaceAll(/\W+/g, '-')}.png`,
    await hands.picture(),
  )
})

afterAll(async () => {
  await hands.close()
  site.close()
})

for (const [chapter, all] of Object.entries(scenarios)) {
  describe(chapter, () => {
    for (const { name, given, steps } of all) {
      test(name, async () => {
        await stranger.open(given)
        for (const step of steps) await stranger.take(step)
      })
    }
  })
}

for (const [language, width] of [
  ['en', 480],
  ['fi', 480],
  ['de', 480],
  ['de', 1280],
] as const) {
  test(`every screen fits in ${language}, ${width} px wide`, async () => {
    await hands.resize(width, 900)
    const problems: string[] = []
    for (const path of paths) {
      await stranger.open({ path, settings: { language } })
      await hands.run(() => document.fonts.ready)
      await hands.run(endMotionInPage)
      const found = [...(await hands.run(misfitsInPage)), ...(await hands.run(looseLines))]
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    await hands.resize(1280, 900)
    expect(problems).toEqual([])
  })
}

test('from factory state through the guide to every screen and home, by presses and the panel alone', async () => {
  await stranger.open({})
  for (const { moves, path } of tour()) {
    for (const move of moves) await stranger.take(stepOf(move))
    await stranger.take({ see: 'screen', path })
  }
})
