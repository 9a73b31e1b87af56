/** The sheet itself, as it is printed. */
import { Fragment } from 'react'
import { type Instant, languageNames, type Moment, type Text, type TextId } from '../device/device'
import { drawCode } from '../display/qr'
import type { Doing, Row, Sheet } from '../guidance/sheet/model'
import { toldRow } from '../guidance/sheet/told'
import { signOf } from '../guidance/telling/names'
import { packDevice } from '../share/packed'
import { say } from '../texts/say'
import type { Words } from '../texts/words'
import type { Given } from './given'

interface PaperProps {
  readonly given: Given
  readonly sheet: Sheet
  readonly words: Words
  readonly today: Instant
}

export function Paper({ given, sheet, words, today }: PaperProps) {
  const said = (text: Text) => say(text, words)
  return (
    <main className="paper">
      <header>
        <p className="device">{said('page.device')}</p>
        <h1>{said('sheet.title')}</h1>
        <p className="date">{said({ date: today, as: 'date' })}</p>
        <p>{said('sheet.attachment')}</p>
      </header>
      {given.isBad && (
        <p className="bad" role="status">
          {said('sheet.bad')}
        </p>
      )}
      <Around around={sheet.around} said={said} />
      {sheet.rows.length === 0 ? <p>{said('sheet.nothing')}</p> : <Table sheet={sheet} words={words} />}
      <Share settings={given.settings} said={said} />
      <Installation said={said} />
    </main>
  )
}

type Said = (text: Text) => string

function Around({ around, said }: { readonly around: Sheet['around']; readonly said: Said }) {
  if (around.length === 0) return null
  return (
    <section className="around">
      <h2>{said('sheet.around')}</h2>
      <ul>
        {around.map((text) => (
          <li key={said(text)}>{said(text)}</li>
        ))}
      </ul>
    </section>
  )
}

function Table({ sheet, words }: { readonly sheet: Sheet; readonly words: Words }) {
  const said = (text: Text) => say(text, words)
  const language: Text = { verbatim: languageNames[words.language] }
  const hasGuide = sheet.rows.some(({ field, doings }) => field === 'floorType' && doings.length > 0)
  return (
    <>
      <p className="begin">
        {said({ id: 'sheet.begin', values: { language } })} {said(buttons)}
        {hasGuide && ` ${said('sheet.guide')}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{said('sheet.setting')}</th>
            <th scope="col">{said('sheet.value')}</th>
            <th scope="col">{said('sheet.presses')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(sheet).map(({ row, texts }) => (
            <tr key={row.field} data-field={row.field}>
              <th scope="row">{said(row.name)}</th>
              <td>{said(row.value)}</td>
              <td className="presses" data-acts={row.doings.flatMap(actsOf).join(' ')}>
                <Presses said={texts.map(said)} none={said('sheet.none')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** By the signs on them. */
const buttons: Text = {
  id: 'sheet.buttons',
  values: { confirm: signOf('confirm'), previous: signOf('previous'), next: signOf('next') },
}

/** Each row begins where the one before it ended. */
function rowsOf({ begin, rows }: Sheet): readonly { row: Row; texts: readonly Text[] }[] {
  let moment: Moment = begin
  return rows.map((row) => {
    const { texts, end } = toldRow(moment, row)
    moment = end
    return { row, texts }
  })
}

/** For whoever reads them with a program: `next*3 confirm hold:confirm:3000 switch:wifiInstalled`. */
function actsOf(doing: Doing): readonly string[] {
  if (!('acts' in doing))
    return doing.happenings.map((one) => ('name' in one ? `switch:${one.name}` : one.type))
  return doing.acts.map(({ buttons, times, holds }) =>
    holds > 0 ? `hold:${buttons.join('+')}:${holds}` : `${buttons.join('+')}*${times}`,
  )
}

function Presses({ said, none }: { readonly said: readonly string[]; readonly none: string }) {
  if (said.length === 0) return none
  return said.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same press may be there twice
    <Fragment key={index}>
      {index > 0 && ' · '}
      <Signed text={text} />
    </Fragment>
  ))
}

/** The signs of the buttons stand out from the words. */
function Signed({ text }: { readonly text: string }) {
  return text.split(/([○‹›×])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not change places
      <b key={index}>{part}</b>
    ) : (
      part
    ),
  )
}

function Share({ settings, said }: { readonly settings: Given['settings']; readonly said: Said }) {
  const link = new URL(`${import.meta.env.BASE_URL}home#d=${packDevice(settings)}`, location.href).href
  const { size, path } = drawCode(link)
  return (
    <section className="link">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={said('sheet.code')}>
        <path d={path} />
      </svg>
      <p>
        {said('sheet.link')}
        <br />
        <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
      </p>
    </section>
  )
}

/** What only the installer knows, to be written by hand. */
function Installation({ said }: { readonly said: Said }) {
  return (
    <section className="installation">
      <h2>{said('sheet.installation')}</h2>
      <ul>
        {blanks.map(({ label, unit }) => (
          <li key={said(label)}>
            <span>{said(label)}</span>
            <span>{unit}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Blank {
  readonly label: Text
  readonly unit?: string
}

/** Two in a row: what is measured before beside what is measured after. */
const blanks: readonly Blank[] = [
  { label: 'sheet.address' },
  { label: 'sheet.room' },
  { label: 'sheet.circuit' },
  { label: 'sheet.name' },
  ...measured('sheet.resistance', 'Ω'),
  ...measured('sheet.insulation', 'MΩ'),
  { label: 'sheet.date' },
  { label: 'sheet.signature' },
]

function measured(what: TextId, unit: string): readonly Blank[] {
  return [
    { label: { id: 'sheet.before', values: { what } }, unit },
    { label: { id: 'sheet.after', values: { what } }, unit },
  ]
}
