/** Somebody with the manual in one hand, before the live device. */
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../src/device/device'
import type { TaskId } from '../../../src/guidance/guidance'
import { taskPage } from '../../../src/guidance/manual/manual'
import { obey } from '../../telling/reader'
import { differences, type Look, look, type ManualTask, type Seen } from './manual-look'
import { openDevice, openMoment } from './manual-open'
import { PageWall } from './manual-page-wall'

const addressOf = (language: Language, id: TaskId) => `/manual/${language}/${id}/`

/**
 * The tasks on a page of the manual: one, or all in the booklet.
 * @param paper a page of its own: the device's policy lets nobody parse markup
 */
async function tasksAt(paper: Page, address: string): Promise<Seen['tasks']> {
  const answer = await paper.request.get(address)
  expect(answer.status(), address).toBe(200)
  return (await paper.evaluate(look, await answer.text())).tasks
}

const booklets = new Map<Language, Seen['tasks']>()

/** All tasks as the booklet has them; it is long, so each worker reads it once. */
export async function readBooklet(paper: Page, language: Language): Promise<Seen['tasks']> {
  const tasks = booklets.get(language) ?? (await tasksAt(paper, `/manual/${language}/print/`))
  booklets.set(language, tasks)
  return tasks
}

export async function readPage(paper: Page, language: Language, id: TaskId): Promise<ManualTask> {
  const task = (await tasksAt(paper, addressOf(language, id)))[id]
  if (!task) throw new Error(`${addressOf(language, id)} is not about ${id}.`)
  return task
}

/**
 * What is wrong with what the manual says of a task, as sentences: the first of its steps that is not so.
 * @param booklet what the booklet says of it, which also has pictures of what passes
 */
export async function follow(
  page: Page,
  manual: ManualTask,
  booklet: ManualTask | undefined,
  language: Language,
  id: TaskId,
): Promise<readonly string[]> {
  const wall = await begin(page, manual, language, id)
  const wrong = await compared(page, manual.begin)
  if (wrong.length > 0) return wrong.map((one) => `${language} ${id}, beginning: ${one}`)
  for (const [index, { sentence, pictures }] of manual.steps.entries()) {
    wall.passed = []
    const found = await done(wall, language, sentence)
    const wrong = found ? [found] : await compared(page, pictures.at(-1) ?? null)
    const printed = booklet?.steps[index]?.pictures ?? []
    if (wrong.length === 0) wrong.push(...passing(printed.slice(0, -1), wall.passed))
    if (wrong.length > 0)
      return wrong.map((one) => `${language} ${id}, step ${index + 1}, “${sentence}”: ${one}`)
  }
  return []
}

function passing(drawn: readonly Look[], seen: readonly Look[]): readonly string[] {
  if (drawn.length !== seen.length) return [`${drawn.length} confirmations are drawn, ${seen.length} seen`]
  return drawn.flatMap((one, at) => differences(one, seen[at] ?? null))
}

/** With what must be around the device, and past the address that the page opens first. */
async function begin(page: Page, manual: ManualTask, language: Language, id: TaskId) {
  const { begin, from, steps } = taskPage(id, language)
  expect(manual.steps, `${language} ${id}`).toHaveLength(steps.length)
  const opens = manual.opens && new URL(manual.opens, `http://site.invalid${addressOf(language, id)}`)
  if (from === 'guide') await openDevice(page, begin.now, '/', {})
  else await openMoment(page, begin, opens ? `${opens.pathname}${opens.search}` : '/home')
  const wall = new PageWall(page, language)
  await wall.rest()
  return wall
}

/** @returns why it cannot be done, or `null` */
function done(wall: PageWall, language: Language, sentence: string): Promise<string | null> {
  return obey(wall, language, sentence).then(() => null, String)
}

/** How a picture and the display differ, once the display has what it loads: the texts of a language. */
async function compared(page: Page, drawn: Look | null): Promise<string[]> {
  let wrong: string[] = []
  const isSame = async () => {
    wrong = differences(drawn, (await page.evaluate(look, null)).live)
    return wrong.length === 0
  }
  if (!(await isSame()))
    await expect
      .poll(isSame, { timeout: 3000 })
      .toBe(true)
      .catch(() => {})
  return wrong
}
