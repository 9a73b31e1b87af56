import { set } from '../../change'
import { goBackTo, show } from '../../rules/moving'
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
      needs: ({ settings }) => (settings.remoteControl === 'active' ? null : 'page.advice.remoteControl'),
    },
    { text: 'program.reset', icon: 'reset', to: `${path}/reset` },
  ],
})

/** Asks whether to leave no program at all (behaviour 6.12). */
export const programReset = question({
  path: `${path}/reset`,
  title: 'program.reset',
  icon: 'reset',
  edits: programFields,
  question: 'program.reset.question',
  destroys: true,
  answers: [
    {
      text: 'word.yes',
      does: (device) => show(set(device, { program: null, secondaryProgram: null, timer: 'off' }), 'save'),
    },
    { text: 'word.no', does: (device) => goBackTo(device, path) },
  ],
  overlay: { texts: { save: 'overlay.deleted' }, leadsTo: (device) => goBackTo(device, path) },
})
