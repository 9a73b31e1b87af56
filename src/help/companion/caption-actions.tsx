/** The buttons of the caption. */
import { useTransition } from 'react'
import { usePageServices } from '../../common/page-services'
import { useTranslate } from '../../common/texts/translator-provider'
import { useDeviceElements } from '../../thermostat/display/device-elements'
import { useSend } from '../../thermostat/display/use-device'
import { ActionButton } from './action-button'
import { useCompanionConnection } from './connect'
import { type Control, controlsOf } from './controls'
import { statusOf } from './phase-state'
import { useCompanion, useCompanionStore } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const t = useTranslate()
  const nameOf = useTaskName()
  const { send, getState } = useCompanionStore()
  const { confirm } = useDeviceElements().buttons
  const { isFramed } = usePageServices()
  const { playScene } = useCompanionConnection()
  const sendToDevice = useSend()
  const companion = useCompanion((state) => state)
  // Loads a scene in a transition, so that an error reaches the `ErrorBoundary`.
  const [, startTransition] = useTransition()
  const run = (control: Control) => {
    if ('event' in control) send(control.event)
    // Counts as the visitor's own press: the control is for visitors who cannot hold a button down.
    else if (control.command === 'hold') sendToDevice({ type: 'hold', buttons: control.buttons })
    else if (control.command === 'let-time-run') startTransition(playScene)
    else send({ type: control.command })
    // In a practice the keys are for the device.
    if (control.command === 'try' && statusOf(getState()) === 'trying')
      confirm.current?.focus({ preventScroll: isFramed })
  }
  return controlsOf(companion, nameOf).map((control) => (
    <ActionButton
      key={keyOf(control)}
      command={control.command}
      text={t(control.text)}
      icon={control.icon}
      isMain={control.isMain}
      isPlain={control.isPlain}
      isSmall={control.isSmall}
      isDisabled={control.isDisabled}
      onClick={() => run(control)}
    />
  ))
}

/**
 * Fixes (the command `mend`) differ only in text. Pause and resume share a key, so that the focus stays when one
 * replaces the other.
 */
function keyOf(control: Control): string {
  if (control.command === 'mend') return JSON.stringify(control.text)
  return control.command === 'resume' ? 'pause' : control.command
}
