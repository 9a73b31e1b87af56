/** The constants of the house as tables, made from the ones that it is calculated with. */
import { type Fact, layerFacts, layers, otherFacts } from '../../src/simulation/house/constants'
import { builds } from '../../src/simulation/house/model'
import type { Text } from '../../src/thermostat/device/device'
import { useTranslate } from './use-manual'

const columns = [...builds, 'base'] as const

/** A layer in each column. Neighbours with the same share a cell; a source that all follow is named once. */
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
      {layerFacts.map((name) => (
        <LayerFact key={name} name={name} />
      ))}
    </table>
  )
}

function LayerFact({ name }: { readonly name: (typeof layerFacts)[number] }) {
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
            {fact && fact.source !== shared && <Source source={apartFrom(fact, shared)} />}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const follows = ({ source }: Fact, other: string) => source === other || /^[:,] /.test(beyond(source, other))

/** What a source says more than another one, if it begins with that. */
const beyond = (source: string, other: string) => (source.startsWith(other) ? source.slice(other.length) : '')

const apartFrom = ({ source }: Fact, shared = '') => beyond(source, shared).replace(/^[:,] /, '')

interface Run {
  readonly fact: Fact | undefined
  readonly at: number
  readonly length: number
}

function runsOf(cells: readonly (Fact | undefined)[]): readonly Run[] {
  const runs: Run[] = []
  for (const [at, fact] of cells.entries()) {
    const last = runs.at(-1)
    if (last && fact && last.fact?.value === fact.value && last.fact.source === fact.source)
      runs[runs.length - 1] = { ...last, length: last.length + 1 }
    else runs.push({ fact, at, length: 1 })
  }
  return runs
}

/** All else, a line each; those with the same unit are together. */
export function OthersTable() {
  const t = useTranslate()
  return (
    <table className="constants">
      {[...byUnit()].map(([unit, names]) => (
        <tbody key={unit}>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{t(`manual.house.${name}`)}</th>
              <td>{t(amountOf(otherFacts[name]))}</td>
              {at === 0 && <td rowSpan={names.length}>{unit}</td>}
              <td>
                <Source source={otherFacts[name].source} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

type Name = keyof typeof otherFacts

function byUnit(): ReadonlyMap<string, readonly Name[]> {
  const units = new Map<string, Name[]>()
  for (const name of Object.keys(otherFacts) as Name[]) {
    const { unit } = otherFacts[name]
    units.set(unit, [...(units.get(unit) ?? []), name])
  }
  return units
}

/** As the language writes numbers and ranges; a standard that is European too is named without "EN". */
function Source({ source }: { readonly source: string }) {
  const t = useTranslate()
  const said = source
    .replaceAll('EN ISO', 'ISO')
    .replaceAll('…', '–')
    .replaceAll(' + ', '+')
    .replace(/\d+\.\d+/g, (number) => t(amountOf({ value: Number(number) })))
    .replace(/(\d) (?=[mW])/g, '$1\u00a0')
  return <span className="source">{said}</span>
}

/** With as many digits as it has. */
function amountOf({ value }: Pick<Fact, 'value'>): Text {
  return { number: value, digits: String(value).split('.')[1]?.length ?? 0 }
}
