/** Locators of the companion's search field, "What do you want to do?". */
import type { Locator, Page } from '@playwright/test'

/** A selector that is independent of the field's place in the page. */
export const SEARCH_FIELD = '[data-companion] [role="combobox"]'

/** The search field while its list is open. The list loads with the companion. */
export const EXPANDED_SEARCH_FIELD =
  '[data-companion]:has([role="listbox"]) [role="combobox"][aria-expanded="true"]'

/** The search field if it is in view. A narrow window hides it during a task and behind another tab. */
export const searchField = (page: Page): Locator => page.locator(SEARCH_FIELD).filter({ visible: true })

/** The search field if it is in view with an open list. */
export const expandedSearchField = (page: Page): Locator =>
  page.locator(EXPANDED_SEARCH_FIELD).filter({ visible: true })
