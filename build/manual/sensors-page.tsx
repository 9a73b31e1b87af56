/** How to find the type of a floor sensor, and how it is tested. */
import {
  listSensorTypes,
  resistanceDegrees,
  type SensorTypeLine,
} from '../../src/help/guidance/manual/manual'
import { amount } from '../../src/thermostat/device/device'
import { Opening } from './opening'
import { Topic } from './topics'
import { useManual } from './use-manual'

export function SensorsContent() {
  const { t, linkTo } = useManual()
  return (
    <div className="reference-page topics-page">
      <Opening title={t('guide.page.sensors')} lead={t('manual.sensors.intro')} />
      <SensorTypes />
      <p className="after-table">{t('manual.sensors.samples')}</p>
      <SensorTypeTopics />
      <Topic title="manual.sensors.test" text="booklet.error.floor">
        <ul>
          <li>
            <a href={linkTo('errors/')}>{t('manual.errors')}</a>
          </li>
        </ul>
      </Topic>
    </div>
  )
}

export function SensorTypeTopics() {
  return (
    <>
      <Topic title="manual.sensors.number" text="manual.sensors.number.text" />
      <Topic title="manual.sensors.noMeter" text="manual.sensors.noMeter.text" tasks={['sensor-type']} />
    </>
  )
}

/** The resistance of each type at some temperatures. A booklet leaves out the reading in the demo. */
export function SensorTypes() {
  const { t, booklet } = useManual()
  return (
    <div className="numbers">
      <table className="sensor-types">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('manual.col.sensorType')}
            </th>
            <th scope="colgroup" colSpan={resistanceDegrees.length}>
              {t('manual.sensors.resistance')}
            </th>
            {!booklet && (
              <th scope="col" rowSpan={2}>
                {t('manual.col.reading')}
              </th>
            )}
          </tr>
          <tr>
            {resistanceDegrees.map((degrees) => (
              <th key={degrees} scope="col">
                {t(amount(degrees, 'unit.degree'))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listSensorTypes().map((line) => (
            <SensorTypeRow key={t(line.type)} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SensorTypeRow({
  line: { type, resistances, reading, isFactory },
}: {
  readonly line: SensorTypeLine
}) {
  const { t, booklet } = useManual()
  return (
    <tr>
      <th scope="row">{t(type)}</th>
      {resistances.map((resistance, at) => (
        <td key={resistanceDegrees[at]}>{t(resistance)}</td>
      ))}
      {!booklet && (
        <td>
          {t(reading)}
          {isFactory && <span className="aside-note">{t('manual.isFactory')}</span>}
        </td>
      )}
    </tr>
  )
}
