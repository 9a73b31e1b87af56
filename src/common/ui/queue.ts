/**
 * Handles items one after another. An item that arrives during the handling of another one waits; an item whose
 * handler throws does not stop the following ones.
 * @returns a function that adds an item, and handles it at once if the queue is empty
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
