/** A sentence in which each sign of a button is a small key. Screen readers read its name. */
import type { Button, Text } from '../../src/thermostat/device/device'
import { Outline } from '../../src/thermostat/display/outline'
import { TextWithSymbols } from '../../src/thermostat/display/text-with-symbols'
import { signs } from './drawn-device'
import { useTranslate } from './use-manual'

export function Sentence({ text }: { readonly text: Text }) {
  const t = useTranslate()
  return <TextWithSymbols text={text} t={t} draw={drawSign} />
}

const drawSign = (button: Button) => <Outline d={signs[button]} />
