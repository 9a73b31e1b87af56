/** What a parent of iframe-resizer says of its window: which part of the frame its visitor sees. */
import { isObject, parseObject } from '../../../common/safe-storage'

/** In CSS px of the frame, from its top. */
export interface VisibleArea {
  readonly top: number
  readonly bottom: number
  /** How high the visitor's window is. */
  readonly windowHeight: number
}

/** Reads the JSON of `pageInfo` (versions 3 to 5) or `parentInfo` (version 5); `null` for anything else. */
export function parseVisibleArea(text: string): VisibleArea | null {
  const said = parseObject(text)
  return said && (isObject(said.iframe) ? ofParentInfo(said.iframe, said.viewport) : ofPageInfo(said))
}

type JsonFields = Readonly<Record<string, unknown>>

function ofPageInfo({
  iframeHeight,
  offsetTop,
  scrollTop,
  clientHeight,
  windowHeight,
  documentHeight,
}: JsonFields) {
  const scrolled = Number(scrollTop) - Number(offsetTop)
  // A phone's bars change one of the heights; the least of them stays. Version 3 says neither.
  const heights = [clientHeight, windowHeight, documentHeight].filter((height) => Number(height) > 0)
  return sightOf(
    scrolled,
    Number(iframeHeight),
    Number(windowHeight ?? clientHeight),
    Math.min(...heights.map(Number)),
  )
}

function ofParentInfo({ top, height }: JsonFields, viewport: unknown) {
  const seen = isObject(viewport) ? Number(viewport.height) : Number.NaN
  return sightOf(-Number(top), Number(height), seen, seen)
}

/** @param scrolled how far the frame's top is above the window's, negative where it is below */
function sightOf(scrolled: number, frame: number, seen: number, window: number): VisibleArea | null {
  const sight = { top: Math.max(0, scrolled), bottom: Math.min(frame, scrolled + seen), windowHeight: window }
  return Object.values(sight).every(Number.isFinite) && window > 0 ? sight : null
}
