/** `custom-elements.json`, from which editors complete the element, and the element itself. */
import { readFileSync } from 'node:fs'
import type { FloorThermostatAttributes, FloorThermostatDetails } from '../../../src/messages/embed'
import { element, expect, test } from '../helpers/embed-host'

interface Named {
  readonly name: string
}
interface Declaration {
  readonly tagName: string
  readonly attributes: readonly Named[]
  readonly events: readonly Named[]
  readonly members: readonly Named[]
  readonly cssParts: readonly Named[]
}
interface Manifest {
  readonly schemaVersion: string
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[]
}

const names = (all: readonly Named[] = []) => all.map(({ name }) => name).toSorted()
const events: Readonly<Record<keyof FloorThermostatDetails, 0>> = {
  ...{ ready: 0, screen: 0, language: 0, press: 0 },
  ...{ task: 0, time: 0, error: 0 },
}
const attributes: Readonly<Record<keyof FloorThermostatAttributes, 0>> = {
  ...{ lang: 0, path: 0, title: 0, src: 0 },
  ...{ loading: 0, kiosk: 0, start: 0 },
  ...{ task: 0, mode: 0, value: 0 },
  ...{ time: 0, speed: 0 },
}

test('it names the attributes, events and members that the element has', async ({ page, host, request }) => {
  const manifest: Manifest = JSON.parse(await (await request.get('/custom-elements.json')).text())
  expect(manifest).toEqual(JSON.parse(readFileSync('src/messages/custom-elements.json', 'utf8')))
  expect(manifest.schemaVersion).toBe('2.1.0')
  const [module] = manifest.modules
  const [declared] = module?.declarations ?? []
  expect(module?.path).toBe('embed.js')
  expect(declared?.tagName).toBe('floor-thermostat')
  expect(names(declared?.attributes)).toEqual(Object.keys(attributes).toSorted())
  expect(names(declared?.events)).toEqual(Object.keys(events).toSorted())

  await host.openStandIn()
  const members = names(declared?.members)
  const found = await element(page).evaluate((it, members) => {
    const observed: string[] = Reflect.get(it.constructor, 'observedAttributes')
    const parts = [...(it.shadowRoot?.querySelectorAll('[part]') ?? [])].map((each) => each.part.value)
    return { observed: observed.toSorted(), parts, missing: members.filter((name) => !(name in it)) }
  }, members)
  const parts = names(declared?.cssParts)
  expect(found).toEqual({ observed: names(declared?.attributes), parts, missing: [] })
})
