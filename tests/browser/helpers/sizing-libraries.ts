/** The libraries that real host pages use, and how each is set up. */
export interface SizingLibrary {
  readonly name: string
  readonly path: string
  /** The script that sets up the page's frame. */
  readonly setUpScript: string
}

/** The script with which iframe-resizer sends the frame a message. */
export const sendScript = (message: unknown) =>
  `document.querySelector('iframe').iFrameResizer.sendMessage(${JSON.stringify(message)})`

export const iframeResizer: SizingLibrary = {
  name: 'iframe-resizer 4.3.11',
  path: '/host/iframe-resizer.js',
  setUpScript: `messages = []; iFrameResize({ onMessage: ({ message }) => messages.push(message) }, 'iframe')`,
}

export const openIframeResizer: SizingLibrary = {
  name: '@open-iframe-resizer/core 2.1.0',
  path: '/host/open-iframe-resizer.js',
  setUpScript: `iframeResizer.initialize({}, 'iframe')`,
}

export const sizingLibraries = [iframeResizer, openIframeResizer] as const
