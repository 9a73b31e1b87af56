/** The libraries that real host pages use, and how each is set up. */
export interface Parent {
  readonly name: string
  readonly library: string
  /** The script that sets up the page's frame. */
  readonly setUp: string
}

/** The script with which iframe-resizer sends the frame a message. */
export const send = (message: unknown) =>
  `document.querySelector('iframe').iFrameResizer.sendMessage(${JSON.stringify(message)})`

export const iframeResizer: Parent = {
  name: 'iframe-resizer 4.3.11',
  library: '/host/iframe-resizer.js',
  setUp: `messages = []; iFrameResize({ onMessage: ({ message }) => messages.push(message) }, 'iframe')`,
}

export const openIframeResizer: Parent = {
  name: '@open-iframe-resizer/core 2.1.0',
  library: '/host/open-iframe-resizer.js',
  setUp: `iframeResizer.initialize({}, 'iframe')`,
}

export const parents = [iframeResizer, openIframeResizer] as const
