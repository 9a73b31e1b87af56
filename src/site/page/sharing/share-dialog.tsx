/** The dialog with a link to the device in view: to copy, to send, to scan. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { targetOf } from '../../../help/companion/phase-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { languageOf, type Settings, type TextId } from '../../../thermostat/device/device'
import { x } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { QrCode } from '../../../thermostat/display/qr-code'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp } from '../app'
import { useIsUpright } from '../arrangement'
import { linkTo, sheetAddress } from './addresses'
import './share-dialog.css'

export function ShareDialog() {
  const t = useTranslate()
  const { updateSidebar } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  const settings = useDevice((device) => device.settings)
  const task = useCompanion((companion) => targetOf(companion)?.task ?? null)
  const [isWithTask, setWithTask] = useState(false)
  const link = linkTo(settings, isWithTask ? task : null)
  const isUpright = useIsUpright()
  // Beside the code, where an upright window has no room for it.
  const explanation = <p>{t('share.what')}</p>
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // Otherwise the dialog focuses its first element, the button that closes it.
    first.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="share"
      data-share=""
      aria-labelledby="share-title"
      closedby="any"
      onClose={() => updateSidebar({ isShareDialogOpen: false })}
      // Keys in the dialog must not press the device.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="share-head">
        <h2 id="share-title">{t('page.share')}</h2>
        <button type="button" aria-label={t('key.close')} onClick={() => dialog.current?.close()}>
          <Outline d={x} />
        </button>
      </div>
      {isUpright && explanation}
      <LinkRow key={link} link={link} firstButton={first} />
      {task && (
        <button type="button" aria-pressed={isWithTask} onClick={() => setWithTask(!isWithTask)}>
          {t('share.withTask')}
        </button>
      )}
      <div className="share-code" data-upright={isUpright || undefined}>
        <QrCode text={link} label={t('share.code')} moduleSize={4} />
        <div>
          <p className="share-scan">{t('share.scan')}</p>
          {!isUpright && explanation}
        </div>
      </div>
      <Papers settings={settings} />
    </dialog>
  )
}

/** Links to the papers, each with what it gives. */
function Papers({ settings }: { readonly settings: Settings }) {
  const t = useTranslate()
  const language = useDevice(languageOf)
  const base = import.meta.env.BASE_URL
  const papers = [
    { name: 'share.sheet', purpose: 'share.sheetPurpose', href: sheetAddress(settings, language) },
    { name: 'page.manual', purpose: 'share.manualPurpose', href: `${base}manual/${language}/` },
    { name: 'share.embed', purpose: 'share.embedPurpose', href: `${base}embed.html` },
  ] as const
  return (
    <ul className="share-links">
      {papers.map(({ name, purpose, href }) => (
        <li key={name}>
          <a href={href}>
            <span>{t(name)}</span>
            <small>{t(purpose)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Enough for screen readers to notice that the status was empty. */
const ANNOUNCE_DELAY_MS = 100

interface LinkRowProps {
  readonly link: string
  /** The button that most visitors press first. */
  readonly firstButton: RefObject<HTMLButtonElement | null>
}

/** The link with the buttons that send and copy it. In an upright window they are first, as wide as the dialog. */
function LinkRow({ link, firstButton }: LinkRowProps) {
  const t = useTranslate()
  const isUpright = useIsUpright()
  const canSend = 'share' in navigator
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState<TextId>()
  const copy = async () => {
    // Screen readers announce the same text again only if it was removed.
    setStatus(undefined)
    const outcome = await copyLink(link)
    if (outcome === 'share.copyYourself') {
      input.current?.focus()
      input.current?.select()
    }
    setTimeout(() => setStatus(outcome), ANNOUNCE_DELAY_MS)
  }
  const isSendFirst = canSend && isUpright
  const mainButton = { ref: firstButton, className: 'share-main' }
  const buttons = (
    <>
      {canSend && (
        <button
          {...(isSendFirst && mainButton)}
          type="button"
          onClick={() => void sendLink(t('share.shared'), link)}
        >
          {t('share.send')}
        </button>
      )}
      <button {...(!isSendFirst && mainButton)} type="button" onClick={() => void copy()}>
        {t(status === 'share.copied' ? status : 'share.copy')}
      </button>
    </>
  )
  return (
    <>
      <div className="share-row" data-upright={isUpright || undefined}>
        {isUpright && buttons}
        <input
          ref={input}
          readOnly
          aria-label={t('share.link')}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {!isUpright && buttons}
      </div>
      {/* The button shows that the link is copied. */}
      <p role="status" className={status === 'share.copyYourself' ? 'share-status' : 'unseen'}>
        {status && t(status)}
      </p>
    </>
  )
}

/** @returns the id of the text that tells the result */
async function copyLink(link: string): Promise<'share.copied' | 'share.copyYourself'> {
  try {
    await navigator.clipboard.writeText(link)
    return 'share.copied'
  } catch {
    return 'share.copyYourself'
  }
}

/** `navigator.share` rejects when the visitor cancels. */
async function sendLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}
