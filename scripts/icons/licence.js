import { readFileSync } from 'node:fs'

/**
 * A package's licence as an entry of third-party-licenses.txt, in the form that Vite gives to the others.
 * @param {string} name
 */
export function licenceOf(name) {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim()
  return `## ${name} - ${version} (${license})\n\n${text}\n`
}
