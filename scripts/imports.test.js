import { expect, test } from 'vitest'
import { bypassingEntryFiles, forbidden, importsAmong } from './imports.js'

const DEVICE = 'src/thermostat/device/device.ts'
const DEVICE_TEST = 'src/thermostat/device/device.test.ts'
const FAKE = "import { FakeWindow } from '../../../tests/helpers/fakes/window'"
/** @param {string} from */
const taskId = (from) => `type Task = import('${from}').TaskId`

test.each([
  [
    'a group before its own',
    'src/site/page/Page.tsx',
    "import { Casing } from '../../thermostat/casing/Casing'",
  ],
  ['its own folder', 'src/thermostat/display/kinds/Menu.tsx', "import { Row } from '../Row'"],
  ['its own group', 'src/thermostat/casing/Keys.tsx', "import { Row } from '../display/Row'"],
  [
    'the site, at the entry',
    'src/main.tsx',
    "import { Page } from './site/page/Page'\nimport './site/browser/storage-sync'",
  ],
  ['later, in few places', 'src/site/page/page.tsx', "const chrome = lazyModule(() => import('./chrome'))"],
  ['later, in tests', 'src/site/page/page.test.ts', "const chrome = await import('./chrome')"],
  ['vitest, in tests of the device', DEVICE_TEST, "import { test } from 'vitest'"],
  ['fast-check, in tests of the device', DEVICE_TEST, "import fc from 'fast-check'"],
  ['ids of texts, in the device', DEVICE, "import type { TextId } from '../../common/texts/text'"],
  [
    'ids of tasks, in types for host pages',
    'src/site/messages/embed.d.ts',
    taskId('../../help/guidance/tasks/ids'),
  ],
  ['messages, around a frame', 'src/site/embed/messages.ts', "import { read } from '../messages/messages'"],
  ['a fake, in tests', 'src/site/browser/storage.test.ts', FAKE],
])('a file may import %s', (_what, file, source) => {
  expect(forbidden(file, source)).toEqual([])
})

test.each([
  [
    'the display, in the browser’s adapters',
    'src/site/browser/storage-sync.ts',
    "import '../../thermostat/display/Row'",
  ],
  ['a group after its own', 'src/thermostat/casing/Keys.tsx', "import { Page } from '../../site/page/Page'"],
  ['the guidance, in simulated time', 'src/simulation/time/model.ts', "import '../../help/guidance/model'"],
  ['the entry', 'src/site/page/Page.tsx', "import { store } from '../../main'"],
  ['tests', 'src/site/page/Page.tsx', "import { driver } from '../../../tests/driver'"],
  ['what stands behind export', DEVICE, "export * from '../display/Row'"],
  ['what stands behind export type', DEVICE, "export type { Row } from '../display/Row'"],
  ['what a type asks for', DEVICE, "type Row = import('../display/Row').Row"],
  ['what has no name', DEVICE, "import '../display/Row'"],
  ['a catalog, in the device', DEVICE, "import type english from '../../common/texts/en.json'"],
  ['a library, in the device', DEVICE, "import { create } from 'zustand'"],
  ['vitest, in the device', DEVICE, "import { test } from 'vitest'"],
  ['any library, in tests of the device', DEVICE_TEST, "import { create } from 'zustand'"],
  ['the display, in the guidance', 'src/help/guidance/ways.ts', "import '../../thermostat/display/Row'"],
  [
    'more guidance, in types for host pages',
    'src/site/messages/embed.d.ts',
    taskId('../../help/guidance/model'),
  ],
  ['ids of tasks, in messages', 'src/site/messages/messages.ts', "import '../../help/guidance/tasks/ids'"],
  ['the device, around a frame', 'src/site/embed/messages.ts', "import '../../thermostat/device/device'"],
  ['the device, in messages', 'src/site/messages/messages.ts', "import '../../thermostat/device/device'"],
  // They are built by themselves, so third-party-licenses.txt would not name what they use.
  ['a library, in the worker', 'src/site/offline/sw.ts', "import { debounce } from 'lodash'"],
  ['a library, around a frame', 'src/site/embed/floor-thermostat.ts', "import { debounce } from 'lodash'"],
  ['a fake', 'src/site/browser/storage.ts', FAKE],
  ['more of tests', 'src/site/browser/storage.test.ts', "import { open } from '../../../tests/way'"],
])('a file may not import %s', (_what, file, source) => {
  expect(forbidden(file, source)).toHaveLength(1)
})

const TIME = 'src/simulation/time'
test.each([
  ['what a page draws', 'src/site/page/page.tsx', "import '../../thermostat/device/device'"],
  ['with its ending', 'build/catalogs.test.ts', "import '../src/thermostat/device/device.ts'"],
  ['what guidance asks', 'build/pages/head.ts', "import '../../src/thermostat/device/knowledge'"],
  ['what time asks', `${TIME}/simulation-state.ts`, "import '../../thermostat/device/regulation'"],
  ['a visitor, in tests', `${TIME}/simulation-state.test.ts`, "import '../../thermostat/device/testing'"],
  ['a visitor, in what tests share', `${TIME}/testing.ts`, "import '../../thermostat/device/testing'"],
  ['all of it, within', 'src/thermostat/device/screens/home.ts', "import { modeOf } from '../rules/mode'"],
])('of the device, a file may import %s', (_what, file, source) => {
  expect(bypassingEntryFiles(file, source)).toEqual([])
})

const RULE = "import { modeOf } from '../../thermostat/device/rules/mode'"
test.each([
  ['a rule', 'src/help/guidance/ways.ts', RULE],
  ['a rule, in a test', 'src/help/guidance/ways.test.ts', RULE],
  [
    'a type of its files',
    `${TIME}/model.ts`,
    "import type { Regulator } from '../../thermostat/device/rules/heating'",
  ],
  ['its files, in the build', 'build/pages/head.ts', "import '../../src/thermostat/device/start'"],
  ['a visitor', `${TIME}/simulation-state.ts`, "import '../../thermostat/device/testing'"],
])('of the device, a file may not import %s', (_what, file, source) => {
  expect(bypassingEntryFiles(file, source)).toHaveLength(1)
})

test('an error names the file and line', () => {
  expect(forbidden(DEVICE, "// why\nimport { Row } from '../display/Row'")).toEqual([
    'src/thermostat/device/device.ts:2 imports ../display/Row, ' +
      'but src/thermostat/device may import only itself, src/common/texts/text.',
  ])
  const loading = "const time = lazyModule(() => import('../../simulation/time/time'))"
  expect(forbidden('src/site/page/deck.tsx', loading)).toEqual([
    expect.stringContaining('src/site/page/deck.tsx:1 imports ../../simulation/time/time later, which only '),
  ])
  expect(bypassingEntryFiles('src/site/page/page.tsx', RULE)).toEqual([
    'src/site/page/page.tsx:1 imports ../../thermostat/device/rules/mode, but others import only ' +
      'src/thermostat/device/device, src/thermostat/device/knowledge, src/thermostat/device/regulation.',
  ])
  expect(forbidden('src/tools/list.ts', '')).toEqual([
    'src/tools/list.ts is in no place of the table in scripts/imports.js.',
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
