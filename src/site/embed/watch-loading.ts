/** Finds out that a frame shows no device. Nothing tells it for certain, except the page's own policy. */
import type { ThermostatErrorReason } from '../messages/embed'

/** The longest time until the device says `ready`, in milliseconds; slow networks need some seconds. */
const READY_TIMEOUT_MS = 10_000

/** A margin around the window that has all of any page in it. */
const WHOLE_PAGE_MARGIN = '999999px'

/**
 * Watches a frame until it is ready (behaviour 25.9). Time counts once the browser loads the frame: an eager one
 * at once, a lazy one at the latest in view. It counts anew when the page is in the background at its end, where
 * browsers hold loading back.
 * @param fail is told at most once
 * @returns a function that ends it
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
    // Some browsers name only the origin of what they blocked.
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
 * Whether a frame has loaded another page of the host's own, such as "not found" in the folder of a copied script.
 * Pages of other hosts cannot be read.
 */
export function isOtherPage({ contentDocument }: HTMLIFrameElement): boolean {
  // Set by framed.js before anything else of the product.
  return contentDocument !== null && !contentDocument.documentElement.dataset.framed
}
