/** A chapter of the booklet for the home: a table by symptom. */
import type { TaskId } from '../../../src/help/guidance/guidance'
import type { TextId } from '../../../src/thermostat/device/device'
import { useTranslate } from '../use-manual'
import type { ChapterId } from './booklets'
import { Reference } from './task-reference'

/** A symptom, what it means, and the tasks or chapters that help. */
const symptoms: readonly (readonly [
  symptom: TextId,
  remedy: TextId,
  ids: readonly (TaskId | ChapterId)[],
])[] = [
  ['booklet.symptom.cold', 'booklet.remedy.cold', ['why-not-warm-yet', 'turn-on', 'stop-timer']],
  ['booklet.symptom.coldRoom', 'booklet.remedy.coldRoom', ['why-room-cooler', 'why-limited']],
  ['booklet.symptom.hot', 'booklet.remedy.hot', ['change-temperature']],
  ['booklet.symptom.dark', 'booklet.remedy.dark', ['screen-saver']],
  ['booklet.symptom.always', 'booklet.remedy.always', ['see-operation', 'safety']],
  ['booklet.symptom.clicks', 'booklet.remedy.clicks', []],
  ['booklet.symptom.nothing', 'booklet.remedy.nothing', ['unlock-keys']],
  ['booklet.symptom.back', 'booklet.remedy.back', ['why-it-goes-back']],
  ['booklet.symptom.early', 'booklet.remedy.early', ['see-week-program', 'why-early', 'set-clock']],
  ['booklet.symptom.pause', 'booklet.remedy.pause', ['why-window', 'why-limited', 'errors']],
  ['booklet.symptom.error', 'manual.mode.error', ['errors']],
  ['booklet.symptom.clock', 'booklet.remedy.clock', ['set-clock', 'summer-time', 'set-time-zone']],
]

export function Symptoms() {
  const t = useTranslate()
  return (
    <table className="symptoms">
      <thead>
        <tr>
          <th scope="col">{t('booklet.symptom')}</th>
          <th scope="col">{t('booklet.remedy')}</th>
          <th scope="col">{t('booklet.task')}</th>
        </tr>
      </thead>
      <tbody>
        {symptoms.map(([symptom, remedy, ids]) => (
          <tr key={symptom}>
            <th scope="row">{t(symptom)}</th>
            <td>{t(remedy)}</td>
            <td>
              {ids.map((id) => (
                <Reference key={id} id={id} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
