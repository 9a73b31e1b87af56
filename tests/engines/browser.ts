/** The interface of a browser for the driver: real input, a clock that the test moves, and access to the page. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Keys that the tests press, by the names of `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Home' | 'Tab'

/** The functions that each way of controlling a browser has. */
export interface BrowserControls {
  open(address: string): Promise<unknown>
  /** Runs a function in the page. It must use only its arguments, which are JSON. */
  run<Result, Arguments extends readonly unknown[]>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>
  click(at: Point): Promise<unknown>
  drag(from: Point, to: Point): Promise<unknown>
  keyDown(key: Key): Promise<unknown>
  keyUp(key: Key): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  forward(): Promise<unknown>
}

export interface Browser extends BrowserControls {
  /** Advances the page's clock by some ms. */
  advanceClock(ms: number): Promise<unknown>
  /** Repeats a check until it finds nothing wrong. */
  retryUntilFine(wrong: () => Promise<string | null>): Promise<unknown>
}

/** A browser that the tests start and close themselves. */
export interface LaunchedBrowser extends BrowserControls {
  /** The browser's name and version. */
  readonly name: string
  resize(width: number, height: number): Promise<unknown>
  /** A screenshot of the window as PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<unknown>
}
