/** Tests the drawn room: its parts are operated where they are, and agree with the form of all values. */
import { control, open, openHouse, openRoom, tab } from '../helpers/panel'
import { tagWholeIf } from '../helpers/tag-whole'
import { expect, type Page, test } from '../helpers/test'

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

/** Taps the area of a part. The box of the part is larger if its name stands beside the area. */
const tapPart = (page: Page, name: string) => part(page, name).locator('.room-area').click()

/** Drags a part up by a distance; a negative one drags it down. */
async function dragUp(page: Page, name: string, px: number): Promise<void> {
  const box = await part(page, name).locator('.room-area').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - px, { steps: 6 })
  await page.mouse.up()
}

// behaviour 17.11
test('a temperature is dragged where it is drawn, and the device follows', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  await dragUp(page, 'floor', 27)
  await expect(part(page, 'floor')).toHaveAttribute('aria-valuetext', '21.0°')
  await expect(page.locator('[data-dial]')).toContainText('21.0')
  await expect(control(page, 'floorReading')).toHaveValue('210')
  await dragUp(page, 'outdoors', -26)
  await expect(part(page, 'outdoors')).toHaveAttribute('aria-valuetext', '−15.0°')
  await control(page, 'roomReading').press('ArrowRight')
  await expect(part(page, 'air')).toHaveAttribute('aria-valuetext', '20.0°')
})

test('window, cards and the lead of the sensor are tapped, and the form agrees', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  for (const [name, field] of [
    ['window', 'windowOpen'],
    ['card-wifi', 'wifiInstalled'],
    ['card-remote', 'remoteControlInstalled'],
  ] as const) {
    const before = await control(page, field).isChecked()
    await tapPart(page, name)
    await expect(part(page, name)).toHaveAttribute('aria-checked', String(!before))
    await expect(control(page, field)).toBeChecked({ checked: !before })
  }
  const sensor = part(page, 'sensor')
  for (const state of ['open circuit', 'short circuit', 'connected']) {
    await tapPart(page, 'sensor')
    await expect(sensor).toHaveAttribute('aria-valuetext', state)
  }
})

test('the floor and its area are chosen in the drawing, with its layers named', async ({ page }) => {
  await open(page, '/home')
  await openHouse(page)
  await tapPart(page, 'cable')
  const choice = page.getByRole('group', { name: 'Floor build-up' })
  await choice.getByRole('button', { name: 'Concrete' }).click()
  await expect(control(page, 'houseFloor')).toHaveValue('concrete')
  await expect(page.locator('[data-room]')).toContainText('Concrete')
  await choice.getByRole('button', { name: 'Larger area' }).click()
  await expect(control(page, 'houseArea')).toHaveValue('11')
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(part(page, 'cable')).toBeFocused()
})

test('each part has a name and is operated by keys', async ({ page }) => {
  await open(page, '/home')
  await openRoom(page)
  const slider = (name: string) => page.locator('[data-room]').getByRole('slider', { name, exact: true })
  await slider('Outdoors').press('ArrowUp')
  await expect(slider('Outdoors')).toHaveAttribute('aria-valuetext', '0.0°')
  await slider('Room').press('End')
  await expect(slider('Room')).toHaveAttribute('aria-valuenow', '22')
  await slider('Floor sensor').press('Enter')
  await expect(slider('Floor')).toHaveAttribute('aria-valuetext', '– (open circuit)')
  const window = page.locator('[data-room]').getByRole('switch', { name: 'Window open' })
  await window.press('Space')
  await expect(window).toBeChecked()
  await expect(page.locator('[data-display]'), 'the keys did not press the device').toHaveAttribute(
    'data-path',
    '/home',
  )
})

test('what the open window needs is turned on below the drawing', async ({ page }) => {
  await open(page, '/home')
  await openRoom(page)
  await tapPart(page, 'window')
  await expect(page.locator('.room-cause')).toContainText('With the window open')
  const needs = page.locator('.room-requirement')
  await expect(needs).toContainText('Needs: Ventilation (open window)')
  await needs.getByRole('button', { name: 'Turn on' }).click()
  await expect(needs).toBeEmpty()
  await expect(page.locator('.room-cause')).toContainText('pauses the heating')
  await expect(page.locator('[data-display]')).toHaveAttribute('data-mode', 'ventilation')
})

test('the cable is lit while the relay is closed', async ({ page }) => {
  await open(page, '/home')
  await openRoom(page)
  const room = page.locator('[data-room]')
  await expect(room).not.toHaveAttribute('data-heating')
  await part(page, 'floor').press('Home')
  await expect(room).toHaveAttribute('data-heating', '')
})

test('nothing of the room is in the page while another tab is shown', async ({ page }) => {
  await open(page, '/home')
  await expect(page.locator('[data-room]')).toHaveCount(0)
  await openRoom(page)
  await tab(page, 'tasks').click()
  await expect(page.locator('[data-room]')).toHaveCount(0)
})

for (const [width, height, address] of [
  [1280, 800, '/home'],
  [1280, 800, '/home?time=monday-06:10&speed=0'],
  [1920, 1080, '/home'],
  [390, 844, '/home'],
] as const)
  test(
    `the drawing and its caption are in view without scrolling, ${width} × ${height} at ${address}`,
    tagWholeIf(width === 1920),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=de`)
      await openRoom(page)
      // On a phone the form begins below the fold.
      const summary = width > 390 ? ['.all-values > summary'] : []
      for (const seen of ['[data-room]', '.room-cause', ...summary])
        await expect(page.locator(seen)).toBeInViewport({ ratio: 0.99 })
      const areas = await page.locator('.room-area').all()
      expect(areas).toHaveLength(8)
      for (const area of areas) {
        const box = await area.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
      }
    },
  )
