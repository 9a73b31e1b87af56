/** The details of a test that only `npm run whole` runs, because `npm test` runs another language, width or case. */
export const tagWholeIf = (isWhole: boolean) => (isWhole ? { tag: '@whole' } : {})
