/** Room for the frame before it says its own height, so that the page around it does not jump. */

/** Takes the element's width and gives the height that the product has there, roughly, both in CSS pixels. */
export function reservedHeight(width: number): number {
  return width < 480 ? 600 : 700
}
