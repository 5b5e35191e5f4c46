/** A stream of numbers that one seed determines, the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Neighboring seeds must not begin alike.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.next();
  }

  /** The next number from 0 up to, and without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws Error where there is nothing to pick from. */
  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  /** Calls one of the makers, each as likely as its weight among all weights. */
  choose<T>(makers: readonly (readonly [weight: number, make: () => T])[]): T {
    let left = this.next() * makers.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, make] of makers) {
      left -= weight;
      if (left < 0) return make();
    }
    return this.pick(makers)[1]();
  }

  /** Between `least` and `most` results, put together. */
  repeat(least: number, most: number, make: () => string): string {
    return Array.from({ length: least + this.below(most - least + 1) }, make).join('');
  }
}
