/** The buttons under the companion's sentence. */
import { useState, useTransition } from 'react'
import { useApp } from '../app/app'
import { useDevice } from '../display/use-device'
import { useSay } from '../texts/words-provider'
import { ActionButton } from './action-button'
import { type Control, controlsOf } from './controls'
import { momentOf } from './moments'
import { createSuggester } from './suggester'
import { companionOf, useCompanion } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const say = useSay()
  const name = useTaskName()
  const app = useApp()
  const companion = useCompanion((all) => all)
  const isLent = useDevice((device) => device.lent)
  const [suggest] = useState(createSuggester)
  // A transition, because what fails in it reaches the `Boundary`.
  const [, begin] = useTransition()
  const next = () => {
    const task = suggest(companion.guide, momentOf(app.device))
    return task && { task, name: name(task.task) }
  }
  const run = ({ event, buttons }: Control) => {
    if (event) app.companion.send(event)
    // Held for a visitor who cannot: it is their own press.
    else if (buttons) app.device.getState().send({ type: 'hold', buttons })
    else begin(companionOf(app).playScene)
  }
  return controlsOf(companion, { isLent, next }).map((control) => (
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
function keyOf({ command, event }: Control): string {
  if (event?.type === 'fix') return JSON.stringify(event.fix.label)
  return command === 'resume' ? 'pause' : command
}
