/** What a visitor says of the house: how its floor is built, and how large it is. */
import { type ReactNode, useId, useState } from 'react'
import { usePageServices } from '../../../common/page-services'
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { amount } from '../../../thermostat/device/device'
import { usualPower } from '../../house/house'
import { floors } from '../../house/model'
import type { HousePlan } from '../model'
import { areas, keepPlan, typedArea } from '../plan'
import { perArea } from '../power'
import { useClockwork, usePower } from '../use-time'

export function PlanFields() {
  const { choosePlan } = useClockwork()
  const choose = (change: Partial<HousePlan>) => {
    choosePlan(change)
    keepPlan(change)
  }
  return (
    <FeatureTexts feature="time">
      <FloorChoice choose={choose} />
      <AreaField choose={choose} />
    </FeatureTexts>
  )
}

interface FieldProps {
  readonly choose: (change: Partial<HousePlan>) => void
}

/** Which of the floors the room has; a driveway has its own. */
function FloorChoice({ choose }: FieldProps) {
  const t = useTranslate()
  const { build } = usePower()
  const offered = build === 'driveway' ? [build] : floors
  return (
    <Field label={t('time.build')}>
      {(id) => (
        <select
          id={id}
          name="houseFloor"
          value={build}
          disabled={build === 'driveway'}
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
function AreaField({ choose }: FieldProps) {
  const t = useTranslate()
  const page = usePageServices()
  const hint = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isBad, setBad] = useState(false)
  const { build, watts, area } = usePower()
  const bad = t({ id: 'time.area.bad', values: areas })
  const type = (text: string) => {
    const square = typedArea(text)
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
                density: number(perArea({ watts, area }), 0),
                usual: usualPower(build),
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
