// Imports form no circle, so that whoever changes a file or a folder need know only those that it imports.

/** @typedef {{ from: string, to: string, isLoad: boolean, where: string }} Import of a file by another, and its line */

/**
 * Names the shortest circle of files, and the shortest of folders, by the imports that make it. Types count, and
 * between folders what is loaded later, too.
 * @param {Import[]} imports
 * @returns {string[]}
 */
export function circles(imports) {
  const ofFiles = shortest(imports.filter(({ isLoad }) => !isLoad))
  const ofFolders = shortest(imports.flatMap(betweenFolders))
  return [...told('files', ofFiles), ...told('folders', ofFolders)]
}

/**
 * The same import as one between folders side by side, each with all that is below it. A file that lies beside the
 * topmost folders counts as one of them.
 * @param {Import} found
 */
function betweenFolders(found) {
  const [from, to] = [found.from.split('/'), found.to.split('/')]
  const depth = from.findIndex((name, at) => name !== to[at])
  if (depth > 1 && depth === Math.min(from.length, to.length) - 1) return []
  const [one, other] = [from, to].map((names) => names.slice(0, depth + 1).join('/'))
  return [{ ...found, from: /** @type {string} */ (one), to: /** @type {string} */ (other) }]
}

/** @param {Import[]} imports */
function shortest(imports) {
  /** @type {Map<string, Import[]>} */
  const byPlace = new Map()
  for (const found of imports) byPlace.set(found.from, [...(byPlace.get(found.from) ?? []), found])
  const all = [...byPlace.keys()].map((place) => circleThrough(place, byPlace))
  return all.filter((circle) => circle !== null).sort((one, other) => one.length - other.length)[0]
}

/**
 * The fewest imports that lead from a place back to it.
 * @param {string} start
 * @param {Map<string, Import[]>} byPlace
 */
function circleThrough(start, byPlace) {
  /** @type {Map<string, Import[]>} the fewest that lead to each place */
  const ways = new Map([[start, []]])
  // Reads on in what it adds, so the nearest places come first.
  for (const [place, way] of ways) {
    for (const found of byPlace.get(place) ?? []) {
      if (found.to === start) return [...way, found]
      if (!ways.has(found.to)) ways.set(found.to, [...way, found])
    }
  }
  return null
}

/**
 * @param {string} what
 * @param {Import[] | undefined} circle
 */
function told(what, circle) {
  return circle ? [[`A circle of ${what}:`, ...circle.map(({ where }) => where)].join('\n  ')] : []
}
