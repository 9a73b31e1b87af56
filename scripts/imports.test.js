import { expect, test } from 'vitest'
import { forbidden, importsAmong, pastFaces } from './imports.js'

const DEVICE = 'src/device/device.ts'
const FAKE = "import { FakeWindow } from '../../tests/helpers/fakes/window'"
const ENGLISH = "import type english from '../texts/en.json'"
/** @param {string} from */
const taskId = (from) => `type Task = import('${from}').TaskId`

test.each([
  ['a room before its own', 'src/page/Page.tsx', "import { Casing } from '../casing/Casing'"],
  ['its own room', 'src/display/kinds/Menu.tsx', "import { Row } from '../Row'"],
  ['all rooms, at the entry', 'src/main.tsx', "import { Page } from './page/Page'\nimport './browser/store'"],
  ['later, in few places', 'src/page/page.tsx', "const around = lazyModule(() => import('./around'))"],
  ['later, in tests', 'src/page/page.test.ts', "const around = await import('./around')"],
  ['vitest, in tests of the device', 'src/device/device.test.ts', "import { test } from 'vitest'"],
  ['fast-check, in tests of the device', 'src/device/device.test.ts', "import fc from 'fast-check'"],
  ['ids of tasks, in types for host pages', 'src/messages/embed.d.ts', taskId('../guidance/tasks/ids')],
  ['messages, around a frame', 'src/embed/messages.ts', "import { read } from '../messages/messages'"],
  ['English as a type, in one file', 'src/device/text.ts', ENGLISH],
  ['a fake, in tests', 'src/browser/storage.test.ts', FAKE],
])('a file may import %s', (_what, file, source) => {
  expect(forbidden(file, source)).toEqual([])
})

test.each([
  ['texts, in the browser’s adapters', 'src/browser/storage.ts', "import { texts } from '../texts/load'"],
  ['a room after its own', 'src/casing/Keys.tsx', "import { Page } from '../page/Page'"],
  ['the entry', 'src/page/Page.tsx', "import { store } from '../main'"],
  ['tests', 'src/page/Page.tsx', "import { driver } from '../../tests/driver'"],
  ['what stands behind export', DEVICE, "export * from '../display/Row'"],
  ['what stands behind export type', DEVICE, "export type { Row } from '../display/Row'"],
  ['what a type asks for', DEVICE, "type Row = import('../display/Row').Row"],
  ['what has no name', DEVICE, "import '../display/Row'"],
  ['a library, in the device', DEVICE, "import { create } from 'zustand'"],
  ['vitest, in the device', DEVICE, "import { test } from 'vitest'"],
  ['any library, in tests of the device', 'src/device/device.test.ts', "import { create } from 'zustand'"],
  ['more guidance, in types for host pages', 'src/messages/embed.d.ts', taskId('../guidance/model')],
  ['ids of tasks, in messages', 'src/messages/messages.ts', "import '../guidance/tasks/ids'"],
  ['the device, around a frame', 'src/embed/messages.ts', "import { here } from '../device/device'"],
  ['the device, in messages', 'src/messages/messages.ts', "import { here } from '../device/device'"],
  // They are built by themselves, so third-party-licenses.txt would not name what they use.
  ['a library, in the worker', 'src/offline/sw.ts', "import { debounce } from 'lodash'"],
  ['a library, around a frame', 'src/embed/floor-thermostat.ts', "import { debounce } from 'lodash'"],
  ['English itself', 'src/device/text.ts', "import english from '../texts/en.json'"],
  ['English in another file', DEVICE, ENGLISH],
  ['a fake', 'src/browser/storage.ts', FAKE],
  ['more of tests', 'src/browser/storage.test.ts', "import { open } from '../../tests/way'"],
])('a file may not import %s', (_what, file, source) => {
  expect(forbidden(file, source)).toHaveLength(1)
})

test.each([
  ['what a page draws', 'src/page/page.tsx', "import { picture } from '../device/device'"],
  ['with its ending', 'build/catalogs.test.ts', "import type { TextId } from '../src/device/device.ts'"],
  ['what guidance asks', 'build/pages/head.ts', "import { factoryDevice } from '../../src/device/knowledge'"],
  ['what time asks', 'src/time/world.ts', "import { regulate } from '../device/regulation'"],
  ['a visitor, in tests', 'src/time/world.test.ts', "import { openAt } from '../device/testing'"],
  ['a visitor, in what tests share', 'src/time/testing.ts', "import { openAt } from '../device/testing'"],
  ['all of it, within', 'src/device/screens/home.ts', "import { modeOf } from '../rules/mode'"],
])('of the device, a file may import %s', (_what, file, source) => {
  expect(pastFaces(file, source)).toEqual([])
})

test.each([
  ['a rule', 'src/guidance/ways.ts', "import { modeOf } from '../device/rules/mode'"],
  ['a rule, in a test', 'src/guidance/ways.test.ts', "import { modeOf } from '../device/rules/mode'"],
  ['a type of its files', 'src/time/model.ts', "import type { Regulator } from '../device/rules/heating'"],
  [
    'its files, in the build',
    'build/pages/head.ts',
    "import { factoryDevice } from '../../src/device/start'",
  ],
  ['a visitor', 'src/time/world.ts', "import { openAt } from '../device/testing'"],
])('of the device, a file may not import %s', (_what, file, source) => {
  expect(pastFaces(file, source)).toHaveLength(1)
})

test('what is wrong is said with its place', () => {
  expect(forbidden(DEVICE, "// why\nimport { Row } from '../display/Row'")).toEqual([
    'src/device/device.ts:2 imports ../display/Row, but src/device may import only itself.',
  ])
  expect(forbidden('src/page/deck.tsx', "const time = lazyModule(() => import('../time/time'))")).toEqual([
    expect.stringContaining('src/page/deck.tsx:1 imports ../time/time later, which only src/main.tsx, '),
  ])
  expect(pastFaces('src/page/page.tsx', "import { modeOf } from '../device/rules/mode'")).toEqual([
    'src/page/page.tsx:1 imports ../device/rules/mode, but others import only src/device/device, ' +
      'src/device/knowledge, src/device/regulation.',
  ])
  expect(forbidden('src/tools/list.ts', '')).toEqual([
    'src/tools/list.ts is in no room of the table in scripts/imports.js.',
  ])
})

test('imports lead from file to file, whatever a file ends in', () => {
  const sources = {
    'src/a/a.tsx':
      "import type { B } from './b'\nconst d = () => import('../d')\nimport './a.css'\nimport 'react'",
    'src/a/b.ts': "export * from './c'",
    'src/a/c.d.ts': '',
    'src/a/b.test.ts': "import './a'",
    'src/d/index.ts': '',
  }
  expect(importsAmong(sources)).toEqual([
    { from: 'src/a/a.tsx', to: 'src/a/b.ts', isLoad: false, where: 'src/a/a.tsx:1 imports ./b' },
    { from: 'src/a/a.tsx', to: 'src/d/index.ts', isLoad: true, where: 'src/a/a.tsx:2 imports ../d' },
    { from: 'src/a/b.ts', to: 'src/a/c.d.ts', isLoad: false, where: 'src/a/b.ts:1 imports ./c' },
  ])
})
