import type { Plugin } from 'vite'
import { wordsIn } from '../src/texts/words-in.ts'

/**
 * Turns `import lines from './words-en.json?words'` into one text with a line for each task or direction: its
 * name as it is printed, and what people type as the finder compares it. That is a seventh smaller than the
 * file.
 */
export function taskWords(): Plugin {
  return {
    name: 'task-words',
    // Before Vite's own JSON plugin sees it.
    enforce: 'pre',
    transform: {
      filter: { id: /\/words-..\.json\?words$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(linesOf(JSON.parse(source)))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

/** @param words of each task and direction, in their order: its name, and what people type */
export function linesOf(words: Readonly<Record<string, readonly string[]>>): string {
  return Object.values(words)
    .map(([name, ...typed]) => [name, ...typed.map((phrase) => wordsIn(phrase).join(' '))].join('|'))
    .join('\n')
}
