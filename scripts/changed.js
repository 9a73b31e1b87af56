import { spawnSync } from 'node:child_process'

// Chooses the unit tests of npm test -- changed.

/**
 * Returns the tests in the folders of the changed files that depend on these files. Everything depends on the device,
 * so without the limit to these folders a changed rule would run for minutes.
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
 * Returns the tests of some files. Vitest knows which tests import a source file, but not which ones read another kind
 * of file: then all tests in the folders run.
 * @param {readonly string[]} files
 */
export function testsOf(files) {
  const folders = [...new Set(files.map(folderOf))]
  const isCode = files.every((file) => /\.(tsx?|js)$/.test(file))
  return isCode ? ['--changed', ...folders] : folders
}

/**
 * Returns the folder of a file: below `src` the folder in its group.
 * @param {string} file
 */
function folderOf(file) {
  const names = file.split('/')
  return (names[0] === 'src' ? names.slice(0, -1).slice(0, 3) : names.slice(0, 2)).join('/')
}
