/** Runs a scenario on the device alone, without a browser and with a clock that the scenario moves. */
import english from '../../src/common/texts/en.json?catalog'
import { translate } from '../../src/common/texts/translate'
import { createTranslator } from '../../src/common/texts/translator'
import { createPicture, type Device, enabledButtonsOf } from '../../src/thermostat/device/device'
import { Visitor } from '../../src/thermostat/device/testing'
import { type DeviceDriver, performStep, type VisibleState } from './device-driver'
import { freshDevice } from './fresh-device'
import { type Scenario, START_TIME } from './scenario'

const translator = createTranslator('en', english)

/** @returns the device after the scenario @throws an error with the display as text, if a check fails */
export async function playScenario({ start, steps }: Scenario): Promise<Device> {
  const driver = new CoreDriver(freshDevice(start.path ?? '/', start.settings), START_TIME)
  for (const [index, one] of steps.entries()) {
    try {
      await performStep(driver, one)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`step ${index + 1}, ${JSON.stringify(one)}\n${message}\n${dump(driver.device)}`)
    }
  }
  return driver.device
}

class CoreDriver extends Visitor implements DeviceDriver {
  reload() {
    throw new Error('Only a page can be reloaded.')
  }

  readState(): VisibleState {
    const { path, body, overlay, notice } = this.picture
    const may = Object.entries(enabledButtonsOf(this.device))
    const lines = this.lines.map(({ text }) => translate(text, translator))
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

  retryUntilFine(findProblem: (seen: VisibleState) => string | null) {
    const message = findProblem(this.readState())
    if (message) throw new Error(message)
  }
}

/** Returns the display as text, for the report of a failure. */
function dump(device: Device): string {
  const shown = createPicture(device)
  const translateAll = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(translateAll)
      : value && typeof value === 'object'
        ? isText(value)
          ? translate(value, translator)
          : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translateAll(part)]))
        : typeof value === 'string' && value in english
          ? translator.message(value as keyof typeof english & Parameters<typeof translator.message>[0])
          : value
  const { body, title, ...rest } = shown
  const pending = rest.isInputBlocked ? ' (pending)' : ''
  const overlay = rest.overlay ? ` [${rest.overlay.status}: ${translate(rest.overlay.text, translator)}]` : ''
  return [
    `┌ ${rest.path} ─ ${translate(title, translator)}${pending}${overlay}`,
    ...JSON.stringify(translateAll(body), null, 1).split('\n'),
    `└ ${Object.entries(enabledButtonsOf(device))
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
