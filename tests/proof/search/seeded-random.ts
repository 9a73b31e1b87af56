/** Pseudo-random choices that are the same in every run. */
export class SeededRandom {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  pick<Value>(values: readonly Value[]): Value {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return values[Math.floor((this.state / 2 ** 32) * values.length)] as Value
  }
}
