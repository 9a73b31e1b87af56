/** Sample sizes of long unit tests: `npm test` tries a part of the cases of `npm run whole`. */
const isPart = import.meta.env.MODE === 'part'

/** Returns all items, or every n-th. */
export const sample = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  isPart ? all.filter((_, index) => index % oneIn === 0) : all

/** Returns the number, or the number divided by `oneIn`. */
export const sampleSize = (all: number, oneIn: number) => (isPart ? all / oneIn : all)
