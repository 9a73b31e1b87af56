/** The part of an IntersectionObserver or ResizeObserver that the product uses; a test says what they notice. */
export function fakeObserver<Entry extends object>() {
  type Callback = (entries: readonly Entry[]) => void
  const observers = new Set<Callback>()
  return {
    /** What is told by the observers that observe now. */
    observing: observers,
    notifyAll(entry: Entry): void {
      for (const notice of [...observers]) notice([entry])
    },
    Observer: class {
      readonly #notice: Callback
      constructor(notice: Callback) {
        this.#notice = notice
      }
      observe(): void {
        observers.add(this.#notice)
      }
      disconnect(): void {
        observers.delete(this.#notice)
      }
    },
  }
}
