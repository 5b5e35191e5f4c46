import { isSmoke } from '../settings.ts';
import { generateDocument } from './corpus.ts';

/** A document of the benchmark. */
export interface BenchDocument {
  /** Size, such as "20 kB". */
  readonly name: string;
  readonly kilobytes: number;
  readonly html: string;
  /** Renders per round; shorter documents are rendered more often. */
  readonly rendersPerRound: number;
}

/** Creates documents of the given sizes in thousands of characters. */
export function createBenchDocuments(sizes: readonly number[]): readonly BenchDocument[] {
  return sizes.map((kilobytes) => ({
    name: kilobytes < 1000 ? `${kilobytes} kB` : `${kilobytes / 1000} MB`,
    kilobytes,
    html: generateDocument(kilobytes),
    rendersPerRound: isSmoke ? 1 : Math.max(2, Math.min(30, Math.round(800 / kilobytes))),
  }));
}
