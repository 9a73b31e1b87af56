/** Reads the colours of a page, pixel by pixel. */
import type { BrowserContext, Page } from '@playwright/test'

/** One blank page for each context: no policy of the product keeps it from drawing. */
const viewers = new WeakMap<BrowserContext, Promise<Page>>()

/**
 * @param clip a part of the page, in CSS pixels
 * @returns red, green, blue and alpha of one pixel after the other, each from 0 to 255
 */
export async function readPixels(
  page: Page,
  clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<readonly number[]> {
  const picture = (await page.screenshot({ clip })).toString('base64')
  const context = page.context()
  const viewer = viewers.get(context) ?? context.newPage()
  viewers.set(context, viewer)
  return (await viewer).evaluate(async (png) => {
    const file = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([file]))
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
    drawing?.drawImage(image, 0, 0)
    return [...(drawing?.getImageData(0, 0, image.width, image.height).data ?? [])]
  }, picture)
}
