/** `custom-elements.json`, from which editors complete the element, and the element itself. */
import type { FloorThermostatAttributes, FloorThermostatDetails } from '../../../src/site/messages/embed'
import { element, expect, test } from '../helpers/embed-host'

type Lists = Readonly<Record<'attributes' | 'events' | 'members' | 'cssParts', readonly { name: string }[]>>

const events: Readonly<Record<keyof FloorThermostatDetails, 0>> = {
  ready: 0,
  screen: 0,
  language: 0,
  press: 0,
  task: 0,
  time: 0,
  error: 0,
}
const attributes: Readonly<Record<keyof FloorThermostatAttributes, 0>> = {
  lang: 0,
  path: 0,
  title: 0,
  src: 0,
  loading: 0,
  kiosk: 0,
  start: 0,
  task: 0,
  mode: 0,
  value: 0,
  time: 0,
  speed: 0,
}

test('it names the attributes, events and members that the element has', async ({ page, host, request }) => {
  const manifest = await (await request.get('/custom-elements.json')).json()
  expect(manifest).toMatchObject({
    schemaVersion: '2.1.0',
    modules: [{ path: 'embed.js', declarations: [{ tagName: 'floor-thermostat' }] }],
  })
  const declared: Lists = manifest.modules[0].declarations[0]
  const names = (list: keyof Lists) => declared[list].map(({ name }) => name).toSorted()
  expect(names('attributes')).toEqual(Object.keys(attributes).toSorted())
  expect(names('events')).toEqual(Object.keys(events).toSorted())

  await host.openStandIn()
  const found = await element(page).evaluate((it, members) => {
    const observed: string[] = Reflect.get(it.constructor, 'observedAttributes')
    const parts = [...(it.shadowRoot?.querySelectorAll('[part]') ?? [])].map((each) => each.part.value)
    return { observed: observed.toSorted(), parts, missing: members.filter((name) => !(name in it)) }
  }, names('members'))
  expect(found).toEqual({ observed: names('attributes'), parts: names('cssParts'), missing: [] })
})
