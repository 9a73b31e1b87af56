import { readFileSync } from 'node:fs'

/**
 * Returns a package's licence as an entry of third-party-licenses.txt, in Vite's format.
 * @param {string} name
 */
export function licenceOf(name) {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim()
  return `## ${name} - ${version} (${license})\n\n${text}\n`
}
