/** Runs a scenario on the device alone, without a browser and with a clock that the scenario moves. */
import english from '../../src/common/texts/en.json?catalog'
import { translate } from '../../src/common/texts/translate'
import { createTranslator } from '../../src/common/texts/translator'
import { controls, type Device, picture } from '../../src/thermostat/device/device'
import { Visitor } from '../../src/thermostat/device/testing'
import { freshDevice } from './fresh'
import { type Hand, type Seen, take } from './hand'
import { BEGINNING, type Scenario } from './scenario'

const words = createTranslator('en', english)

/** @returns the device after the scenario @throws an error with the display as text, if a check fails */
export async function play({ given, steps }: Scenario): Promise<Device> {
  const hand = new CoreHand(freshDevice(given.path ?? '/', given.settings), BEGINNING)
  for (const [index, one] of steps.entries()) {
    try {
      await take(hand, one)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`step ${index + 1}, ${JSON.stringify(one)}\n${message}\n${dump(hand.device)}`)
    }
  }
  return hand.device
}

class CoreHand extends Visitor implements Hand {
  reload() {
    throw new Error('Only a page can be reloaded.')
  }

  seen(): Seen {
    const { path, body, overlay, notice } = this.picture
    const may = Object.entries(controls(this.device))
    const lines = this.lines.map(({ text }) => translate(text, words))
    return {
      path,
      address: this.path,
      mode: body.kind === 'home' ? body.mode : null,
      text: dump(this.device),
      lines,
      focus: lines[this.focus] ?? null,
      value: 'value' in body ? String(body.value) : null,
      editing: 'editing' in body && body.editing,
      overlay: overlay?.status ?? null,
      notice,
      disabled: may.flatMap(([button, enabled]) => (enabled ? [] : [button])),
      stored: Object.fromEntries(
        Object.entries(this.settings).map(([name, value]) => [name, String(value ?? 'undefined')]),
      ),
    }
  }

  until(wrong: (seen: Seen) => string | null) {
    const message = wrong(this.seen())
    if (message) throw new Error(message)
  }
}

/** Returns the display as text, for the report of a failure. */
function dump(device: Device): string {
  const shown = picture(device)
  const said = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(said)
      : value && typeof value === 'object'
        ? isText(value)
          ? translate(value, words)
          : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part)]))
        : typeof value === 'string' && value in english
          ? words.message(value as keyof typeof english & Parameters<typeof words.message>[0])
          : value
  const { body, title, ...rest } = shown
  const pending = rest.pending ? ' (pending)' : ''
  const overlay = rest.overlay ? ` [${rest.overlay.status}: ${translate(rest.overlay.text, words)}]` : ''
  return [
    `┌ ${rest.path} ─ ${translate(title, words)}${pending}${overlay}`,
    ...JSON.stringify(said(body), null, 1).split('\n'),
    `└ ${Object.entries(controls(device))
      .map(([button, may]) => (may ? button : `(${button})`))
      .join(' ')}`,
  ].join('\n')
}

function isText(value: object): value is Exclude<Parameters<typeof translate>[0], string> {
  return (
    ('id' in value && 'values' in value) ||
    ('number' in value && typeof value.number === 'number') ||
    ('time' in value && typeof value.time === 'number') ||
    'verbatim' in value ||
    ('date' in value && 'as' in value)
  )
}
