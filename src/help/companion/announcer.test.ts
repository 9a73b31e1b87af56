import { expect, test } from 'vitest'
import { openCompanion } from '../../../tests/helpers/fakes/companion'
import { loadTexts } from '../../common/texts/load-texts'
import { translate } from '../../common/texts/translate'
import { createTranslator, withTexts } from '../../common/texts/translator'
import { createAnnouncer } from './announcer'
import { announcedTexts, captionTexts } from './caption-texts'

const translator = withTexts(createTranslator('en', {}), await loadTexts('companion', 'en'))

/** Records the announcements. As in the page, only the last of several changes in one task is rendered. */
function listen(path = '/home') {
  const opened = openCompanion({ path })
  opened.choose('lock-keys')
  const announced: string[] = []
  const announce = createAnnouncer((sentence) => announced.push(sentence))
  const draw = () => {
    const texts = captionTexts(opened.companion(), (task) => task, null)
    const said = texts ? announcedTexts(opened.companion(), texts) : []
    const sentences = said.map((text) => translate(text, translator).replaceAll('\u00a0', ' '))
    announce(sentences, opened.companion().greyedReason !== null)
  }
  const wait = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      draw()
      opened.wait(50)
    }
    draw()
  }
  return { ...opened, wait, take: () => announced.splice(0) }
}

// behaviour 29.20
test('each single step is announced once, with its sentence and its number', () => {
  const { tell, wait, take } = listen()
  tell('show')
  tell('pause')
  wait(100)
  expect(take()).toEqual(['Press ○ for the menu. Step 1 of 7'])
  tell('step')
  wait(5000)
  expect(take()).toEqual([expect.stringMatching(/^Press › twice .*\. Step 2 of 7$/)])
  tell('step')
  wait(5000)
  expect(take()).toEqual([expect.stringMatching(/^Press ○ .*\. Step 3 of 7$/)])
})

// behaviour 29.20
test('the result is not announced again when another text of the caption changes', () => {
  const { showToEnd, send, settings, wait, take } = listen()
  showToEnd('summer-time', 'off')
  send({ type: 'go', path: '/home/menu/settings/keylock' })
  send({ type: 'tap', line: 0 })
  wait(100)
  expect(take().join()).toContain('this is turned off first')
  send({ type: 'go', path: '/home/menu/settings/keylock' })
  send({ type: 'tap', line: 1 })
  wait(1000)
  expect(settings().keylock).toBe('off')
  expect(take()).toEqual([])
})

// behaviour 29.20
test('the result is not announced again after an answer that covered it; the answer is announced each time', () => {
  const { tell, wait, take } = listen('/home/menu/settings/keylock')
  wait(100)
  take()
  const why = () => {
    tell({ type: 'explain', pressTarget: { button: 'next' } })
    wait(200)
    tell('dismiss')
    wait(200)
    return take()
  }
  const first = why()
  expect(first).toHaveLength(1)
  expect(why()).toEqual(first)
})

// behaviour 29.20
test('a hint is announced again only if a press changes it, and the goal of the step is not', () => {
  const { tell, press, wait, take } = listen('/home/menu')
  tell('try')
  wait(100)
  expect(take().join()).toContain('Go to “')
  tell('hint')
  wait(100)
  expect(take()).toEqual([expect.stringContaining('Press › twice to reach')])
  press('next')
  wait(1000)
  expect(take()).toEqual([expect.stringContaining('Press › to reach')])
})
