/** From which side a screen comes in: deeper screens from the right, others from the left. */

export type Motion = 'still' | 'deeper' | 'back'

export function motionBetween(from: string, to: string): Motion {
  if (from === to) return 'still'
  return depth(to) < depth(from) ? 'back' : 'deeper'
}

function depth(path: string): number {
  return path.split('/').filter(Boolean).length
}
