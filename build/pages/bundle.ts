/** Finds what the pages need among the built files. */
import type { Rolldown } from 'vite'

export function builtIndex(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('The build has no index.html to make the pages from.')
  return index
}

/** Returns the address of the icon of the built pages. */
export function builtIcon(bundle: Rolldown.OutputBundle): string {
  const [icon] = String(builtIndex(bundle).source).match(/(?<=<link rel="icon"[^>]*href=")[^"]+/) ?? []
  if (!icon) throw new Error('index.html has no icon, which the pages need.')
  return icon
}

export function builtChunk(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}, which the pages need.`)
  return chunk
}
