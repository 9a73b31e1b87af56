/** A fake IntersectionObserver or ResizeObserver; tests call its observers. */
export function fakeObserver<Entry extends object>() {
  type Callback = (entries: readonly Entry[]) => void
  const observers = new Set<Callback>()
  return {
    /** The callbacks of the active observers. */
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
