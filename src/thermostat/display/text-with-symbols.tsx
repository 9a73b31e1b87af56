/** A sentence in which the symbols of buttons are small keys. Screen readers read the name of the button. */
import type { Button, Text } from '../device/device'
import { buttonIcons } from './button-icons'
import { Outline } from './outline'

interface TextWithSymbolsProps {
  readonly text: Text
  readonly t: (text: Text) => string
}

export function TextWithSymbols({ text, t }: TextWithSymbolsProps) {
  const parts = t(text).split(SYMBOLS)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <ButtonSymbol key={index} symbol={part} button={buttonAt(parts, index, t)} t={t} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the sentence
      <span key={index}>{part}</span>
    ),
  )
}

const SYMBOLS = /([‹○›×])/

interface ButtonSymbolProps extends Pick<TextWithSymbolsProps, 't'> {
  readonly symbol: string
  readonly button: Button
}

function ButtonSymbol({ symbol, button, t }: ButtonSymbolProps) {
  return (
    <>
      <span className="unseen">{t(`key.${button}`)}</span>
      <b className="sign" aria-hidden="true">
        <Outline d={buttonIcons[button]} />
        {/* For copied text. */}
        <span className="unseen">{symbol}</span>
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
