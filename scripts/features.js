// Features whose tests can run alone: npm test -- companion. Their browser tests are in tests/browser/companion.

/**
 * The folders of their unit tests.
 * @type {Record<string, string[]>}
 */
export const features = {
  thermostat: [
    'src/thermostat/device/',
    'src/thermostat/display/',
    'src/thermostat/casing/',
    'tests/scenarios/',
  ],
  page: ['src/site/page/', 'src/common/ui/', 'src/site/browser/'],
  house: ['src/site/page/house/', 'src/simulation/house/'],
  companion: ['src/help/', 'tests/find/'],
  time: ['src/simulation/time/'],
  embed: ['src/site/embed/', 'src/site/browser/frame/', 'build/embed/', 'tests/embed/'],
  manual: [
    'src/site/manual/',
    'src/help/guidance/manual/',
    'build/manual/',
    'tests/manual/',
    'tests/instructions/',
  ],
  share: ['src/site/share/', 'src/site/sheet/', 'src/site/browser/'],
  offline: ['src/site/offline/', 'tests/offline/'],
  hosting: ['build/hosting/', 'build/pages/', 'src/site/browser/analytics/'],
  visits: ['tests/scenarios/', 'tests/proof/'],
}

/** Features whose browser tests need the sites that only tests serve. */
export const featuresWithSites = ['hosting', 'offline']
