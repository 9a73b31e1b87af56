/** A sentence with symbols of buttons. Screen readers read the name of the button instead of the symbol. */
import type { Button, Text } from '../device/device'

interface TextWithSymbolsProps {
  readonly text: Text
  readonly t: (text: Text) => string
}

export function TextWithSymbols({ text, t }: TextWithSymbolsProps) {
  const parts = t(text).split(SYMBOLS)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <ButtonSymbol key={index} symbol={part} name={t(`key.${buttonAt(parts, index, t)}`)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <span key={index}>{part}</span>
    ),
  )
}

const SYMBOLS = /([‹○›×])/

function ButtonSymbol({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  return (
    <>
      <span className="unseen">{name}</span>
      <b className="sign" aria-hidden="true">
        {symbol}
      </b>
    </>
  )
}

const buttonBySymbol: Readonly<Record<string, Button>> = {
  '‹': 'previous',
  '○': 'confirm',
  '›': 'next',
  '×': 'close',
}

/** Returns the button of a symbol. Back and previous share one; only back has the words for "at the top" around it. */
function buttonAt(parts: readonly string[], index: number, t: TextWithSymbolsProps['t']): Button {
  const symbol = parts[index] ?? ''
  const [before = '', after = ''] = t({ id: 'tell.top', values: { sign: { verbatim: symbol } } }).split(
    symbol,
  )
  const isAtTop = parts[index - 1]?.endsWith(before) && parts[index + 1]?.startsWith(after)
  return symbol === '‹' && isAtTop ? 'back' : (buttonBySymbol[symbol] ?? 'confirm')
}
