/** What a visitor says of the house: how its floor is built, and how large it is. */
import { type ReactNode, useId, useState } from 'react'
import { usePageServices } from '../../../common/page-services'
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { amount } from '../../../thermostat/device/device'
import { typicalPowerDensityOf } from '../../house/house'
import { floors } from '../../house/model'
import type { HousePlan } from '../model'
import { areaRange, parseArea, storePlan } from '../plan'
import { powerDensityOf } from '../power'
import { usePower, useSimulationController } from '../use-simulation'

export function PlanFields() {
  const { changePlan } = useSimulationController()
  const choose = (change: Partial<HousePlan>) => {
    changePlan(change)
    storePlan(change)
  }
  return (
    <FeatureTexts feature="time">
      <FloorChoice choose={choose} />
      <AreaField choose={choose} />
    </FeatureTexts>
  )
}

interface PlanFieldProps {
  readonly choose: (change: Partial<HousePlan>) => void
}

/** Which of the floors the room has; a driveway has its own. */
function FloorChoice({ choose }: PlanFieldProps) {
  const t = useTranslate()
  const { construction } = usePower()
  const offered = construction === 'driveway' ? [construction] : floors
  return (
    <Field label={t('time.build')}>
      {(id) => (
        <select
          id={id}
          name="houseFloor"
          value={construction}
          disabled={construction === 'driveway'}
          onChange={({ target }) => {
            const floor = floors.find((one) => one === target.value)
            if (floor) choose({ floor })
          }}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`time.build.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** How many square metres are heated. What is no area changes nothing. */
function AreaField({ choose }: PlanFieldProps) {
  const t = useTranslate()
  const page = usePageServices()
  const hint = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isBad, setBad] = useState(false)
  const { construction, watts, area } = usePower()
  const bad = t({ id: 'time.area.bad', values: areaRange })
  const type = (text: string) => {
    const square = parseArea(text)
    setTyped(text)
    setBad(square === undefined)
    if (square !== undefined) choose({ area: square })
    else if (!isBad) page.announce(bad)
  }
  const number = (value: number, digits: number) => ({ number: value, digits })
  return (
    <>
      <Field label={t('time.area')}>
        {(id) => (
          <input
            id={id}
            name="houseArea"
            data-area=""
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? t(number(area, Number.isInteger(area) ? 0 : 1))}
            aria-invalid={isBad}
            aria-describedby={hint}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
      <p id={hint} className={isBad ? 'time-bad' : 'time-quiet'}>
        {isBad
          ? bad
          : t({
              id: 'time.area.power',
              values: {
                power: amount(Math.round(watts), 'unit.watts'),
                density: number(powerDensityOf({ watts, area }), 0),
                usual: typicalPowerDensityOf(construction),
              },
            })}
      </p>
    </>
  )
}

function Field({
  label,
  children,
}: {
  readonly label: string
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="time-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
