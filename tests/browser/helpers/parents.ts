/** The libraries that real host pages use, and how each is set up. */
export interface Parent {
  readonly name: string
  readonly library: string
  /** The script that sets up the page's frame. */
  readonly setUp: string
}

/** The script with which every version of iframe-resizer sends the frame a message. */
export const send = (message: unknown) =>
  `document.querySelector('iframe').iFrameResizer.sendMessage(${JSON.stringify(message)})`

export const iframeResizer4: Parent = {
  name: 'iframe-resizer 4.3.11',
  library: '/host/iframe-resizer-4.js',
  setUp: `messages = []; iFrameResize({ onMessage: ({ message }) => messages.push(message) }, 'iframe')`,
}

export const iframeResizer3: Parent = {
  name: 'iframe-resizer 3.6.6',
  library: '/host/iframe-resizer-3.js',
  setUp: `messages = []; iFrameResize({ messageCallback: ({ message }) => messages.push(message) }, 'iframe')`,
}

/** This version has no page info and treats every unknown message as a size. */
const iframeResizer2: Parent = {
  ...iframeResizer3,
  name: 'iframe-resizer 2.8.10',
  library: '/host/iframe-resizer-2.js',
}

export const openIframeResizer: Parent = {
  name: '@open-iframe-resizer/core 2.1.0',
  library: '/host/open-iframe-resizer.js',
  setUp: `iframeResizer.initialize({}, 'iframe')`,
}

export const parents = [iframeResizer2, iframeResizer3, iframeResizer4, openIframeResizer] as const
