/** The dialog that gives a link to this very device: to copy, to send, to scan. */
import type { Language, Settings } from '../device/device'
import { packDevice } from '../share/packed'
import { loadShareTexts, type ShareTexts } from '../texts/share'
import { button, element } from './dom'
import { drawLink } from './link-code'
import './share-dialog.css'

export interface Shared {
  readonly settings: Settings
  /** The language of the page. */
  readonly language: Language
  /** The task in hand, by its id. */
  readonly task: string | null
  /** The base path of the site. */
  readonly base: string
}

/**
 * Opens the dialog.
 * @param place where in the page it stands
 * @param opener what has the focus once it is closed: else the button of that place
 */
export async function openShareDialog(
  place: Element,
  shared: Shared,
  opener: HTMLElement | null = place.querySelector('button'),
): Promise<HTMLDialogElement | null> {
  const { texts, language } = await loadShareTexts(shared.language)
  if (document.querySelector('[data-share]')) return null
  const dialog = element('dialog', {
    className: 'share',
    lang: language,
    'data-share': '',
    'aria-labelledby': 'share-title',
    closedBy: 'any',
    onclose: () => {
      dialog.remove()
      opener?.focus({ preventScroll: true })
    },
    // The device must not be pressed by what is typed here.
    onkeydown: (event: Event) => event.stopPropagation(),
  })
  dialog.append(...contentOf(dialog, shared, texts))
  place.append(dialog)
  dialog.showModal()
  return dialog
}

/** Where the handover sheet of a device is. */
export function sheetAddress({ base, language, settings }: Omit<Shared, 'task'>): string {
  return `${base}sheet/?lang=${language}#d=${packDevice(settings)}`
}

function contentOf(dialog: HTMLDialogElement, shared: Shared, texts: ShareTexts): readonly HTMLElement[] {
  const status = element('p', { role: 'status', className: 'share-status' })
  const input = element('input', { id: 'share-link', readOnly: true, autofocus: true })
  input.addEventListener('focus', () => input.select())
  const code = element('div', { className: 'share-code' })
  const sheet = element('a', {}, texts['share.sheet'])
  const fragment = `#d=${packDevice(shared.settings)}`
  const withTask = toggle(texts['share.withTask'], update)

  function update(): void {
    const task = isOn(withTask) ? `?task=${shared.task}&mode=show` : ''
    input.value = new URL(`${shared.base}home${task}${fragment}`, location.href).href
    void drawLink(code, input.value, texts['share.code'])
  }
  update()
  sheet.href = sheetAddress(shared)

  const copy = () => void copyFrom(input).then((done) => say(status, texts[done]))
  return [
    element('h2', { id: 'share-title' }, texts['share.title']),
    element('p', {}, texts['share.what']),
    element('label', { htmlFor: 'share-link' }, texts['share.link']),
    element('div', { className: 'share-row' }, input, button(texts['share.copy'], copy)),
    status,
    ...(shared.task ? [withTask] : []),
    code,
    element(
      'p',
      { className: 'share-links' },
      sheet,
      ' ',
      element('a', { href: `${shared.base}manual/${shared.language}/` }, texts['share.manual']),
    ),
    element(
      'div',
      { className: 'share-row share-end' },
      'share' in navigator && button(texts['share.send'], () => void send(input.value, texts)),
      button(texts['share.close'], () => dialog.close()),
    ),
  ]
}

/** A button, because the link is the dialog's one input. */
function toggle(text: string, onChange: () => void): HTMLButtonElement {
  const one = button(text, () => {
    one.ariaPressed = String(!isOn(one))
    onChange()
  })
  one.ariaPressed = 'false'
  return one
}

const isOn = (one: HTMLButtonElement) => one.ariaPressed === 'true'

/** @returns what to say then */
async function copyFrom(input: HTMLInputElement): Promise<'share.copied' | 'share.copyYourself'> {
  try {
    await navigator.clipboard.writeText(input.value)
    return 'share.copied'
  } catch {
    input.focus()
    input.select()
    return 'share.copyYourself'
  }
}

/** The same words are heard again only if they were gone. */
function say(status: HTMLElement, sentence: string): void {
  status.textContent = ''
  setTimeout(() => {
    status.textContent = sentence
  }, 100)
}

/** Who thinks better of it has sent nothing, and that is no failure. */
async function send(url: string, texts: ShareTexts): Promise<void> {
  await navigator.share({ title: texts['share.shared'], url }).catch(() => undefined)
}
