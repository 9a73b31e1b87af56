/** The buttons under the companion's sentence. */
import { useTransition } from 'react'
import { useApp } from '../app/app'
import { useDevice } from '../display/use-device'
import { useSay } from '../texts/words-provider'
import { ActionButton } from './action-button'
import { type Control, controlsOf } from './controls'
import { companionOf, useCompanion } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const say = useSay()
  const nameOf = useTaskName()
  const app = useApp()
  const companion = useCompanion((all) => all)
  const isLent = useDevice((device) => device.lent)
  // A transition, because what fails in it reaches the `Boundary`.
  const [, begin] = useTransition()
  const run = (control: Control) => {
    if ('event' in control) app.companion.send(control.event)
    // Held for a visitor who cannot: it is their own press.
    else if (control.command === 'hold')
      app.device.getState().send({ type: 'hold', buttons: control.buttons })
    else if (control.command === 'let-time-run') begin(companionOf(app).playScene)
    else app.companion.send({ type: control.command })
  }
  return controlsOf(companion, { isLent, nameOf }).map((control) => (
    <ActionButton
      key={keyOf(control)}
      command={control.command}
      text={say(control.text)}
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
