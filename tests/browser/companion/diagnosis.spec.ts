import { expect, test } from '../helpers/test'

test('“What is wrong?” is offered in the empty field, and is operated with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/home?lang=en')
  const field = page.getByRole('combobox', { name: 'What do you want to do?' })
  await field.click()
  await expect(page.locator('[data-place="diagnosis"]')).toHaveText('What is wrong?')
  // After the six examples.
  for (let count = 0; count < 7; count++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const diagnosis = page.locator('[data-diagnosis="symptom"]')
  await expect(diagnosis).toHaveAttribute('data-step', 'question')
  await expect(page.locator('h3:focus')).toHaveText('What do you notice?')
  await page.locator('[data-choice="symptom.cold"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('h3:focus')).toHaveText('What is cold, and when?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(diagnosis).toHaveAttribute('data-step', 'answer')
  await expect(page.locator('h3:focus')).toContainText(
    'With the floor sensor, the thermostat keeps the floor',
  )
  await expect(
    page.locator('[data-region="live"], [aria-live]').filter({ hasText: 'Set the floor two degrees warmer' }),
  ).toHaveCount(1)
  await diagnosis.locator('[data-do="answer-back"]').click()
  await expect(page.locator('h3:focus')).toHaveText('What is cold, and when?')
  for (const choice of ['cold.always', 'word.other', 'howWarm.low'])
    await page.locator(`[data-choice="${choice}"]`).click()
  await diagnosis.locator('[data-task="change-temperature"]').click()
  await expect(page.locator('[data-companion]')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('.task-value select')).toHaveValue('23')
})

test('what was set on this page is told as such, and can be answered with the own thermostat', async ({
  page,
}) => {
  await page.goto('/home?lang=en')
  await page.locator('[data-key="next"]').click()
  await page.goto('/home?lang=en&diagnosis')
  for (const choice of ['symptom.cold', 'cold.always'])
    await page.locator(`[data-choice="${choice}"]`).click()
  await expect(page.locator('h3:focus')).toHaveText('The thermostat on this page: It is set to 20°.')
  await page.getByRole('button', { name: 'Ask about my own thermostat' }).click()
  await expect(page.locator('h3:focus')).toContainText('Which word does the home screen show')
})

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
])
  test(`an address asks what is wrong without taking the focus, and × leaves it, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/home?lang=de&diagnosis')
    const diagnosis = page.locator('[data-diagnosis]')
    await expect(diagnosis).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await expect(page).toHaveURL(/\/home$/)
    const choices = diagnosis.locator('.diagnosis-choices')
    expect(await choices.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.locator('[data-choice="symptom.danger"]').click()
    await expect(diagnosis.locator('[data-danger]')).toBeVisible()
    await diagnosis.locator('[data-do="leave"]').click()
    await expect(page.locator('[data-companion]')).toHaveAttribute('data-state', 'closed')
  })

test('in a frame the questions are in view, and take no focus from the host page', async ({ page }) => {
  const body = '<input autofocus><iframe width="640" height="780" src="/home?lang=en&diagnosis"></iframe>'
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/host.html')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-diagnosis]')).toBeVisible()
  await expect(page.locator('input')).toBeFocused()
  await frame.locator('[data-choice="symptom.clicks"]').click()
  await expect(frame.locator('h3:focus')).toHaveText('Is the thermostat hot, or does it smell burnt?')
})

test('the question about the sensor leads to its three questions, and these to a choice', async ({
  page,
}) => {
  await page.goto('/home?lang=en&task=which-sensor')
  await page.locator('[data-do="diagnose"]').click()
  for (const choice of ['covering.vinyl', 'purpose.wood.room', 'place.woodRoom.neither'])
    await page.locator(`[data-choice="${choice}"]`).click()
  await expect(page.locator('[data-diagnosis="which-sensor"] [data-task="choose-sensor"]')).toHaveAttribute(
    'data-value',
    'roomSensorFloor',
  )
})
