/** The buttons under the companion's sentence. */
import { useTransition } from 'react'
import { useSay } from '../texts/words-provider'
import { ActionButton } from './action-button'
import { type Control, controlsOf } from './controls'
import { useCompanion, usePlay } from './use-companion'
import { useTaskName } from './use-task-name'

export function CaptionActions() {
  const say = useSay()
  const name = useTaskName()
  const companion = useCompanion()
  const play = usePlay((all) => all)
  // A transition, because what fails in it reaches the `Boundary`.
  const [, begin] = useTransition()
  const nextName = () => {
    const next = companion.next()
    return next && name(next.task)
  }
  const run = ({ command, fix, buttons }: Control) => {
    if (command === 'mend') return fix && companion.fix(fix)
    if (command === 'hold') return buttons && companion.hold(buttons)
    const actions: Readonly<Record<typeof command, () => void>> = {
      show: companion.show,
      try: companion.try,
      pause: companion.pause,
      resume: play.under ? companion.dismiss : companion.resume,
      step: companion.stepOn,
      'step-back': companion.stepBack,
      hint: companion.hint,
      'let-time-run': () => begin(companion.letTimeRun),
      keep: companion.keep,
      'put-back': companion.putBack,
      leave: companion.leave,
      next: companion.goOn,
    }
    actions[command]()
  }
  return controlsOf(play, nextName).map((control) => (
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

/** Pausing and going on is one button, which keeps the focus. */
function keyOf({ command, fix }: Control): string {
  if (fix) return JSON.stringify(fix.label)
  return command === 'resume' ? 'pause' : command
}
