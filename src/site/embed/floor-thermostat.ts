/**
 * The element `<floor-thermostat>` for host pages. It creates and sizes the frame, and turns the frame's messages into
 * DOM events and properties. The build makes the plain script `embed.js` of this module.
 */
import type {
  FloorThermostatElement,
  ThermostatErrorReason,
  ThermostatLanguage,
  ThermostatMode,
  ThermostatSpeed,
  ThermostatTask,
  ThermostatTime,
} from '../messages/embed'
import type { FrameCommand } from '../messages/messages'
import { folderOf, frameAddress, productFolder, type Query, routeOf, schemeFor } from './address'
import { createFallback } from './fallback'
import { languageForTag, titles } from './languages'
import { type ElementEvent, parseEvent, parseHeight, RESIZE_REQUEST } from './messages'
import { fitToPageHeight } from './page-height'
import { runWhenStyled } from './page-styles'
import { readTaskAttributes, readTimeAttributes } from './read-attributes'
import { reservedHeight } from './reserved-height'
import { isOtherPage, watchLoading } from './watch-loading'

const { currentScript } = document
const scriptFolder = folderOf(
  currentScript instanceof HTMLScriptElement ? currentScript.src : undefined,
  new Error().stack,
)

// A constructed style sheet: allowed by the strictest content security policy.
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  ':host{display:block}:host([hidden]),[hidden]{display:none!important}' +
    // Until the device is ready, the link takes a part of the reserved height.
    '.box{display:flex;flex-direction:column}iframe{min-height:0;width:100%;border:0}',
)

class FloorThermostat extends HTMLElement implements FloorThermostatElement {
  static readonly observedAttributes = [
    ...['lang', 'path', 'src', 'kiosk', 'start', 'loading', 'title'],
    ...['task', 'mode', 'value', 'time', 'speed'],
  ]

