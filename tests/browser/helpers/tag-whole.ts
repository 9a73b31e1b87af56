/**
 * Returns the tag of a test that only `npm run whole` runs, if `npm test` already covers another language, width or
 * case.
 */
export const tagWholeIf = (isWhole: boolean) => (isWhole ? { tag: '@whole' } : {})
