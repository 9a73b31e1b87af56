/** The direction of the slide animation: screens of a higher level come from the left, others from the right. */

export type Motion = 'still' | 'deeper' | 'back'

export function motionBetween(from: string, to: string): Motion {
  if (from === to) return 'still'
  return depth(to) < depth(from) ? 'back' : 'deeper'
}

function depth(path: string): number {
  return path.split('/').filter(Boolean).length
}
