/** A catalog compiled at build time (build/catalogs.ts), ready for Lingui's `i18n.load`. */
declare module '*.json?catalog' {
  const messages: import('@lingui/core').Messages
  export default messages
}
