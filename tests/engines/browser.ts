/** What the driver needs of a browser: real input, a clock that the test moves, and a look at the page. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The keys that the tests press, by the names of `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Home' | 'Tab'

/** What each way of controlling a browser offers. */
export interface Steered {
  open(address: string): Promise<unknown>
  /** Runs a function in the page; it sees nothing but its arguments, which are JSON. */
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

/** A browser whose clock the test moves. */
export interface Browser extends Steered {
  /** Lets time pass for the page, in ms. */
  pass(ms: number): Promise<unknown>
  /** Asks again and again until nothing is wrong. */
  until(wrong: () => Promise<string | null>): Promise<unknown>
}

/** A browser that the tests start and end themselves. */
export interface OwnBrowser extends Steered {
  /** The browser's name and version. */
  readonly name: string
  resize(width: number, height: number): Promise<unknown>
  /** A picture of the window, PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<unknown>
}
