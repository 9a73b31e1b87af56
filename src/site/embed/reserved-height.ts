/** The height of the frame until it reports its own, so that the page does not jump. */

/** From this width on, the casing has broader sides. */
const WIDE_CASING_PX = 480

/** The height of the product in English as a line over the width, measured in a browser. In CSS pixels. */
const narrowCasing = { base: 274, slope: 0.79 }
const wideCasing = { base: 166, slope: 0.97 }

/** The product is never higher than most windows. */
const MAX_HEIGHT_PX = 760

/**
 * Returns the approximate height of the product. A browser test compares it with the product.
 * @param width of the element, in CSS pixels
 * @returns the height, in CSS pixels
 */
export function reservedHeight(width: number): number {
  if (width < WIDE_CASING_PX) return narrowCasing.base + narrowCasing.slope * width
  return Math.min(wideCasing.base + wideCasing.slope * width, MAX_HEIGHT_PX)
}
