import { isSmoke } from '../settings.ts';
import { contentDocument } from './corpus.ts';

/** A document of the benchmark. */
export interface BenchDocument {
  /** Its size as tables call it, such as "20 kB". */
  readonly name: string;
  readonly kilobytes: number;
  readonly html: string;
  /** How often a round draws it: the shorter, the more often. */
  readonly times: number;
}

/** The documents of some sizes in thousands of characters. */
export function benchDocuments(sizes: readonly number[]): readonly BenchDocument[] {
  return sizes.map((kilobytes) => ({
    name: kilobytes < 1000 ? `${kilobytes} kB` : `${kilobytes / 1000} MB`,
    kilobytes,
    html: contentDocument(kilobytes),
    times: isSmoke ? 1 : Math.max(2, Math.min(30, Math.round(800 / kilobytes))),
  }));
}
