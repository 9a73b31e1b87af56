import { spawnSync } from 'node:child_process'

// npm test -- changed: which unit tests run there.

/**
 * What to run of Vitest: the tests that depend on what differs from the last commit, in the folders of it.
 * Everything depends on the device, so without the folders a change of one rule would run for minutes.
 * @returns {string[]} arguments
 */
export function changedTests() {
  const files = ['diff --name-only HEAD', 'ls-files --others --exclude-standard'].flatMap((command) => {
    const { stdout } = spawnSync('git', command.split(' '), { encoding: 'utf8' })
    return stdout.split('\n').filter(Boolean)
  })
  return ['--passWithNoTests', ...testsOf(files)]
}

/**
 * The tests of some files. Vitest knows which tests import a file of code, but not which ones read another
 * file: then all tests in the folders run.
 * @param {readonly string[]} files
 */
export function testsOf(files) {
  const folders = [...new Set(files.map(folderOf))]
  const isCode = files.every((file) => /\.(tsx?|js)$/.test(file))
  return isCode ? ['--changed', ...folders] : folders
}

/**
 * Below `src` the folder in its group.
 * @param {string} file
 */
function folderOf(file) {
  const names = file.split('/')
  return (names[0] === 'src' ? names.slice(0, -1).slice(0, 3) : names.slice(0, 2)).join('/')
}
