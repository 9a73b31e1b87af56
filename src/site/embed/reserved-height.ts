/** Room for the frame before it says its own height, so that the page around it does not jump. */

/**
 * The rough height of the product in English. A browser test compares it with the product.
 * @param width of the element, in CSS pixels
 * @returns the height, in CSS pixels
 */
export function reservedHeight(width: number): number {
  // The device is as wide as the frame; from 480 px on its casing has broader sides.
  if (width < 480) return 274 + 0.79 * width
  // It does not grow higher than most windows.
  return Math.min(166 + 0.97 * width, 760)
}
