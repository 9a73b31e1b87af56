/** A sentence with symbols of buttons. Screen readers read the name of the button instead of the symbol. */
import type { ReactNode } from 'react'
import type { Button, Text } from '../device/device'

interface TextWithSymbolsProps {
  readonly text: Text
  readonly t: (text: Text) => string
  /** Draws a button's symbol; without it the symbol is the sign in the text. */
  readonly draw?: ((button: Button) => ReactNode) | undefined
}

export function TextWithSymbols({ text, t, draw }: TextWithSymbolsProps) {
  const parts = t(text).split(SYMBOLS)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <ButtonSymbol key={index} symbol={part} button={buttonAt(parts, index, t)} t={t} draw={draw} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <span key={index}>{part}</span>
    ),
  )
}

const SYMBOLS = /([‹○›×])/

interface ButtonSymbolProps extends Pick<TextWithSymbolsProps, 't' | 'draw'> {
  readonly symbol: string
  readonly button: Button
}

function ButtonSymbol({ symbol, button, t, draw }: ButtonSymbolProps) {
  return (
    <>
      <span className="unseen">{t(`key.${button}`)}</span>
      <b className="sign" aria-hidden="true">
        {draw?.(button)}
        {/* Copied text has the sign also where it is drawn. */}
        {draw ? <span className="unseen copied">{symbol}</span> : symbol}
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
