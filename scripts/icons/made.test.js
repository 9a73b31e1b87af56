import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { madeFiles } from './made.js'

test('the data that is checked in is what npm run icons makes', async () => {
  for (const [file, content] of Object.entries(await madeFiles()))
    expect(readFileSync(file).equals(Buffer.from(content)), file).toBe(true)
})
