/** Demonstrates every task in every language to its end, each from the screen where the last one ended. */
import { createTranslator } from '../../../src/common/texts/translator'
import { type TaskId, taskIds } from '../../../src/help/guidance/guidance'
import { type Language, languages } from '../../../src/thermostat/device/device'
import { readCatalog } from '../../helpers/catalogs'
import { type CaptionEntry, recordCaptions, takeCaptions } from '../helpers/caption-log'
import { CompanionDriver } from '../helpers/companion-driver'
import { findMisfits, finishAnimationsInPage } from '../helpers/layout-checks'
import { servePseudoLanguage } from '../helpers/pseudo-language'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const wordsIn = (language: Language) => createTranslator(language, readCatalog(`companion-${language}`))

/** A limit in ms that is longer than any demonstration with its waits. */
const A_SHOW = 40_000
const changingLanguage: readonly TaskId[] = ['change-language', 'factory-reset']
const ENDS = ['reached', 'explaining']
/** The floor is wood here, and power control would leave it without a limit (guidance G27). */
const refused: readonly TaskId[] = ['power-share']

/** Finds a task by its name, demonstrates it to its end, keeps the result and leaves the task. */
async function showAll(
  companion: CompanionDriver,
  tasks: readonly TaskId[],
  names: (task: TaskId) => string,
): Promise<readonly string[]> {
  const { page } = companion
  const problems: string[] = []
  for (const task of tasks) {
    await find(companion, names(task), task)
    const end = await showToEnd(companion)
    const expected = refused.includes(task) ? 'ends in impossible' : null
    const captions = await takeCaptions(page)
    problems.push(
      ...[...(end === expected ? [] : [`${end}`]), ...captions.flatMap(faults), ...miscounts(captions)].map(
        (problem) => `${task}: ${problem}`,
      ),
    )
    if (taskIds.indexOf(task) % 6 === 0) {
      await page.evaluate(finishAnimationsInPage)
      problems.push(...(await findMisfits(page)).map((problem) => `${task}: ${problem}`))
    }
    // Later tasks are searched in the same language.
    await click(page, changingLanguage.includes(task) ? 'put-back' : 'keep')
    await click(page, 'leave')
    await companion.expectState('finding')
  }
  return problems
}

async function find(companion: CompanionDriver, name: string, task: TaskId) {
  await companion.typeQuery(name)
  await companion.page.locator(`[role="option"][data-task="${task}"]`).first().click()
  await expect(companion.root).toHaveAttribute('data-task', task)
}

/** @returns an error if it does not end */
async function showToEnd(companion: CompanionDriver): Promise<string | null> {
  const { page, root } = companion
  const requestedTask = await root.getAttribute('data-task')
  for (let tries = 0; tries < 8; tries++) {
    const state = await root.getAttribute('data-state')
    const task = await root.getAttribute('data-task')
    if (state && ENDS.includes(state) && task === requestedTask && tries > 0) return null
    if (state === 'impossible') await click(page, 'mend')
    else if (state === 'paused') await click(page, 'resume')
    else if (state === 'reached') await click(page, 'next')
    else if (!(await click(page, 'show')))
      return state && [...ENDS, 'ready'].includes(state) ? null : `${state}`
    await companion.advanceClock(A_SHOW)
  }
  return `ends in ${await root.getAttribute('data-state')}`
}

/** @returns true if there is such a button */
function click(page: Page, what: string): Promise<boolean> {
  return page.evaluate((act) => {
    const button = document.querySelector<HTMLElement>(`[data-do="${act}"]`)
    button?.click()
    return button !== null
  }, what)
}

/** The limit for explanations, which have up to three sentences and no step number. */
const LONGEST_EXPLANATION = 7

/** Returns the errors of a single caption. */
function faults({ state, text, aside, lines, asideLines }: CaptionEntry): readonly string[] {
  return [
    ...(text.trim() === '' ? ['says nothing'] : []),
    ...(/[{}]|undefined|\bnull\b|NaN|\b(guide|tell|why|fix|done|hint)\.\w/.test(text + aside)
      ? [`is not filled in: ${text} / ${aside}`]
      : []),
    ...(lines > (state === 'explaining' ? LONGEST_EXPLANATION : 3) ? [`takes ${lines} lines: ${text}`] : []),
    ...(asideLines > 2 ? [`takes ${asideLines} lines below: ${aside}`] : []),
  ]
}

/** Finds steps whose numbers do not count up by one, and demonstrations that end before their last step. */
function miscounts(captions: readonly CaptionEntry[]): readonly string[] {
  const steps = captions.flatMap(({ step }) => (step ? [step] : []))
  const [numbers, totals] = [0, 1].map((part) => steps.map((step) => Number(step.split('/')[part])))
  const counts = numbers?.every((number, index) => {
    const before = index > 0 ? (numbers[index - 1] ?? 0) : 0
    return number === 1 || number === before || number === before + 1
  })
  return counts && numbers?.at(-1) === totals?.at(-1) ? [] : [`counts ${steps}`]
}

test.use({ viewport: { width: 320, height: 640 }, actionTimeout: 5000 })

/** `npm test` demonstrates only a sample of the tasks, in Finnish, which has the longest words. */
const SAMPLE = 10

for (const [language, every] of [
  ['fi', SAMPLE] as const,
  ...([...languages, 'pseudo'] as const).map((one) => [one, 1] as const),
])
  test(
    `${every > 1 ? `one task in ${every}` : 'every task'} is demonstrated to its end in ${language}`,
    tagWholeIf(every === 1),
    async ({ page }) => {
      test.setTimeout(5 * 60_000)
      const companion = new CompanionDriver(page)
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      const tag = language === 'pseudo' ? 'sv' : language
      if (language === 'pseudo') await servePseudoLanguage(page)
      await page.addInitScript(
        (state) => localStorage.setItem('state', state),
        JSON.stringify({ language: tag }),
      )
      await recordCaptions(page)
      await companion.openClosed()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      const tasks = taskIds.filter((_, index) => index % every === 0)
      expect(await showAll(companion, tasks, (task) => wordsIn(tag).message(`task.${task}`))).toEqual([])
      expect(problems).toEqual([])
    },
  )
