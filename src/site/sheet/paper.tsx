/** The printed sheet. */
import { useTranslate } from '../../common/texts/translator-provider'
import { type ListedSetting, listSettings } from '../../help/guidance/settings-list'
import {
  type Instant,
  type Language,
  languageNames,
  type Settings,
  type TextId,
} from '../../thermostat/device/device'
import { QrCode } from '../../thermostat/display/qr-code'
import { TitlePath } from '../../thermostat/display/title-path'
import { packDevice } from '../share/pack-device'
import { noteLinesFor, type SheetData } from './sheet-data'

interface PaperProps {
  readonly data: SheetData
  readonly language: Language
  readonly today: Instant
}

export function Paper({ data: { settings, isLinkUnreadable }, language, today }: PaperProps) {
  const t = useTranslate()
  const listed = listSettings(settings)
  return (
    <article className="paper">
      <PaperHeader settings={settings} today={today} />
      {isLinkUnreadable && (
        <p className="bad" role="status">
          {t('sheet.bad')}
        </p>
      )}
      <Equipment settings={settings} />
      <SettingsTable listed={listed} />
      <p className="others">
        {listed.some(({ isChanged }) => isChanged)
          ? t({ id: 'sheet.others', values: { language: { verbatim: languageNames[language] } } })
          : t('sheet.nothing')}
      </p>
      <p className="on-paper">{t('sheet.onPaper')}</p>
      <InstallationRecord />
      <Notes lines={noteLinesFor(listed.length)} />
    </article>
  )
}

/** A frame with lines to write on. */
function Notes({ lines }: { readonly lines: number }) {
  const t = useTranslate()
  return (
    <section className="notes">
      <h2>{t('sheet.notes')}</h2>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={line} className="note-line" />
      ))}
    </section>
  )
}

/** The title, with a link and a QR code that open this thermostat. */
function PaperHeader({ settings, today }: { readonly settings: Settings; readonly today: Instant }) {
  const t = useTranslate()
  const link = new URL(`${import.meta.env.BASE_URL}home#d=${packDevice(settings)}`, location.href).href
  return (
    <header>
      <div>
        <p>{t('page.device')}</p>
        <h1>{t('sheet.title')}</h1>
        <p className="date">{t({ date: today, as: 'date' })}</p>
        <p>{t('sheet.attachment')}</p>
        <p className="link">
          <span>{t('sheet.link')}</span>
          <br />
          <a href={link} translate="no">
            {link.replace(/^https?:\/\//, '')}
          </a>
        </p>
      </div>
      <QrCode text={link} label={t('share.code')} isBare />
    </header>
  )
}

/** The connected equipment that differs from the factory's. */
function Equipment({ settings }: { readonly settings: Settings }) {
  const t = useTranslate()
  const texts: readonly TextId[] = [
    ...(settings.wifiInstalled ? ['sheet.card' as const] : []),
    ...(settings.remoteControlInstalled ? [] : ['sheet.noRemoteControl' as const]),
  ]
  return texts.length > 0 && <p>{texts.map(t).join(' ')}</p>
}

function SettingsTable({ listed }: { readonly listed: readonly ListedSetting[] }) {
  const t = useTranslate()
  return (
    <table>
      <caption className="unseen">{t('sheet.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.setting')}</th>
          <th scope="col">{t('sheet.value')}</th>
          <th scope="col">{t('sheet.where')}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ field, name, value, menus }) => (
          <tr key={field} data-field={field}>
            <th scope="row">{t(name)}</th>
            <td>{t(value)}</td>
            <td>
              <TitlePath titles={menus.map(t)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Blank lines for the installer to fill in by hand, with each measurement before and after the installation. */
function InstallationRecord() {
  const t = useTranslate()
  const measurement = (what: TextId, unit: string) =>
    (['sheet.before', 'sheet.after'] as const).map((id) => ({ label: t({ id, values: { what } }), unit }))
  const blank = (id: TextId) => ({ label: t(id), unit: null })
  const blanks = [
    ...(['sheet.address', 'sheet.room', 'sheet.circuit', 'sheet.name'] as const).map(blank),
    ...measurement('sheet.resistance', 'Ω'),
    ...measurement('sheet.insulation', 'MΩ'),
    ...(['sheet.date', 'sheet.signature'] as const).map(blank),
  ]
  return (
    <section className="installation">
      <h2>{t('sheet.installation')}</h2>
      <ul>
        {blanks.map(({ label, unit }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{unit}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
