/** How many of the last answers the host's clock is judged by. */
const samples = 5;

export type HostClock = {
  /** Milliseconds since 1970 by the host's clock. */
  now: () => number;
  /** Learns from a `Date` header; a garbled one is ignored. */
  note: (header: string | null) => void;
};

/**
 * The host's clock: this device's, put right by the median of what the last answers said. A single
 * answer that was long under way moves nothing.
 */
export function createHostClock(now: () => number): HostClock {
  const offsets: number[] = [];
  return {
    now() {
      const sorted = offsets.toSorted((a, b) => a - b);
      return now() + (sorted[Math.floor(sorted.length / 2)] ?? 0);
    },
    note(header) {
      const at = Date.parse(header ?? '');
      if (Number.isNaN(at)) return;
      // The header cuts the fraction of a second off: half a second is the fairest guess.
      offsets.push(at + 500 - now());
      if (offsets.length > samples) offsets.shift();
    },
  };
}
