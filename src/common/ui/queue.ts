/**
 * Takes items one after another: one that arrives while another is taken waits for its turn.
 * An item that throws holds none back.
 * @returns what takes an item, at once if none is being taken
 */
export function queueOf<Item>(take: (item: Item) => void): (item: Item) => void {
  const waiting: Item[] = []
  let isTaking = false

  function takeAll(): void {
    isTaking = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next)
    } finally {
      isTaking = false
      if (waiting.length > 0) takeAll()
    }
  }

  return (item) => {
    waiting.push(item)
    if (!isTaking) takeAll()
  }
}
