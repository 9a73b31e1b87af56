/** The buttons under the companion's sentence. */
import { useTransition } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { useSend } from '../../thermostat/display/use-device'
import { ActionButton } from './action-button'
import { useConnection } from './connect'
import { type Control, controlsOf } from './controls'
import { useCompanion, useCompanionStore } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const t = useTranslate()
  const nameOf = useTaskName()
  const { send } = useCompanionStore()
  const { playScene } = useConnection()
  const sendDevice = useSend()
  const companion = useCompanion((all) => all)
  // A transition, because what fails in it reaches the `ErrorBoundary`.
  const [, begin] = useTransition()
  const run = (control: Control) => {
    if ('event' in control) send(control.event)
    // Held for a visitor who cannot: it is their own press.
    else if (control.command === 'hold') sendDevice({ type: 'hold', buttons: control.buttons })
    else if (control.command === 'let-time-run') begin(playScene)
    else send({ type: control.command })
  }
  return controlsOf(companion, nameOf).map((control) => (
    <ActionButton
      key={keyOf(control)}
      command={control.command}
      text={t(control.text)}
      sign={control.sign}
      isMain={control.isMain}
      isResting={control.isResting}
      onClick={() => run(control)}
    />
  ))
}

/** Pausing and resuming is one button, which keeps the focus. */
function keyOf(control: Control): string {
  if (control.command === 'mend') return JSON.stringify(control.text)
  return control.command === 'resume' ? 'pause' : control.command
}
