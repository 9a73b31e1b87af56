/** A sentence in which each sign of a button is a small key, in the booklet a letter. Screen readers read its name. */
import type { Button, Text } from '../../src/thermostat/device/device'
import { Outline } from '../../src/thermostat/display/outline'
import { TextWithSymbols } from '../../src/thermostat/display/text-with-symbols'
import { signs } from './drawn-device'
import { useManual } from './use-manual'

export function Sentence({ text }: { readonly text: Text }) {
  const { t, isPrint } = useManual()
  return <TextWithSymbols text={text} t={t} draw={isPrint ? undefined : drawSign} />
}

const drawSign = (button: Button) => <Outline d={signs[button]} />
