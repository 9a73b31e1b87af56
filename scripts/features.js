// The features whose tests run alone: npm test -- companion. Their browser tests are in tests/browser/companion.

/**
 * The folders of their unit tests.
 * @type {Record<string, string[]>}
 */
export const features = {
  thermostat: ['src/device/', 'src/display/', 'src/casing/', 'tests/scenarios/'],
  page: ['src/page/', 'src/ui/', 'src/browser/'],
  house: ['src/house/'],
  companion: ['src/companion/', 'src/guidance/', 'tests/find/'],
  time: ['src/time/'],
  embed: ['src/embed/', 'src/browser/frame/', 'build/embed/', 'tests/embed/'],
  manual: ['src/manual/', 'src/guidance/manual/', 'build/manual/', 'tests/manual/', 'tests/telling/'],
  share: ['src/share/', 'src/sheet/', 'src/browser/'],
  offline: ['src/offline/', 'tests/offline/'],
  hosting: ['build/hosting/', 'build/pages/', 'src/browser/analytics/'],
  visits: ['tests/scenarios/', 'tests/proof/'],
}

/** Those whose browser tests open the sites that only tests serve. */
export const featuresWithSites = ['hosting', 'offline']
