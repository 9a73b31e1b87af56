/** The four choices of sensors: what each keeps and limits, and where it suits. */
import {
  amount,
  type Device,
  factorySettings,
  type Text,
  type TextId,
} from '../../src/thermostat/device/device'
import { createFactoryDevice, sensorLimits } from '../../src/thermostat/device/knowledge'
import { liveAddress } from './live-address'
import { Opening } from './opening'
import { Topic } from './topics'
import { useManual, useTranslate } from './use-manual'

export function SensorChoiceContent() {
  const t = useTranslate()
  return (
    <div className="reference-page topics-page">
      <Opening title={t('guide.page.sensor-choice')} lead={t('manual.sensorChoice.intro')} />
      <SensorChoices />
      <Topic
        title="manual.sensorChoice.set"
        text="manual.sensorChoice.set.text"
        tasks={['choose-sensor', 'why-room-cooler']}
      />
      <Topic title="manual.sensorChoice.limits" text={limits} tasks={['why-limited']} />
      <Topic title="manual.sensorChoice.place" text="manual.sensorChoice.place.text" />
      <Topic title="manual.sensorChoice.protect" text="booklet.safety.limit" />
    </div>
  )
}

const floorMax = amount(sensorLimits.roomSensorFloor.max, 'unit.degree')
const roomMax = amount(sensorLimits.floorSensorRoom.max, 'unit.degree')

const limits: Text = { id: 'manual.sensorChoice.limits.text', values: { floor: floorMax, room: roomMax } }

type Choice = 'floorSensor' | 'roomSensorFloor' | 'floorSensorRoom' | 'roomSensor'

interface ChoiceRow {
  readonly choice: Choice
  readonly name: TextId
  readonly kept: TextId
  /** The limit of the other sensor: its name and its value. */
  readonly limit: readonly [name: TextId, max: Text] | null
  readonly where: TextId
}

const choices: readonly ChoiceRow[] = [
  {
    choice: 'floorSensor',
    name: 'sensorChoice.floor',
    kept: 'home.floor',
    limit: null,
    where: 'manual.sensorChoice.tiles',
  },
  {
    choice: 'roomSensorFloor',
    name: 'sensorChoice.roomFloor',
    kept: 'home.room',
    limit: ['sensorLimit.floorMax', floorMax],
    where: 'manual.sensorChoice.wood',
  },
  {
    choice: 'floorSensorRoom',
    name: 'sensorChoice.floorRoom',
    kept: 'home.floor',
    limit: ['sensorLimit.roomMax', roomMax],
    where: 'manual.sensorChoice.stove',
  },
  {
    choice: 'roomSensor',
    name: 'sensorChoice.room',
    kept: 'home.room',
    limit: null,
    where: 'manual.sensorChoice.none',
  },
]

export function SensorChoices() {
  const t = useTranslate()
  return (
    <table className="sensor-choices">
      <thead>
        <tr>
          <th scope="col">{t('sensorChoice.title')}</th>
          <th scope="col">{t('manual.sensorChoice.case')}</th>
          <th scope="col">{t('manual.sensorChoice.kept')}</th>
          <th scope="col">{t('manual.sensorChoice.limited')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((row) => (
          <SensorChoiceRow key={row.choice} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function SensorChoiceRow({ row: { choice, name, kept, limit, where } }: { readonly row: ChoiceRow }) {
  const { t, booklet, language, linkToDevice } = useManual()
  return (
    <tr>
      <th scope="row">
        {booklet ? (
          t(name)
        ) : (
          <a
            href={linkToDevice(
              liveAddress({ id: 'choose-sensor', value: choice, language }, deviceBefore(choice)),
            )}
          >
            {t(name)}
          </a>
        )}
      </th>
      <td>{t(where)}</td>
      <td data-label={t('manual.sensorChoice.kept')}>{t(kept)}</td>
      <td data-label={t('manual.sensorChoice.limited')}>
        {limit ? limit.map(t).join('\u00a0') : t('manual.sensorChoice.nothing')}
      </td>
    </tr>
  )
}

/** Returns a device on which this choice is still to be made. */
function deviceBefore(choice: Choice): Device {
  const sensorChoice = choice === 'floorSensor' ? 'roomSensor' : 'floorSensor'
  return createFactoryDevice('/home', { settings: { ...factorySettings, sensorChoice } })
}
