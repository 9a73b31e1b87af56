/** Tables of the house's constants, made from those that the simulation uses. */
import {
  type Constant,
  layerConstantNames,
  layers,
  otherConstants,
} from '../../src/simulation/house/constants'
import { constructions } from '../../src/simulation/house/model'
import type { Text } from '../../src/thermostat/device/device'
import { useTranslate } from './use-manual'

const columns = [...constructions, 'base'] as const

/** Shows a layer in each column. Equal neighbours share a cell; a source that all layers share is named once. */
export function LayersTable() {
  const t = useTranslate()
  return (
    <table className="layers">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`manual.house.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {layerConstantNames.map((name) => (
        <LayerFact key={name} name={name} />
      ))}
    </table>
  )
}

function LayerFact({ name }: { readonly name: (typeof layerConstantNames)[number] }) {
  const t = useTranslate()
  const cells = columns.map((column) => layers[column][name])
  const facts = cells.filter((fact) => fact !== undefined)
  const shared = facts.map(({ source }) => source).find((one) => facts.every((fact) => follows(fact, one)))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          {`${t(`manual.house.${name}`)}, ${facts[0]?.unit}`}
          {shared && <Source source={shared} />}
        </th>
      </tr>
      <tr>
        {runsOf(cells).map(({ fact, at, length }) => (
          <td key={columns[at]} colSpan={length}>
            {fact && t(amountOf(fact))}
            {fact && fact.source !== shared && <Source source={ownSource(fact, shared)} />}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** True if a source is another one, alone or followed by details: 'ISO 10456' and 'ISO 10456: 5 mm'. */
const follows = ({ source }: Constant, other: string) =>
  source === other || /^[:,] /.test(restAfter(source, other))

/** Returns the rest of a source that begins with another one, or ''. */
const restAfter = (source: string, other: string) =>
  source.startsWith(other) ? source.slice(other.length) : ''

const ownSource = ({ source }: Constant, shared = '') => restAfter(source, shared).replace(/^[:,] /, '')

interface Run {
  readonly fact: Constant | undefined
  readonly at: number
  readonly length: number
}

function runsOf(cells: readonly (Constant | undefined)[]): readonly Run[] {
  const runs: Run[] = []
  for (const [at, fact] of cells.entries()) {
    const last = runs.at(-1)
    if (last && fact && last.fact?.value === fact.value && last.fact.source === fact.source)
      runs[runs.length - 1] = { ...last, length: last.length + 1 }
    else runs.push({ fact, at, length: 1 })
  }
  return runs
}

/** Shows all other constants, a line each, grouped by unit. */
export function OthersTable() {
  const t = useTranslate()
  return (
    <table className="constants">
      {[...byUnit()].map(([unit, names]) => (
        <tbody key={unit}>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{t(`manual.house.${name}`)}</th>
              <td>{t(amountOf(otherConstants[name]))}</td>
              {at === 0 && <td rowSpan={names.length}>{unit}</td>}
              <td>
                <Source source={otherConstants[name].source} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

type Name = keyof typeof otherConstants

function byUnit(): ReadonlyMap<string, readonly Name[]> {
  const units = new Map<string, Name[]>()
  for (const name of Object.keys(otherConstants) as Name[]) {
    const { unit } = otherConstants[name]
    units.set(unit, [...(units.get(unit) ?? []), name])
  }
  return units
}

/** Writes numbers and ranges in the page's language, and names a standard that is also European without "EN". */
function Source({ source }: { readonly source: string }) {
  const t = useTranslate()
  const localSource = source
    .replaceAll('EN ISO', 'ISO')
    .replaceAll('…', '–')
    .replaceAll(' + ', '+')
    .replace(/\d+\.\d+/g, (number) => t(amountOf({ value: Number(number) })))
    .replace(/(\d) (?=[mW])/g, '$1\u00a0')
  return <span className="source">{localSource}</span>
}

/** Returns a value with all its decimal digits. */
function amountOf({ value }: Pick<Constant, 'value'>): Text {
  return { number: value, digits: String(value).split('.')[1]?.length ?? 0 }
}
