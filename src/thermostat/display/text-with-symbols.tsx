/** A sentence with signs of buttons: one sees them as large as words, and hears what the buttons are called. */
import type { Button, Text } from '../device/device'

interface TextWithSymbolsProps {
  readonly text: Text
  readonly t: (text: Text) => string
}

export function TextWithSymbols({ text, t }: TextWithSymbolsProps) {
  const parts = t(text).split(SYMBOLS)
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <ButtonSymbol key={at} sign={part} name={t(`key.${buttonAt(parts, at, t)}`)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <span key={at}>{part}</span>
    ),
  )
}

const SYMBOLS = /([‹○›×])/

function ButtonSymbol({ sign, name }: { readonly sign: string; readonly name: string }) {
  return (
    <>
      <span className="unseen">{name}</span>
      <b className="sign" aria-hidden="true">
        {sign}
      </b>
    </>
  )
}

const buttons: Readonly<Record<string, Button>> = {
  '‹': 'previous',
  '○': 'confirm',
  '›': 'next',
  '×': 'close',
}

/** Back has the sign of previous: the words around it say that it is the one at the top. */
function buttonAt(parts: readonly string[], at: number, t: TextWithSymbolsProps['t']): Button {
  const sign = parts[at] ?? ''
  const [before = '', after = ''] = t({ id: 'tell.top', values: { sign: { verbatim: sign } } }).split(sign)
  const isAtTop = parts[at - 1]?.endsWith(before) && parts[at + 1]?.startsWith(after)
  return sign === '‹' && isAtTop ? 'back' : (buttons[sign] ?? 'confirm')
}
