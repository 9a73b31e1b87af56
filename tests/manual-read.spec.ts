/** Somebody reads the manual beside the live device: does what each step says, and compares the pictures. */
import { expect, type Page, test } from '@playwright/test'
import '../src/device/screens/further'
import { type Language, languages } from '../src/device/device'
import { type TaskId, taskIds } from '../src/guidance/guidance'
import { taskPage } from '../src/guidance/manual/manual'
import { differences, look, type ManualPage } from './manual/look'
import { locales, openDevice, openMoment } from './manual/open'
import { PageWall } from './manual/page-wall'
import { obey } from './telling/reader'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** So that workers share them. */
const PARTS = 3

/** The manual is read on a page of its own: the device's policy lets nobody parse markup. */
async function read(paper: Page, language: Language, id: TaskId): Promise<ManualPage> {
  const answer = await paper.request.get(`/manual/${language}/${id}/`)
  return paper.evaluate(look, await answer.text())
}

/** What is wrong with the page of a task, as sentences: its first step that is not so. */
async function follow(page: Page, paper: Page, language: Language, id: TaskId): Promise<readonly string[]> {
  const { begin, from, link, steps: known } = taskPage(id, language)
  const wall = new PageWall(page, language)
  if (from === 'guide') await openDevice(page, begin.now, '/', {})
  else await openMoment(page, begin)
  await wall.rest()
  const { begin: beginning, steps } = await read(paper, language, id)
  if (steps.length !== known.length)
    return [`${language} ${id} has ${steps.length} steps, not ${known.length}.`]
  const wrong = await compared(page, beginning)
  if (wrong.length > 0) return wrong.map((one) => `${language} ${id}, beginning: ${one}`)
  if (link) await openMoment(page, begin, link)
  for (const [index, { sentence, look: drawn }] of steps.entries()) {
    const at = `${language} ${id}, step ${index + 1}, “${sentence}”`
    try {
      await obey(wall, language, sentence)
    } catch (error) {
      return [`${at}: ${error instanceof Error ? error.message : error}`]
    }
    const wrong = await compared(page, drawn)
    if (wrong.length > 0) return wrong.map((one) => `${at}: ${one}`)
  }
  return []
}

/** How a picture and the display differ, once the display has what it loads: the texts of a language. */
async function compared(page: Page, drawn: ManualPage['begin']): Promise<readonly string[]> {
  const compare = async () => differences(drawn, (await page.evaluate(look, null)).begin)
  let wrong = await compare()
  if (wrong.length > 0)
    await expect
      .poll(
        async () => {
          wrong = await compare()
          return wrong.length
        },
        { timeout: 2000, intervals: [50] },
      )
      .toBe(0)
      .catch(() => {})
  return wrong
}

for (const language of languages)
  test.describe(language, () => {
    test.use({ locale: locales[language] })

    for (let part = 0; part < PARTS; part++)
      test(`every step of the manual does what it says: part ${part + 1}`, async ({ page, context }) => {
        test.slow()
        const paper = await context.newPage()
        const wrong: string[] = []
        for (const id of taskIds.filter((_, index) => index % PARTS === part))
          wrong.push(...(await follow(page, paper, language, id)))
        expect(wrong).toEqual([])
      })
  })
