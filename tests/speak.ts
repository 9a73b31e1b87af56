/**
 * Chooses a language in the page's list and waits until the page speaks it. Runs in the page, because a walk
 * in six languages changes it hundreds of times, so it uses nothing outside itself.
 */
export async function speakInPage(language: string): Promise<void> {
  const html = document.documentElement
  const select = document.querySelector<HTMLSelectElement>('.language select')
  if (!select) throw new Error('the page has no list of languages')
  const spoken = new Promise<void>((resolve) => {
    const look = () => html.lang === language && resolve()
    new MutationObserver(look).observe(html, { attributes: true, attributeFilter: ['lang'] })
    look()
  })
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await spoken
}
