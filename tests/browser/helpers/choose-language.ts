/**
 * Chooses a language in the page's list and waits until the page speaks it. Runs in the page, because a walk
 * in six languages changes it hundreds of times, so it uses nothing outside itself.
 */
export async function chooseLanguageInPage(language: string): Promise<void> {
  const html = document.documentElement
  const select = document.querySelector<HTMLSelectElement>('[name="language"]')
  if (!select) throw new Error('the page has no list of languages')
  if (html.lang === language) return
  const isChosen = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (html.lang !== language) return
      observer.disconnect()
      resolve()
    })
    observer.observe(html, { attributes: true, attributeFilter: ['lang'] })
  })
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await isChosen
}
