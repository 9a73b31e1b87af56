/** The field for a task's value: a list, or a number if there are many values. */
import { useId } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import {
  isRange,
  parseValue,
  type RangeWithDefault,
  type TaskValue,
  type TaskWithValue,
  tasks,
  textOfTaskValue,
} from '../../guidance/guidance'
import { useCompanionStore } from '../use-companion'

interface ValueFieldProps {
  readonly target: TaskWithValue
}

/** The maximum number of values of a range that are listed; with more, the visitor types a number. */
const MAX_LIST_LENGTH = 61

export function ValueField({ target: { task, value } }: ValueFieldProps) {
  const t = useTranslate()
  const companion = useCompanionStore()
  const id = useId()
  const { values } = tasks[task]
  if (!values) return null
  const choose = (text: string) => companion.send({ type: 'choose', task, value: parseValue(task, text) })
  const options = isRange(values) ? valuesInRange(values) : values
  return (
    <div className="task-value">
      <label htmlFor={id}>{t('guide.value')}</label>
      {options ? (
        <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(textOfTaskValue(task, option))}
            </option>
          ))}
        </select>
      ) : (
        <NumberField id={id} range={values as RangeWithDefault} value={value} onChoose={choose} />
      )}
    </div>
  )
}

interface NumberFieldProps {
  readonly id: string
  readonly range: RangeWithDefault
  readonly value: TaskValue
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

/** Returns the values of a range; null if there are too many for a list. */
function valuesInRange({ min, max, step }: RangeWithDefault): readonly TaskValue[] | null {
  const count = (max - min) / step + 1
  return count > MAX_LIST_LENGTH ? null : Array.from({ length: count }, (_, index) => min + index * step)
}
