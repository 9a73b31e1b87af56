import { changeSettings } from '../../change'
import { goBackTo, showOverlay } from '../../rules/navigation'
import { programFields } from '../../rules/programs'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'

const path = '/home/menu/program'

export const program = menu({
  path,
  title: 'program.title',
  icon: 'program',
  dependsOn: ['remoteControl'],
  lines: [
    { text: 'program.week', icon: 'week', to: `${path}/week` },
    { text: 'program.timer', icon: 'timer', to: `${path}/timer` },
    {
      text: 'program.remoteControl',
      icon: 'remote',
      to: `${path}/remote-control`,
      missingRequirementOf: ({ settings }) =>
        settings.remoteControl === 'active' ? null : 'page.advice.remoteControl',
    },
    { text: 'program.reset', icon: 'reset', to: `${path}/reset` },
  ],
})

/** Asks whether to reset the programs (behaviour 6.12). */
export const programReset = question({
  path: `${path}/reset`,
  title: 'program.reset',
  icon: 'reset',
  edits: programFields,
  question: 'program.reset.question',
  isDestructive: true,
  answers: [
    {
      text: 'word.yes',
      action: (device) =>
        showOverlay(changeSettings(device, { program: null, secondaryProgram: null, timer: 'off' }), 'save'),
    },
    { text: 'word.no', action: (device) => goBackTo(device, path) },
  ],
  overlay: { texts: { save: 'overlay.deleted' }, onEnd: (device) => goBackTo(device, path) },
})
