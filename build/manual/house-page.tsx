/** The page about the simulated house: its picture, its calculation, the sources of its numbers, and its limits. */
import { roomConstants } from '../../src/simulation/house/constants'
import { advanceHouse, createHouse, typicalPowerDensityOf } from '../../src/simulation/house/house'
import type { FloorId } from '../../src/simulation/house/model'
import { MEAN_OUTDOOR_TEMPERATURE } from '../../src/simulation/house/weather'
import type { Text } from '../../src/thermostat/device/device'
import { LayersTable, OthersTable } from './house-tables'
import { Opening } from './opening'
import { useTranslate } from './use-manual'
import { WinterMorning } from './winter-morning'

export function HouseContent() {
  const t = useTranslate()
  return (
    <div className="reference-page house-page">
      <Opening title={t('manual.house')} lead={t('manual.house.intro')} />
      <WinterMorning />
      <p>{t(works)}</p>
      <p>{t('manual.house.counts')}</p>
      <p>{t(warmUpTimes())}</p>
      <p>{t('manual.house.leaves')}</p>
      {/* With large letters on a narrow page, each table scrolls sideways, not the page. */}
      <div className="numbers">
        <LayersTable />
      </div>
      <div className="numbers">
        <OthersTable />
      </div>
    </div>
  )
}

const works: Text = {
  id: 'manual.house.works',
  values: {
    otherRooms: { number: roomConstants.otherRoomsTemperature.value, unit: 'unit.degree' },
    lag: { number: roomConstants.sensorLag.value, unit: 'unit.minutes' },
    outdoor: { number: MEAN_OUTDOOR_TEMPERATURE, unit: 'unit.degree' },
  },
}

/** Returns the warm-up time of each floor, calculated by the simulation itself. */
function warmUpTimes(): Text {
  const [mat, screed, concrete] = [minutesFor('mat'), minutesFor('screed'), minutesFor('concrete') / 60]
  return {
    id: 'manual.house.times',
    values: { mat: { number: mat }, screed: { number: screed }, concrete: { number: concrete } },
  }
}

const UNIFORM_TEMPERATURE = 20
const WARM_UP_DEGREES = 5

/**
 * Returns the minutes in which a tiled floor gets `WARM_UP_DEGREES` warmer, in a house of one temperature everywhere.
 * @throws if its cables are too weak for it
 */
function minutesFor(floor: FloorId): number {
  const conditions = {
    heatingPower: typicalPowerDensityOf(floor),
    outdoor: UNIFORM_TEMPERATURE,
    windowOpen: false,
  }
  let house = createHouse(floor, 'tile', {
    floor: UNIFORM_TEMPERATURE,
    room: UNIFORM_TEMPERATURE,
    outdoor: UNIFORM_TEMPERATURE,
  })
  for (let minutes = 1; minutes <= 24 * 60; minutes++) {
    house = advanceHouse(house, conditions, 60)
    if (house.slab >= UNIFORM_TEMPERATURE + WARM_UP_DEGREES) return minutes
  }
  throw new Error(`The floor ${floor} does not get ${WARM_UP_DEGREES} degrees warmer in a day.`)
}
