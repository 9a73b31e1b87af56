/** The height of the frame until it reports its own, so that the page does not jump. */

/** From this width on, the casing has broader sides. */
const WIDE_CASING_PX = 480

/** The height of the product in English is nearly linear in the width. Measured in a browser, in CSS pixels. */
const NARROW_BASE_PX = 287
const NARROW_SLOPE = 0.79
const WIDE_BASE_PX = 182
const WIDE_SLOPE = 0.97

/** The product grows no higher, so that it fits into most windows. */
const MAX_HEIGHT_PX = 760

/**
 * Returns the approximate height of the product. A browser test compares it with the product.
 * @param width of the element, in CSS pixels
 * @returns the height, in CSS pixels
 */
export function reservedHeight(width: number): number {
  if (width < WIDE_CASING_PX) return NARROW_BASE_PX + NARROW_SLOPE * width
  return Math.min(WIDE_BASE_PX + WIDE_SLOPE * width, MAX_HEIGHT_PX)
}
