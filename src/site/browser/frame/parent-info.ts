/** Reads which part of the frame is visible, from the window data of an iframe-resizer parent. */
import { isObject, parseObject } from '../../../common/safe-storage'

/** The part of the frame that the visitor sees, in CSS px from the frame's top. */
export interface VisibleArea {
  readonly top: number
  readonly bottom: number
  /** The height of the visitor's window, in CSS px. */
  readonly windowHeight: number
}

/** Reads the JSON of `pageInfo` (versions 3 to 5) or `parentInfo` (version 5); `null` for anything else. */
export function parseVisibleArea(text: string): VisibleArea | null {
  const info = parseObject(text)
  return (
    info && (isObject(info.iframe) ? areaFromParentInfo(info.iframe, info.viewport) : areaFromPageInfo(info))
  )
}

type JsonFields = Readonly<Record<string, unknown>>

function areaFromPageInfo({
  iframeHeight,
  offsetTop,
  scrollTop,
  clientHeight,
  windowHeight,
  documentHeight,
}: JsonFields) {
  const scrolled = Number(scrollTop) - Number(offsetTop)
  // Version 3 sends only `clientHeight`.
  const visibleHeight = Number(windowHeight ?? clientHeight)
  // The browser bars of a phone change the visible height, but not the smallest of the three heights.
  const heights = [clientHeight, windowHeight, documentHeight].map(Number).filter((height) => height > 0)
  return visibleAreaOf(scrolled, Number(iframeHeight), visibleHeight, Math.min(...heights))
}

function areaFromParentInfo({ top, height }: JsonFields, viewport: unknown) {
  const visibleHeight = isObject(viewport) ? Number(viewport.height) : Number.NaN
  return visibleAreaOf(-Number(top), Number(height), visibleHeight, visibleHeight)
}

/** @param scrolled the distance of the frame's top above the window's top, negative if it is below */
function visibleAreaOf(
  scrolled: number,
  frameHeight: number,
  visibleHeight: number,
  windowHeight: number,
): VisibleArea | null {
  const area = {
    top: Math.max(0, scrolled),
    bottom: Math.min(frameHeight, scrolled + visibleHeight),
    windowHeight,
  }
  return Object.values(area).every(Number.isFinite) && windowHeight > 0 ? area : null
}
