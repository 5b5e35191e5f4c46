/** Number of recent responses that the estimate uses. */
const maxSamples = 5;

export type HostClock = {
  /** Milliseconds since 1970, by the host's clock. */
  now: () => number;
  /** Updates the estimate from a `Date` header. Ignores an invalid header. */
  addSample: (header: string | null) => void;
};

/**
 * Estimates the host's clock: the device's clock plus the median offset of recent responses. The
 * median ignores a single slow response.
 */
export function createHostClock(now: () => number): HostClock {
  const offsets: number[] = [];
  return {
    now() {
      const sortedOffsets = offsets.toSorted((a, b) => a - b);
      return now() + (sortedOffsets[Math.floor(sortedOffsets.length / 2)] ?? 0);
    },
    addSample(header) {
      const time = Date.parse(header ?? '');
      if (Number.isNaN(time)) return;
      // The header is rounded down to whole seconds, so add the average loss of half a second.
      offsets.push(time + 500 - now());
      if (offsets.length > maxSamples) offsets.shift();
    },
  };
}
