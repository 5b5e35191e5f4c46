/** Random numbers that depend only on the seed, the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Neighboring seeds must not start with similar numbers.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.next();
  }

  /** Returns the next number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws Error if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Calls one of the functions at random, according to their weights. */
  choose<T>(makers: readonly (readonly [weight: number, make: () => T])[]): T {
    let remaining = this.next() * makers.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, make] of makers) {
      remaining -= weight;
      if (remaining < 0) return make();
    }
    return this.pick(makers)[1]();
  }

  /** Joins between `min` and `max` results. */
  repeat(min: number, max: number, make: () => string): string {
    return Array.from({ length: min + this.below(max - min + 1) }, make).join('');
  }
}
