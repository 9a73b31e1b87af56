/** The naive model: the rules of docs/behaviour.md once more, as plain tables and conditions. */
import * as buttons from './buttons'
import * as edit from './edit'
import * as home from './home'
import { isDisabled, lineAt, lineOf } from './lists'
import { adopt, firstStart, type Memory, remembering } from './memory'
import { enterLimitPage } from './sensors'
import { type Around, usual } from './surroundings'
import { applyAutomatic } from './temperature'

type Three = 'previous' | 'confirm' | 'next'

const FLOOR_INFO = '/home/menu/settings/floor-type/floor-type-info'
const EFFECT = '/home/menu/installer/installed-effect'

export class Naive {
  readonly memory: Memory
  readonly around: Around = { ...usual }
  /** The value being edited, `null` while nothing is. */
  draft: number | null = null

  constructor(settings: Readonly<Memory>) {
    this.memory = remembering(settings)
  }

  /** Which buttons may act on the screen in view. */
  enabled(seen: buttons.Seen): buttons.Enabled {
    return buttons.enabled(this.memory, seen, this.draft)
  }

  press(seen: buttons.Seen, button: Three) {
    if (buttons.isPending(this.memory, seen)) return
    if (seen.path === '/home') home.press(this.memory, button)
    else if (edit.edits(seen.path)) this.pressEdit(seen.path, button)
    else if (button === 'confirm' && seen.path === FLOOR_INFO) this.leaveFloorInfo()
    else if (button === 'confirm') this.choose(seen, lineAt(seen.focus, seen.lines))
    edit.markEdited(this.memory, seen.path, this.draft)
  }

  private pressEdit(path: string, button: Three) {
    const { memory, draft } = this
    if (button === 'previous') this.draft = edit.lower(memory, path, draft)
    else if (button === 'next') this.draft = edit.raise(memory, path, draft)
    else {
      this.draft = edit.confirmEdit(memory, path, draft)
      if (path === EFFECT && draft !== null) this.endGuideAfterEffect()
    }
  }

  /** After the installed power: the guide asks about floors that need time to dry (behaviour 4.6). */
  private endGuideAfterEffect() {
    if (this.memory.floorType !== 'tile/stone') this.memory.installationGuide = 'false'
  }

  /** After the text about the floor (behaviour 4.6). */
  private leaveFloorInfo() {
    if (this.memory.floorType === 'wood/laminate') this.memory.installationGuide = 'false'
  }

  /** A click or tap on a line (behaviour 1.19). */
  tap(seen: buttons.Seen, line: number) {
    if (!buttons.isPending(this.memory, seen)) this.choose(seen, line)
  }

  private choose({ path, lines }: buttons.Seen, index: number) {
    const { memory, around } = this
    const line = lines[index] ?? ''
    if (!isDisabled(memory, line)) lineOf(path, line)?.(memory, around)
  }

  /** Previous and next held together (behaviour 1.7). */
  holdLeftAndRight(seen: buttons.Seen) {
    // The lock is in force on home only (behaviour 5.11).
    if (seen.path === '/home' && !buttons.isPending(this.memory, seen)) this.memory.keylock = 'off'
  }

  /** The visitor arrives at a screen: an edited value is dropped (behaviour 2.12). */
  arrive(path: string, restarts: boolean) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
    enterLimitPage(this.memory, this.around, path)
    // A restart begins with factory settings and the guide (behaviour 4.2).
    if (path === '/' && restarts) firstStart(this.memory)
  }

  /** The visitor arrives at another place with the same screen, such as the one with an overlay. */
  stay(path: string) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
  }

  /** Whether the screen edits one of the values that the model follows. */
  edits(path: string): boolean {
    return edit.edits(path)
  }

  /** The panel's switch for the wifi card (behaviour 11.10). */
  switchWifiCard() {
    if (this.memory.wifiInstalled) this.memory.wifiInstalled = false
    else if (this.around.slot === 'free') this.memory.wifiInstalled = true
  }

  /** The panel's switch for the remote control (behaviour 17.3). */
  switchRemoteControl() {
    this.memory.remoteControlInstalled = !this.memory.remoteControlInstalled
    applyAutomatic(this.memory)
  }

  surround(change: Readonly<Partial<Around>>) {
    Object.assign(this.around, change)
  }

  /** Another tab stored a field (behaviour 19.1), asks for a reset (4.15), or made one (19.4). */
  store(settings: Readonly<Partial<Memory & { reset: boolean; restart: boolean }>>, restarts: boolean) {
    adopt(this.memory, settings)
    if (settings.reset || (settings.restart && !restarts)) this.reset()
  }

  reset() {
    firstStart(this.memory)
  }

  /** The next visitor finds everything as at a first visit; only the start screen begins the guide. */
  makeWay(language: string, atStart: boolean) {
    firstStart(this.memory)
    if (!atStart) this.memory.installationGuide = 'false'
    this.memory.language = language
    Object.assign(this.around, usual)
    this.draft = null
  }

  /** All that it knows, to be recalled (behaviour 29.1). */
  noted() {
    return structuredClone({ memory: this.memory, around: this.around, draft: this.draft })
  }

  recall({ memory, around, draft }: ReturnType<Naive['noted']>) {
    Object.assign(this.memory, memory)
    Object.assign(this.around, around)
    this.draft = draft
  }

  /** `?lang=` with one of the six languages (behaviour 3.6). */
  speak(language: string) {
    this.memory.language = language
  }
}
