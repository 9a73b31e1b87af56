/** The path that a path shows: itself, except for time-and-date, which redirects to its first screen. */
export function shownAt(path: string, { wifi }: { readonly wifi: boolean }): string {
  if (path !== '/home/menu/settings/time-and-date') return path
  return `${path}/${wifi ? 'set-timezone' : 'set-time'}`
}
