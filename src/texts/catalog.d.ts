/** A catalog compiled at build time (build/catalogs.ts). */
declare module '*.json?catalog' {
  const messages: import('./message').Messages
  export default messages
}

/** The texts of it that a page begins with. */
declare module '*.json?catalog=first' {
  const messages: import('./message').Messages
  export default messages
}

/** All others. */
declare module '*.json?catalog=further' {
  const messages: import('./message').Messages
  export default messages
}
