/** A catalog, compiled at build time (`build/catalogs.ts`). */
declare module '*.json?catalog' {
  const messages: import('./message').Messages
  export default messages
}
