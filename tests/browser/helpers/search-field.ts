/** The companion's field, "What do you want to do?": every test finds it by what is here. */
import type { Locator, Page } from '@playwright/test'

/** Finds the field by what it is, not by where the page has it at the moment. */
export const SEARCH_FIELD = '[data-companion] [role="combobox"]'

/** The field while its list is open, which comes with the companion's files. */
export const EXPANDED_SEARCH_FIELD =
  '[data-companion]:has([role="listbox"]) [role="combobox"][aria-expanded="true"]'

/** The field while it is in view: on a sheet it is hidden while a task is in hand or another tab is in front. */
export const searchField = (page: Page): Locator => page.locator(SEARCH_FIELD).filter({ visible: true })

/** The same field, but only while its list is open. */
export const expandedSearchField = (page: Page): Locator =>
  page.locator(EXPANDED_SEARCH_FIELD).filter({ visible: true })
