/** Brings the live device to where a page of the manual begins. */
import { expect, type Page } from '@playwright/test'
import {
  factorySettings,
  type Language,
  type Moment,
  type Settings,
  type Surroundings,
} from '../../../src/device/device'
import { factoryDevice } from '../../../src/device/factory-device'
import { driverOf } from './page-driver'
import { storedState } from './stored-state'

/** The languages as browsers call them. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  sv: 'sv-SE',
  no: 'nb-NO',
  fi: 'fi-FI',
  da: 'da-DK',
  de: 'de-DE',
}

const usual = factoryDevice('/home').surroundings

/** Opens the device at a path as an earlier visit and the panel have left it; without settings, as new. */
export async function openDevice(
  page: Page,
  now: number,
  path: string,
  given: { readonly settings?: Partial<Settings>; readonly surroundings?: Surroundings },
) {
  await page.clock.install({ time: now - 60_000 })
  await page.clock.pauseAt(now)
  // Any page of the same origin lets the test store what an earlier visit left.
  await page.goto('/favicon.svg')
  const { settings, surroundings = usual } = given
  await page.evaluate(
    (state) => {
      localStorage.clear()
      sessionStorage.clear()
      if (state) localStorage.setItem('state', state)
    },
    settings ? JSON.stringify(storedState({ ...factorySettings, ...settings })) : null,
  )
  await page.goto(path)
  // What is around the device comes behind its first picture.
  await expect(page.locator('[name="wifiInstalled"]')).toBeAttached()
  await surround(page, surroundings)
}

export function openMoment(page: Page, { device, now }: Moment, path = '/home') {
  return openDevice(page, now, path, device)
}

async function surround(page: Page, surroundings: Surroundings) {
  const changed = Object.entries(surroundings).filter(
    ([name, value]) => usual[name as keyof Surroundings] !== value,
  )
  if (changed.length > 0) await driverOf(page).surround(Object.fromEntries(changed))
}
