/** Lets the visitor choose the value of a task: from a list, or a number where there are many. */
import { useId } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import {
  type DefaultedRange,
  isRange,
  parseValue,
  type TaskTarget,
  tasks,
  type Value,
  valueText,
} from '../../guidance/guidance'
import { useCompanionStore } from '../use-companion'

interface ValueFieldProps {
  readonly target: TaskTarget
}

/** More values than this are a number to type. */
const LONGEST_LIST = 61

export function ValueField({ target: { task, value } }: ValueFieldProps) {
  const t = useTranslate()
  const companion = useCompanionStore()
  const id = useId()
  const { values } = tasks[task]
  if (!values) return null
  const choose = (text: string) => companion.send({ type: 'choose', task, value: parseValue(task, text) })
  const listed = isRange(values) ? listOf(values) : values
  return (
    <div className="task-value">
      <label htmlFor={id}>{t('guide.value')}</label>
      {listed ? (
        <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
          {listed.map((one) => (
            <option key={one} value={one}>
              {t(valueText(task, one))}
            </option>
          ))}
        </select>
      ) : (
        <NumberField id={id} range={values as DefaultedRange} value={value} onChoose={choose} />
      )}
    </div>
  )
}

interface NumberFieldProps {
  readonly id: string
  readonly range: DefaultedRange
  readonly value: Value
  readonly onChoose: (text: string) => void
}

function NumberField({ id, range: { min, max, step }, value, onChoose }: NumberFieldProps) {
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={step}
      defaultValue={value}
      onChange={({ target }) => target.validity.valid && target.value && onChoose(target.value)}
    />
  )
}

/** The values of a range, `null` where there are too many to choose from. */
function listOf({ min, max, step }: DefaultedRange): readonly Value[] | null {
  const count = (max - min) / step + 1
  return count > LONGEST_LIST ? null : Array.from({ length: count }, (_, index) => min + index * step)
}
