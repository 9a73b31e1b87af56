import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drawAppIcons } from './icons/app-icons.js'
import { madeFiles } from './icons/made.js'

// npm run icons: makes the data of the icons and the fonts in src/, and draws the icons of the installed product.

const made = await madeFiles()
for (const [file, content] of Object.entries(made)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
for (const file of [...Object.keys(made), ...(await drawAppIcons())]) console.log(file)
