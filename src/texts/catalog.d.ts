/** A catalog compiled at build time (build/catalogs.ts). */
declare module '*.json?catalog' {
  const messages: import('./message').Messages
  export default messages
}

/** The words of each task, a line each (build/task-words.ts). */
declare module '*.json?words' {
  const lines: string
  export default lines
}
