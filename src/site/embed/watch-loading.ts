/**
 * Detects that a frame shows no device. Only a violation of the page's content security policy and another page of the
 * host are certain; the rest is a timeout.
 */
import type { ThermostatErrorReason } from '../messages/embed'

/** The limit for the message `ready`, in ms. Slow networks need some seconds. */
const READY_TIMEOUT_MS = 10_000

/** A margin around the window that contains every page. */
const WHOLE_PAGE_MARGIN = '999999px'

/**
 * Watches a frame until it is ready (behaviour 25.9). The timeout starts when the browser loads the frame: an eager
 * one at once, a lazy one when it is in view. It starts again if it ends while the page is in the background, where
 * browsers delay loading.
 * @param fail called at most once
 * @returns a function that stops watching
 */
export function watchLoading(
  frame: HTMLIFrameElement,
  fail: (reason: ThermostatErrorReason) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(() => {
        if (document.hidden) observer.observe(frame)
        else end('timeout')
      }, READY_TIMEOUT_MS)
    },
    { rootMargin: frame.loading === 'eager' ? WHOLE_PAGE_MARGIN : '0px' },
  )
  const onViolation = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    // Some browsers report only the origin of a blocked address.
    const isOurs = effectiveDirective === 'frame-src' && frame.src.startsWith(blockedURI)
    if (isOurs && disposition === 'enforce') end('policy')
  }
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
  const end = (reason: ThermostatErrorReason) => {
    stop()
    fail(reason)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  observer.observe(frame)
  return stop
}

/**
 * Returns true if a frame has loaded another page of the host, such as "not found" in the folder of a copied script.
 * Pages of other hosts cannot be read.
 */
export function isOtherPage({ contentDocument }: HTMLIFrameElement): boolean {
  // framed.js sets it first of all in the product.
  return contentDocument !== null && !contentDocument.documentElement.dataset.framed
}
