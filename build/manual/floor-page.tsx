/** What to know about the floor: how warm, what lies on it, the first heating, summer, and absences. */

import { amount, type Text, type TextId } from '../../src/thermostat/device/device'
import { sensorLimits } from '../../src/thermostat/device/knowledge'
import { Opening } from './opening'
import { Topic } from './topics'
import { useTranslate } from './use-manual'

export function FloorContent() {
  const t = useTranslate()
  return (
    <div className="reference-page topics-page">
      <Opening title={t('guide.page.floor')} lead={t('manual.floor.intro')} />
      <FloorTopics />
    </div>
  )
}

export function FloorTopics() {
  return (
    <>
      <Topic title="manual.floor.warm" text="manual.floor.warm.text" tasks={['change-temperature']} />
      <Topic title="manual.floor.rugs" text="manual.floor.rugs.text" />
      <Topic title="manual.floor.coverings" tasks={['floor-type']}>
        <Coverings />
        <CoveringLimit />
      </Topic>
      <Topic title="manual.floor.first" text="manual.floor.first.text" tasks={['delay-start', 'heat-now']} />
      <Topic title="manual.floor.wet" text="manual.floor.wet.text" tasks={['comfort-heating']} />
      <Topic title="manual.floor.away" text="manual.floor.away.text" tasks={['stop-week-program']} />
    </>
  )
}

/** A covering, with the floor type to set for it; `null` if the thermostat has none. */
const coverings = [
  ['tile', 'floorType.tile'],
  ['microcement', 'floorType.tile'],
  ['parquet', 'floorType.wood'],
  ['laminate', 'floorType.wood'],
  ['vinyl', 'floorType.vinyl'],
  ['carpet', null],
] as const satisfies readonly (readonly [covering: string, floorType: TextId | null])[]

function Coverings() {
  const t = useTranslate()
  return (
    <table className="coverings">
      <thead>
        <tr>
          <th scope="col">{t('manual.floor.covering')}</th>
          <th scope="col">{t('manual.floor.suits')}</th>
          <th scope="col">{t('manual.col.setting')}</th>
        </tr>
      </thead>
      <tbody>
        {coverings.map(([covering, floorType]) => (
          <tr key={covering}>
            <th scope="row">{t(`manual.floor.${covering}`)}</th>
            <td>{t(`manual.floor.${covering}.text`)}</td>
            <td data-label={t('manual.col.setting')}>{floorType ? t(floorType) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CoveringLimit() {
  const t = useTranslate()
  const limit: Text = {
    id: 'manual.floor.limit',
    values: { max: amount(sensorLimits.roomSensorFloor.max, 'unit.degree') },
  }
  return (
    <>
      <p>{t('booklet.safety.limit')}</p>
      <p>{t(limit)}</p>
    </>
  )
}