  readonly #root = this.attachShadow({ mode: 'open' })
  /** Contains the frame and, until the device is ready, the link. */
  readonly #box = document.createElement('div')
  readonly #fallback = createFallback()
  #frame: HTMLIFrameElement | null = null
  /** True if the page sets the height, which the frame then fills. */
  #isFixed = false
  #stopWatching = () => {}
  #origin = ''
  #path = '/'
  /** The current task, as reported by the frame. */
  #task = ''
  /** The language of the device, as far as known. */
  #language: ThermostatLanguage = 'en'
  #isReady = false
  /** True while the element is on the page, with a frame or with an invalid address. */
  #isOpen = false
  /** True while a message of the frame sets the attribute `lang`, not the page. */
  #isApplyingFrameLanguage = false
  /** Requests to send in a microtask, because a page sets several attributes one by one. */
  readonly #dueRequests = new Set<'task' | 'time'>()
  /** Commands to send once the frame is ready: the last of each type. */
  readonly #queuedCommands = new Map<FrameCommand['type'], FrameCommand>()

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [sheet]
    this.#box.className = 'box'
    this.#root.append(this.#box)
  }

  connectedCallback(): void {
    for (const name of ['path', 'task'] as const) {
      if (!Object.hasOwn(this, name)) continue
      // Set before this script ran: an own property would hide the accessor of the class.
      const { [name]: written } = this
      Reflect.deleteProperty(this, name)
      this[name] = written
    }
    this.#open()
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#onMessage)
    this.#stopWatching()
    this.#isOpen = false
    this.#isReady = false
    this.#frame = null
    this.#box.replaceChildren(this.#fallback.element)
    this.#box.style.height = ''
  }

  /** Without this method `moveBefore` would reload the frame. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    switch (name) {
      case 'lang': {
        const lang = languageForTag(value)
        if (lang && !this.#isApplyingFrameLanguage) this.#send({ v: 1, type: 'language', lang })
        return
      }
      case 'path': {
        const path = routeOf(value ?? '')
        // Once ready, the frame reports its path; it may refuse to go to the new one.
        if (!this.#isReady) this.#path = path
        if (value !== null) this.#send({ v: 1, type: 'go', path })
        return
      }
      case 'title':
        this.#updateTitle()
        return
      case 'loading':
        if (this.#frame) this.#frame.loading = this.#loading
        return
      case 'task':
      case 'mode':
      case 'value':
        if (name === 'task' || this.hasAttribute('task')) this.#scheduleRequest('task')
        return
      case 'time':
      case 'speed':
        this.#scheduleRequest('time')
        return
      default:
        if (this.#isOpen) this.#open()
    }
  }

  get path(): string {
    return this.#path
  }

  set path(path: string) {
    this.setAttribute('path', path)
  }

  get task(): string {
    return this.#task
  }

  set task(task: string) {
    this.setAttribute('task', task)
  }

  startTask(task: ThermostatTask, options?: { mode?: ThermostatMode; value?: string | number }): void {
    this.#send({ ...options, v: 1, type: 'task', task })
  }

  letTimeRun(options: { time?: ThermostatTime; speed?: ThermostatSpeed }): void {
    this.#send({ ...options, v: 1, type: 'time' })
  }

  backToNow(): void {
    this.#send({ v: 1, type: 'time', time: null })
  }

  reset(): void {
    this.#send({ v: 1, type: 'reset' })
  }

  get #loading(): 'eager' | 'lazy' {
    return this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy'
  }

  #scheduleRequest(type: 'task' | 'time'): void {
    if (!this.#frame) return
    this.#dueRequests.add(type)
    queueMicrotask(() => {
      if (!this.#dueRequests.delete(type)) return
      if (type === 'task') this.#send({ v: 1, type: 'task', ...readTaskAttributes(this) })
      else this.#send({ v: 1, type: 'time', ...readTimeAttributes(this) })
    })
  }

  #open(): void {
    this.disconnectedCallback()
    this.#isOpen = true
    const lang = languageForTag(this.getAttribute('lang'))
    this.#language = lang ?? 'en'
    this.#task = ''
    this.#dueRequests.clear()
    this.#queuedCommands.clear()
    const url = this.#updateLink(lang)
    this.#origin = url.origin
    addEventListener('message', this.#onMessage)

    const frame = document.createElement('iframe')
    this.#frame = frame
    frame.part.add('frame')
    this.#updateTitle()
    frame.loading = this.#loading
    // The color scheme and the height come from the styles of the page.
    runWhenStyled(() => this.#load(frame, url))
  }

  /** Loads the frame, unless the page has removed the element or changed its address in the meantime. */
  #load(frame: HTMLIFrameElement, url: URL): void {
    if (frame !== this.#frame) return
    const scheme = schemeFor(getComputedStyle(this).colorScheme)
    if (scheme) url.searchParams.set('scheme', scheme)
    this.#isFixed = fitToPageHeight(this, this.#box)
    const height = this.#isFixed ? '100%' : `${reservedHeight(this.clientWidth)}px`
    frame.style.height = height
    this.#box.style.height = height
    frame.onload = () => {
      if (isOtherPage(frame)) this.#fail('not-found', frame)
      this.#sizeByContent()
    }
    frame.src = url.href
    this.#stopWatching = watchLoading(frame, (reason) => this.#fail(reason, frame))
    this.#box.append(frame)
  }

  /**
   * Sets the address of the link.
   * @returns the address of the frame
   * @throws TypeError if there is no valid address
   */
  #updateLink(lang: ThermostatLanguage | null): URL {
    const { link } = this.#fallback
    link.removeAttribute('href')
    link.textContent = ''
    try {
      const folder = productFolder(this.getAttribute('src'), import.meta.env.PRODUCT_ADDRESS, scriptFolder)
      const addressFor = (query: Query) =>
        frameAddress(folder, document.baseURI, this.#path, {
          lang,
          ...query,
          ...readTaskAttributes(this),
          ...readTimeAttributes(this),
        })
      link.href = addressFor({}).href
      return addressFor({
        kiosk: this.getAttribute('kiosk'),
        start: this.getAttribute('start'),
      })
    } catch (error) {
      // In a microtask, for a listener that the page adds right after it has inserted the element.
      queueMicrotask(() => this.#fail('address', null))
      throw error
    }
  }

  #updateTitle(): void {
    const { link } = this.#fallback
    const name = this.title || titles[this.#language]
    if (this.#frame) this.#frame.title = name
    link.textContent = name
    link.lang = this.#language
    // A title of the page is in the language of the page.
    if (this.title) link.removeAttribute('lang')
  }

  /** Hides a frame that shows no device. It stays loaded and may become ready later. */
  #fail(reason: ThermostatErrorReason, frame: HTMLIFrameElement | null): void {
    if (!this.#isOpen || this.#isReady || frame !== this.#frame || frame?.hidden) return
    this.#stopWatching()
    this.#box.style.height = ''
    if (frame) frame.hidden = true
    this.dispatchEvent(new CustomEvent('error', { detail: { reason } }))
  }

  #post(message: object): void {
    this.#frame?.contentWindow?.postMessage(message, this.#origin)
  }

  #send(command: FrameCommand): void {
    if (this.#isReady) this.#post(command)
    else if (this.#frame) this.#queuedCommands.set(command.type, command)
  }

  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const frame = this.#frame
    if (!frame || source !== frame.contentWindow || origin !== this.#origin) return
    const height = parseHeight(data)
    if (height && !this.#isFixed) {
      frame.style.height = `${height}px`
      this.#box.style.height = ''
    }
    const event = parseEvent(data)
    if (event) this.#onFrameEvent(event)
  }

  #sizeByContent(): void {
    if (!this.#isFixed) this.#post(RESIZE_REQUEST)
  }

  #showDevice(): void {
    this.#stopWatching()
    this.#fallback.element.remove()
    this.#box.style.height = this.#isFixed ? '100%' : ''
    if (this.#frame) this.#frame.hidden = false
  }

  #onFrameEvent({ type, detail }: ElementEvent): void {
    if (type === 'ready') {
      this.#sizeByContent()
      // A frame sends `ready` again after the first message of its host page.
      if (this.#isReady && detail.path === this.#path && detail.lang === languageForTag(this.lang)) return
      this.#isReady = true
      this.#showDevice()
    }
    // A queued command of the page has precedence over the frame's state.
    if ('path' in detail && !this.#queuedCommands.has('go')) this.#path = detail.path
    if ('lang' in detail && !this.#queuedCommands.has('language')) {
      this.#language = detail.lang
      this.#updateTitle()
      this.#isApplyingFrameLanguage = true
      // Keeps the page's own tag, such as sv-FI or nb.
      if (languageForTag(this.lang) !== detail.lang) this.lang = detail.lang
      this.#isApplyingFrameLanguage = false
    }
    if (type === 'task') this.#task = detail.state === 'left' ? '' : detail.task
    this.dispatchEvent(new CustomEvent(type, { detail }))
    if (type !== 'ready') return
    for (const command of this.#queuedCommands.values()) this.#send(command)
    this.#queuedCommands.clear()
  }
}

if (!customElements.get('floor-thermostat')) customElements.define('floor-thermostat', FloorThermostat)
