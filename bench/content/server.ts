import { JSDOM } from 'jsdom';
import type { Measurements } from '../measurements.ts';
import { firstRound } from '../settings.ts';
import { loadServer, type Render } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import type { BenchDocument } from './documents.ts';
import { addSamples, lowerQuartiles, rotate, splitIntoBatches, type Samples } from './samples.ts';

/** A candidate built for Node and loaded. */
export interface ServerCandidate {
  readonly name: string;
  readonly render: Render;
}

/** Builds the candidates that run without a browser for Node. DOMPurify uses a jsdom window. */
export async function prepareForServer(
  candidates: readonly Candidate[],
): Promise<readonly ServerCandidate[]> {
  const { window } = new JSDOM('');
  return Promise.all(
    candidates
      .filter(({ runsOnServer }) => runsOnServer)
      .map(async (candidate) => ({
        name: candidate.name,
        render: await loadServer(candidate, window),
      })),
  );
}

let serial = 0;
function measureRender(render: Render, { html }: BenchDocument): number {
  // A different start each time prevents caching.
  serial += 1;
  const start = performance.now();
  render(`<p>Reading ${serial}</p>\n${html}`);
  return performance.now() - start;
}

/**
 * Measures the candidates' `renderToString` in this process, one after the other.
 *
 * @returns milliseconds by candidate and document.
 */
export function measureOnServer(
  candidates: readonly ServerCandidate[],
  documents: readonly BenchDocument[],
  rounds: number,
): Record<string, Measurements> {
  const samples: Samples = {};
  // The first round warms up the process and is discarded.
  for (let round = firstRound; round <= rounds; round += 1) {
    process.stdout.write(`Node, round ${round} of ${rounds}\n`);
    for (const document of documents) {
      for (const times of splitIntoBatches(document.rendersPerRound)) {
        for (const { name, render } of rotate(candidates, round)) {
          const values = Array.from({ length: times }, () => measureRender(render, document));
          if (round > 0) addSamples(samples, name, `server ${document.name}`, values);
        }
      }
    }
  }
  return lowerQuartiles(samples);
}
