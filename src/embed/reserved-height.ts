/** Room for the frame before it says its own height, so that the page around it does not jump. */

/**
 * The rough height of the product in English. A browser test compares it with the product.
 * @param width of the element, in CSS pixels
 * @returns the height, in CSS pixels
 */
export function reservedHeight(width: number): number {
  // The questions and the panel are folded, and the device as wide as the frame.
  if (width < 480) return 344 + 0.75 * width
  // The panel is under the device, its fields in one column, then in two.
  if (width < 658) return Math.min(815 + 0.89 * width, 1332)
  if (width < 900) return 1178
  // The panel is beside the device.
  return 680
}
