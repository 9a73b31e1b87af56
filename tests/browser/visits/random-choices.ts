/** Random choices that can be repeated: the same seed gives the same choices. */
export class RandomChoices {
  readonly seed: number
  private state: number

  constructor(seed: number) {
    this.seed = seed
    this.state = seed >>> 0
  }

  /** @returns a whole number from 0 to `below` - 1, by Mulberry32, which is in the public domain */
  integerBelow(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  pick<Item>(...items: readonly [Item, ...Item[]]): Item {
    return items[this.integerBelow(items.length)] ?? items[0]
  }
}
