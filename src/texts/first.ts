/**
 * The texts that a page has from the start: those of the first screens, of the casing and of the page around.
 * What ends with a dot is the beginning of ids. All others come with the further screens.
 */
export const firstTexts: readonly string[] = [
  ...['start.', 'home.', 'mode.', 'error.', 'overlay.', 'menu.', 'language.', 'unknown.', 'key.'],
  ...['legend.up', 'legend.down', 'legend.choose', 'legend.less', 'legend.more'],
  ...['page.device', 'page.display', 'page.title', 'page.chosen', 'page.locked', 'page.wifi-lost'],
  ...['page.incomplete', 'page.retry', 'page.failed', 'page.stopped', 'page.startAgain'],
  ...['page.wifi-on', 'program.title', 'energy.title', 'settings.title', 'installer.title'],
  ...['program.week', 'program.timer', 'program.remoteControl', 'applications.', 'functions.delayedStartup'],
  ...['functions.operatingTime', 'functions.ventilation', 'surroundings.title', 'surroundings.wifiCard'],
  'surroundings.line',
  ...['unit.degree', 'unit.hours', 'unit.percent', 'word.on', 'word.off'],
]

export function isFirst(id: string): boolean {
  return firstTexts.some((one) => id === one || (one.endsWith('.') && id.startsWith(one)))
}
