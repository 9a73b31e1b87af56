/** Every picture makes its texts anew. They are small and plain, so that they can be compared as JSON. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
