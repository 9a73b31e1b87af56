import { readFileSync } from 'node:fs'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

// Skips mutants of text ids and icon names, because another string there does not compile.

const english = JSON.parse(readFileSync(new URL('../../src/common/texts/en.json', import.meta.url), 'utf8'))

const typed = {
  /** @param {any} path a Babel path: a node and the nodes above it */
  shouldIgnore({ node, parent }) {
    if (node.type !== 'StringLiteral') return undefined
    if (Object.hasOwn(english, node.value)) return 'the id of a text: another string does not compile'
    const isIcon = (parent.key ?? parent.id)?.name === 'icon'
    return isIcon ? 'the name of an icon: another string does not compile' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'typed', typed)]
