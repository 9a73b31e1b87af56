/** How much the long unit tests try: `npm test` a part of what `npm run whole` does. */
const isPart = import.meta.env.MODE === 'part'

/** All of them, or one in so many. */
export const sample = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  isPart ? all.filter((_, index) => index % oneIn === 0) : all

/** So many, or that many divided by `oneIn`. */
export const sampleSize = (all: number, oneIn: number) => (isPart ? all / oneIn : all)
