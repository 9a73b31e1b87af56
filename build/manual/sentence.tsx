/** A sentence in which each sign of a button is a small key. */
import type { Text } from '../../src/thermostat/device/device'
import { TextWithSymbols } from '../../src/thermostat/display/text-with-symbols'
import { useTranslate } from './use-manual'

export function Sentence({ text }: { readonly text: Text }) {
  return <TextWithSymbols text={text} t={useTranslate()} />
}
