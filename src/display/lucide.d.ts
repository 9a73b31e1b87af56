/** An icon of Lucide's, as the data of the one SVG path that draws it (build/outlines.ts). */
declare module 'virtual:lucide/*' {
  const outline: string
  export default outline
}
