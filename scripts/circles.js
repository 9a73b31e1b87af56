// Finds circular imports. Without them, to change a file or a folder one needs to know only those that it imports.

/** @typedef {{ from: string, to: string, isLoad: boolean, where: string }} Import of a file by another, and its line */

/**
 * Returns the shortest circle of files and the shortest circle of folders, as lists of imports. Imports of types count,
 * and between folders also dynamic imports.
 * @param {Import[]} imports
 * @returns {string[]}
 */
export function circles(imports) {
  const ofFiles = shortest(imports.filter(({ isLoad }) => !isLoad))
  const ofFolders = shortest(imports.flatMap(betweenFolders))
  return [...told('files', ofFiles), ...told('folders', ofFolders)]
}

/**
 * Turns an import into one between sibling folders, each with all that is below it. A file beside the topmost folders
 * counts as a folder.
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
 * Returns the fewest imports that lead from a file or folder back to it.
 * @param {string} start
 * @param {Map<string, Import[]>} byPlace
 */
function circleThrough(start, byPlace) {
  /** @type {Map<string, Import[]>} the fewest that lead to each place */
  const ways = new Map([[start, []]])
  // The loop also visits the entries that it adds, so it is a breadth-first search.
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
