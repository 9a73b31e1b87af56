/** The naive model: what section 5 of the specification, with what it leans on, says of each thing that a visitor does. */
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

  /** Which buttons may act on the screen that is seen. */
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

  /** "If floor type is tile/stone: floor-type-info then delayed-startup; otherwise the guide ends and the device goes home." */
  private endGuideAfterEffect() {
    if (this.memory.floorType !== 'tile/stone') this.memory.installationGuide = 'false'
  }

  /** "Floor-type-info confirm: … wood/laminate ends the guide and goes home." */
  private leaveFloorInfo() {
    if (this.memory.floorType === 'wood/laminate') this.memory.installationGuide = 'false'
  }

  /** "A click or tap on a line does what focusing it and pressing confirm does." */
  tap(seen: buttons.Seen, line: number) {
    if (!buttons.isPending(this.memory, seen)) this.choose(seen, line)
  }

  private choose({ path, lines }: buttons.Seen, index: number) {
    const { memory, around } = this
    const line = lines[index] ?? ''
    if (!isDisabled(memory, line)) lineOf(path, line)?.(memory, around)
  }

  /** "Keypad lock is released by holding the right and left buttons." */
  holdLeftAndRight(seen: buttons.Seen) {
    // docs/decisions.md: "The lock is in force on /home, and released there."
    if (seen.path === '/home' && !buttons.isPending(this.memory, seen)) this.memory.keylock = 'off'
  }

  /** The visitor came to a screen, by whatever way: "leaving … drops the draft". */
  arrive(path: string, restarts: boolean) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
    enterLimitPage(this.memory, this.around, path)
    // "If a restart flag is set …, defaults are restored and the installation guide is switched on."
    if (path === '/' && restarts) firstStart(this.memory)
  }

  /** The visitor came to another place that shows the same screen, as an overlay over it is one. */
  stay(path: string) {
    this.draft = null
    edit.markEdited(this.memory, path, null)
  }

  /** Whether the screen edits one of the values that section 5 bounds. */
  edits(path: string): boolean {
    return edit.edits(path)
  }

  /** "Toggling flips wifiInstalled"; "a module slot used by other communication prevents wifi installation". */
  switchWifiCard() {
    if (this.memory.wifiInstalled) this.memory.wifiInstalled = false
    else if (this.around.slot === 'free') this.memory.wifiInstalled = true
  }

  /** "Toggling flips remoteControlInstalled and then applies the automatic temperature rules." */
  switchRemoteControl() {
    this.memory.remoteControlInstalled = !this.memory.remoteControlInstalled
    applyAutomatic(this.memory)
  }

  surround(change: Readonly<Partial<Around>>) {
    Object.assign(this.around, change)
  }

  /** Decision 3: "A change in one tab reaches the other tabs field by field"; "reset true, … from another tab …, clears the storage". */
  store(settings: Readonly<Partial<Memory & { reset: boolean }>>) {
    adopt(this.memory, settings)
    if (settings.reset) this.reset()
  }

  reset() {
    firstStart(this.memory)
  }

  /** Another visitor finds everything as at a first visit; only the start screen begins the guide. */
  makeWay(language: string, atStart: boolean) {
    firstStart(this.memory)
    if (!atStart) this.memory.installationGuide = 'false'
    this.memory.language = language
    Object.assign(this.around, usual)
    this.draft = null
  }

  /** `?lang=`: "a known one is stored". */
  speak(language: string) {
    this.memory.language = language
  }
}
