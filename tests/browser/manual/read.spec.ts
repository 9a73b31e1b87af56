/** Somebody reads the manual beside the live device: does what each step says, and compares the pictures. */

import { languages } from '../../../src/device/device'
import { taskIds } from '../../../src/guidance/guidance'
import { obeyAdvice } from '../../telling/reader'
import { hardStates, openHardState } from '../helpers/manual-hard-states'
import type { ManualTask } from '../helpers/manual-look'
import { locales } from '../helpers/manual-open'
import { PageWall } from '../helpers/manual-page-wall'
import { follow, readBooklet, readPage } from '../helpers/manual-read'
import { expect, test } from '../helpers/test'
import { wholeIf } from '../helpers/whole'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** So that workers share them, and each day has a part. */
const PARTS = 18
const NOON = Date.UTC(2025, 2, 12, 12)

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] })

    for (let part = 0; part < PARTS; part++)
      test(
        `each step of a task leads to its picture: part ${part + 1} of ${PARTS}`,
        wholeIf(language !== 'fi' || part > 0),
        async ({ page, context }) => {
          test.slow()
          const paper = await context.newPage()
          const booklet = await readBooklet(paper, language)
          const wrong: string[] = []
          for (const id of taskIds.filter((_, index) => index % PARTS === part)) {
            const manual = await readPage(paper, language, id)
            wrong.push(...(await follow(page, manual, booklet[id], language, id)))
          }
          expect(wrong).toEqual([])
        },
      )

    test('the booklet says of each task what its page says, with the same pictures', {
      tag: '@whole',
    }, async ({ page }) => {
      const booklet = await readBooklet(page, language)
      for (const id of taskIds) {
        const task = await readPage(page, language, id)
        const last = (task: ManualTask | undefined) =>
          task?.steps.map(({ sentence, pictures }) => [sentence, pictures.at(-1)])
        expect(booklet[id]?.home, id).toEqual(task.home)
        expect(last(booklet[id]), id).toEqual(last(task))
      }
    })

    test('the first item leads home from anywhere', { tag: '@whole' }, async ({ page, context }) => {
      test.slow()
      const { home } = await readPage(await context.newPage(), language, 'see-energy')
      const wall = new PageWall(page, language)
      for (const [name, state] of Object.entries(hardStates)) {
        await openHardState(page, NOON, state)
        await wall.rest()
        await obeyAdvice(wall, language, home.join(' '))
        const display = page.locator('[data-display]')
        await expect(display, name).toHaveAttribute('data-path', '/home')
        await expect(display, name).not.toHaveAttribute('data-mode', 'off')
        expect(await wall.sees('padlock', null), name).toBe(false)
        const isGuideOver = await page.evaluate(
          () => JSON.parse(localStorage.getItem('state') ?? '{}').installationGuide === 'false',
        )
        expect(isGuideOver, name).toBe(true)
      }
    })
  })
