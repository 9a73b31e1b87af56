/**
 * The end of a test's title where only `npm run whole` runs it: `npm test` sees one language, width or case,
 * and this is another. A title that needs no condition ends with the tag itself.
 */
export const wholeIf = (isWhole: boolean) => (isWhole ? ' @whole' : '')
