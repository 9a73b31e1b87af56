/**
 * Takes items one after another: one that arrives while another is taken waits for its turn.
 * An item that throws holds none back.
 * @returns what takes an item, at once if none is being taken
 */
export function createQueue<Item>(handle: (item: Item) => void): (item: Item) => void {
  const waiting: Item[] = []
  let isRunning = false

  function handleAll(): void {
    isRunning = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) handle(next)
    } finally {
      isRunning = false
      if (waiting.length > 0) handleAll()
    }
  }

  return (item) => {
    waiting.push(item)
    if (!isRunning) handleAll()
  }
}
