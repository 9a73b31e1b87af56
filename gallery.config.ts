import config from './playwright.config.ts'

/** `npm run gallery` draws, and checks nothing. */
export default { ...config, testMatch: '**/*.draw.ts', reporter: 'line' }
