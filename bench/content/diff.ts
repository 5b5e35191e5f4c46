import { diff } from '@producer-portal/content-renderer/diff';
import { applyRules, parse, sanitize } from '@producer-portal/content-renderer/steps';
import { lowerQuartile, type Measurements } from '../measurements.ts';
import { firstRound } from '../settings.ts';
import type { BenchDocument } from './documents.ts';

const toTree = (html: string) => applyRules(sanitize(parse(html)));

/** Edits a document as for a new revision: other dates and words in each section, and a new paragraph. */
export function revise(html: string): string {
  return html
    .replaceAll('March', 'April')
    .replaceAll(/\b([a-z]+)ing\b/g, '$1ed')
    .replace('</p>', '</p><p>This revision replaces the one of last month.</p>');
}

/**
 * Measures the comparison of each document with a revision of it, in this process.
 *
 * @returns milliseconds by document, without parsing and rendering.
 */
export function measureDiff(documents: readonly BenchDocument[], rounds: number): Measurements {
  return Object.fromEntries(
    documents.map(({ name, html, rendersPerRound }) => {
      const [before, after] = [toTree(html), toTree(revise(html))];
      const samples: number[] = [];
      // The first round warms up the process and is discarded.
      for (let round = firstRound; round <= rounds; round += 1) {
        for (let time = 0; time < rendersPerRound; time += 1) {
          const start = performance.now();
          diff(before, after);
          if (round > 0) samples.push(performance.now() - start);
        }
      }
      return [`diff ${name}`, lowerQuartile(samples)];
    }),
  );
}
