/** Which way a screen comes in: deeper ones from the right, as the menu goes, and back from the left. */

export type Motion = 'still' | 'deeper' | 'back'

export function motionBetween(from: string, to: string): Motion {
  if (from === to) return 'still'
  return depth(to) < depth(from) ? 'back' : 'deeper'
}

function depth(path: string): number {
  return path.split('/').filter(Boolean).length
}
