import { lowerQuartile, type Measurements } from '../measurements.ts';

/** Repeated measurements, by candidate and then by name. */
export type Samples = Record<string, Record<string, number[]>>;

/** Adds repeated measurements with one name for one candidate. */
export function addSamples(
  samples: Samples,
  candidate: string,
  measurement: string,
  values: readonly number[],
): void {
  ((samples[candidate] ??= {})[measurement] ??= []).push(...values);
}

/** Returns the lower quartile of each measurement over all iterations and rounds. */
export function lowerQuartiles(samples: Samples): Record<string, Measurements> {
  return Object.fromEntries(
    Object.entries(samples).map(([candidate, measurements]) => [
      candidate,
      Object.fromEntries(
        Object.entries(measurements).map(([name, values]) => [name, lowerQuartile(values)]),
      ),
    ]),
  );
}

/** Merges measurements by candidate. */
export function mergeMeasurements(
  ...parts: readonly Readonly<Record<string, Measurements>>[]
): Record<string, Measurements> {
  const all: Record<string, Measurements> = {};
  for (const part of parts) {
    for (const [name, measurements] of Object.entries(part))
      Object.assign((all[name] ??= {}), measurements);
  }
  return all;
}

/**
 * Rotates the candidates each round, so that their order does not favor any of them.
 *
 * @example rotate(['a', 'b', 'c'], 1) // ['b', 'c', 'a']
 */
export function rotate<T>(all: readonly T[], round: number): readonly T[] {
  const first = round % Math.max(1, all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

const BATCHES = 6;

/**
 * Splits a round's renders of a document into batches. The candidates alternate after each batch, so that
 * load on the machine affects all of them.
 *
 * @example batches(30) // [5, 5, 5, 5, 5, 5]
 */
export function splitIntoBatches(times: number): readonly number[] {
  const batchSize = Math.ceil(times / BATCHES);
  const count = Math.ceil(times / batchSize);
  return Array.from({ length: count }, (_, index) =>
    Math.min(batchSize, times - index * batchSize),
  );
}
