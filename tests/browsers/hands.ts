/** What a test needs of a browser, whichever it is: the least that both drivers can do with real input. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The keys that the tests press, by the names of `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Home' | 'Tab'

export interface Hands {
  /** The browser's name and version. */
  readonly name: string
  open(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments, which are JSON. */
  run<Result, Arguments extends readonly unknown[]>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>
  click(at: Point): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  keyDown(key: Key): Promise<void>
  keyUp(key: Key): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A picture of the window, PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}
