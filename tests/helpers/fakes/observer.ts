/** The part of an IntersectionObserver or ResizeObserver that the product uses; a test says what they notice. */
export function fakeObserver<Entry extends object>() {
  type Notice = (entries: readonly Entry[]) => void
  const observing = new Set<Notice>()
  return {
    /** What is told by the observers that observe now. */
    observing,
    see(entry: Entry): void {
      for (const notice of [...observing]) notice([entry])
    },
    Observer: class {
      readonly #notice: Notice
      constructor(notice: Notice) {
        this.#notice = notice
      }
      observe(): void {
        observing.add(this.#notice)
      }
      disconnect(): void {
        observing.delete(this.#notice)
      }
    },
  }
}
