/** Texts are small and plain, so that comparing them as JSON is quick and sure. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
