/** The screen that a path leads to: itself, but for the one that sends on to its first question. */
export function shownAt(path: string, { wifi }: { readonly wifi: boolean }): string {
  if (path !== '/home/menu/settings/time-and-date') return path
  return `${path}/${wifi ? 'set-timezone' : 'set-time'}`
}
