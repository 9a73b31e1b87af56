/** Returns the path of the screen that a path shows: time-and-date redirects to its first screen. */
export function redirectedPathOf(path: string, { wifi }: { readonly wifi: boolean }): string {
  if (path !== '/home/menu/settings/time-and-date') return path
  return `${path}/${wifi ? 'set-timezone' : 'set-time'}`
}
