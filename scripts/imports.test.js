import { expect, test } from 'vitest'
import { forbidden } from './imports.js'

test('a room imports from itself and from the rooms before it', () => {
  expect(forbidden('src/page/Page.tsx', "import { Casing } from '../casing/Casing'")).toEqual([])
  expect(forbidden('src/display/kinds/Menu.tsx', "import { Row } from '../Row'")).toEqual([])
  expect(forbidden('src/main.tsx', "import { Page } from './page/Page'\nimport './parts'")).toEqual([])
})

test('an import against the direction is reported with its line', () => {
  expect(forbidden('src/device/device.ts', "// why\nimport { Row } from '../display/Row'")).toEqual([
    'src/device/device.ts:2 imports ../display/Row, but src/device may import only itself.',
  ])
  expect(forbidden('src/browser/storage.ts', "import { texts } from '../texts/load'")).toHaveLength(1)
  expect(forbidden('src/casing/Keys.tsx', "import { Page } from '../page/Page'")).toHaveLength(1)
  expect(forbidden('src/page/Page.tsx', "import { store } from '../main'")).toHaveLength(1)
  expect(forbidden('src/page/Page.tsx', "import { driver } from '../../tests/driver'")).toHaveLength(1)
})

test.each([
  "import '../display/Row'",
  "export * from '../display/Row'",
  "export type { Row } from '../display/Row'",
  "type Row = import('../display/Row').Row",
])('%s counts as an import', (source) => {
  expect(forbidden('src/device/device.ts', source)).toHaveLength(1)
})

test('what comes later is loaded in one place, but in tests', () => {
  expect(forbidden('src/parts.ts', "export const around = part(() => import('./page/around'))")).toEqual([])
  expect(forbidden('src/page/page.tsx', "const around = part(() => import('./around'))")).toEqual([
    'src/page/page.tsx:1 imports ./around later, which only src/parts.ts does.',
  ])
  expect(forbidden('src/page/page.test.ts', "const around = await import('./around')")).toEqual([])
})

test('the device uses no libraries, its tests use two', () => {
  expect(forbidden('src/device/device.ts', "import { create } from 'zustand'")).toHaveLength(1)
  expect(forbidden('src/device/device.ts', "import { test } from 'vitest'")).toHaveLength(1)
  expect(forbidden('src/device/device.test.ts', "import { test } from 'vitest'")).toEqual([])
  expect(forbidden('src/device/device.test.ts', "import fc from 'fast-check'")).toEqual([])
  expect(forbidden('src/device/device.test.ts', "import { create } from 'zustand'")).toHaveLength(1)
})

test('the types for host pages take the ids of the tasks from the guidance, and nothing else', () => {
  /** @param {string} from */
  const types = (from) => forbidden('src/messages/embed.d.ts', `type Task = import('${from}').TaskId`)
  expect(types('../guidance/tasks/ids')).toEqual([])
  expect(types('../guidance/model')).toHaveLength(1)
  expect(forbidden('src/messages/messages.ts', "import '../guidance/tasks/ids'")).toHaveLength(1)
})

test('only tests use what stands in for the browser', () => {
  const fake = "import { FakeFrameWindow } from '../../../tests/helpers/fakes/frame'"
  expect(forbidden('src/browser/frame/frame.test.ts', fake)).toEqual([])
  expect(forbidden('src/browser/frame/frame.ts', fake)).toHaveLength(1)
})

test('the frame and the page around it share the types of their messages, and nothing else', () => {
  expect(forbidden('src/embed/messages.ts', "import { read } from '../messages/messages'")).toEqual([])
  expect(forbidden('src/embed/messages.ts', "import { here } from '../device/device'")).toHaveLength(1)
  expect(forbidden('src/messages/messages.ts', "import { here } from '../device/device'")).toHaveLength(1)
})

// They are built by themselves, so third-party-licenses.txt would not name what they use.
test.each(['src/offline/sw.ts', 'src/embed/floor-thermostat.ts'])('%s uses no libraries', (file) => {
  expect(forbidden(file, "import { debounce } from 'lodash'")).toHaveLength(1)
})

test('the device knows the English catalog as a type, in one file', () => {
  const type = "import type english from '../texts/en.json'"
  expect(forbidden('src/device/text.ts', type)).toEqual([])
  expect(forbidden('src/device/text.ts', "import english from '../texts/en.json'")).toHaveLength(1)
  expect(forbidden('src/device/device.ts', type)).toHaveLength(1)
})

test('tests use the helpers of tests/helpers, the product does not', () => {
  const fake = "import { FakeWindow } from '../../tests/helpers/fakes/window'"
  expect(forbidden('src/browser/storage.test.ts', fake)).toEqual([])
  expect(forbidden('src/browser/storage.ts', fake)).toHaveLength(1)
  expect(forbidden('src/browser/storage.test.ts', "import { open } from '../../tests/way'")).toHaveLength(1)
})

test('a new folder needs a row in the table', () => {
  expect(forbidden('src/tools/list.ts', '')).toEqual([
    'src/tools/list.ts is in no room of the table in scripts/imports.js.',
  ])
})
