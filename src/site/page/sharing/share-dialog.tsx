/** The dialog with a link to the device in view: to copy, to send, to scan. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { targetOf } from '../../../help/companion/phase-state'
import { useCompanion } from '../../../help/companion/use-companion'
import { languageOf, type TextId } from '../../../thermostat/device/device'
import { QrCode } from '../../../thermostat/display/qr-code'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp } from '../app'
import { linkTo, sheetAddress } from './addresses'
import './share-dialog.css'

export function ShareDialog() {
  const t = useTranslate()
  const { updateSidebar } = useApp()
  const dialog = useRef<HTMLDialogElement>(null)
  const settings = useDevice((device) => device.settings)
  const language = useDevice(languageOf)
  const task = useCompanion((companion) => targetOf(companion)?.task ?? null)
  const [isWithTask, setWithTask] = useState(false)
  const link = linkTo(settings, isWithTask ? task : null)
  const copy = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // Otherwise the dialog focuses its first element, the link.
    copy.current?.focus()
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
      <h2 id="share-title">{t('page.share')}</h2>
      <p>{t('share.what')}</p>
      <LinkField link={link} copyButton={copy} />
      {task && (
        <button type="button" aria-pressed={isWithTask} onClick={() => setWithTask(!isWithTask)}>
          {t('share.withTask')}
        </button>
      )}
      <div className="share-more">
        <QrCode text={link} label={t('share.code')} moduleSize={4} />
        <p>
          <a href={sheetAddress(settings, language)}>{t('share.sheet')}</a>
          <a href={`${import.meta.env.BASE_URL}manual/${language}/`}>{t('page.manual')}</a>
        </p>
      </div>
      <div className="share-row">
        {'share' in navigator && (
          <button type="button" onClick={() => void sendLink(t('share.shared'), link)}>
            {t('share.send')}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('key.close')}
        </button>
      </div>
    </dialog>
  )
}

/** Enough for screen readers to notice that the status was empty. */
const ANNOUNCE_DELAY_MS = 100

interface LinkFieldProps {
  readonly link: string
  readonly copyButton: RefObject<HTMLButtonElement | null>
}

/** The link, a button that copies it, and the result. */
function LinkField({ link, copyButton }: LinkFieldProps) {
  const t = useTranslate()
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
  return (
    <>
      <label htmlFor="share-link">{t('share.link')}</label>
      <div className="share-row">
        <input
          id="share-link"
          ref={input}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button ref={copyButton} type="button" className="share-copy" onClick={() => void copy()}>
          {t('share.copy')}
        </button>
      </div>
      <p role="status" className="share-status">
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
