import { expect, test } from 'vitest'
import { embedScript } from './embed'

// The test runs a build, which is slow on a busy machine.
test('embed.js is a single plain ASCII script, which no encoding changes', {
  timeout: 60_000,
}, async () => {
  const script = await embedScript()
  expect(script).toContain('Golvv\\u00e4rmetermostat')
  expect([...script].filter((letter) => letter > '\x7f')).toEqual([])
  expect(() => new Function(script)).not.toThrow()
})

// behaviour 25.9
test('it has the address of the product if the build knows it', { timeout: 60_000 }, async () => {
  expect(await embedScript('https://demo.example/thermostat/')).toContain('https://demo.example/thermostat/')
})
