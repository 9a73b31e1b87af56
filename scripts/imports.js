import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

// Imports run one way, so that no rule can hide in a component, and the device runs without a browser.

const DEVICE = 'src/device'
const TEXTS = 'src/texts'
const DISPLAY = 'src/display'
const CASING = 'src/casing'
const GUIDANCE = 'src/guidance'
const COMPANION = 'src/companion'
const PAGE = 'src/page'
const SHARE = 'src/share'
const BROWSER = 'src/browser'
const OFFLINE = 'src/offline'
const EMBED = 'src/embed'
const MESSAGES = 'src/messages'
const SHARING = 'src/sharing'
const MANUAL = 'src/manual'
const SHEET = 'src/sheet'
const LATER = 'src/later'

/**
 * Who may import whom, besides itself.
 * @type {Record<string, { rooms: string[], libraries: boolean }>}
 */
const rooms = {
  [DEVICE]: { rooms: [], libraries: false },
  [TEXTS]: { rooms: [DEVICE], libraries: true },
  [DISPLAY]: { rooms: [DEVICE, TEXTS], libraries: true },
  [CASING]: { rooms: [DEVICE, TEXTS, DISPLAY], libraries: true },
  [GUIDANCE]: { rooms: [DEVICE], libraries: false },
  [SHARE]: { rooms: [DEVICE], libraries: false },
  [COMPANION]: { rooms: [DEVICE, TEXTS, DISPLAY, GUIDANCE], libraries: true },
  [PAGE]: { rooms: [DEVICE, TEXTS, DISPLAY, CASING, COMPANION, SHARING], libraries: true },
  [BROWSER]: { rooms: [DEVICE, MESSAGES], libraries: true },
  [OFFLINE]: { rooms: [], libraries: false },
  [EMBED]: { rooms: [MESSAGES], libraries: false },
  [MESSAGES]: { rooms: [], libraries: false },
  'src/early': { rooms: [CASING, PAGE], libraries: false },
  [MANUAL]: { rooms: [DEVICE, TEXTS, DISPLAY, GUIDANCE, COMPANION, EMBED], libraries: true },
  [SHEET]: { rooms: [DEVICE, TEXTS, DISPLAY, GUIDANCE, BROWSER, SHARE], libraries: true },
  'src/lead-on': { rooms: [], libraries: false },
  [SHARING]: { rooms: [DEVICE, TEXTS, DISPLAY, SHARE, BROWSER], libraries: false },
  [LATER]: {
    rooms: [DEVICE, TEXTS, DISPLAY, CASING, COMPANION, PAGE, BROWSER],
    libraries: true,
  },
