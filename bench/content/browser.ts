import { chromium, type Browser, type Page } from 'playwright';
import { getBrowserLaunchOptions } from '../../tools/browser-launch.ts';
import type { Measurements } from '../measurements.ts';
import { isSmoke } from '../settings.ts';
import { measureGzipSize, buildPageScript } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import { attacks } from './corpus.ts';
import { createBenchDocuments, type BenchDocument } from './documents.ts';
import {
  addSamples,
  mergeMeasurements,
  lowerQuartiles,
  rotate,
  splitIntoBatches,
  type Samples,
} from './samples.ts';

const origin = 'http://localhost/';
const headers = {
  // Block the documents' images, frames, and scripts.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  // In a cross-origin isolated page, timers have a resolution of 5 µs instead of 100 µs.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** An alert of typical length, for the cold mount and the re-render. */
const [typicalDocument] = createBenchDocuments([20]);
/** Cold mounts per round. */
const COLD_TIMES = isSmoke ? 1 : 2;
/** Time limit. A busy machine completes fewer rounds. */
const MAX_SECONDS = 180;

/** Opens a candidate's page in a separate browser context, and so in a separate process. */
async function openPage(
  browser: Browser,
  script: string,
  documents: readonly BenchDocument[],
): Promise<Page> {
  const context = await browser.newContext();
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body = '<!doctype html><title>Candidate</title><body><script src="/page.js"></script>';
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8', headers });
    } else if (pathname === '/page.js') {
      await route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8', headers });
    } else {
      await route.abort();
    }
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(
    (byName) => {
      window.stopwatch.documents = byName;
    },
    Object.fromEntries(documents.map(({ name, html }) => [name, html])),
  );
  return page;
}

const mount = (page: Page, { name }: BenchDocument, times: number) =>
  page.evaluate(([requested, count]) => window.stopwatch.mount(requested, count), [
    name,
    times,
  ] as const);

/**
 * Measures a first page view, when nothing is compiled yet. Each page gives only one sample, so this measures
 * the main thread's CPU time, which other work on the machine does not affect.
 */
async function measureColdMount(browser: Browser, script: string, document: BenchDocument) {
  const page = await openPage(browser, script, [document]);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpuTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const measureCpu = async (work: () => Promise<void>) => {
    const before = await readCpuTime();
    await work();
    return (await readCpuTime()) - before;
  };
  // The evaluation itself takes time too.
  const overhead = await measureCpu(() => page.evaluate(() => undefined));
  const mountTime = await measureCpu(() =>
    page.evaluate((requested) => window.stopwatch.show(requested), document.name),
  );
  await page.context().close();
  return mountTime - overhead;
}

/** Measures the mount of a document in a transition while a key is held down. */
async function measureTransition(page: Page, { name }: BenchDocument) {
  const presses: Promise<void>[] = [];
  // Does not wait between presses, because a press resolves only when the page has handled it.
  const typing = setInterval(() => presses.push(page.keyboard.down('a')), 20);
  try {
    return await page.evaluate((requested) => window.stopwatch.transition(requested), name);
  } finally {
    clearInterval(typing);
    await Promise.all(presses);
    await page.keyboard.up('a');
  }
}

/** A candidate built for the browser. */
export interface BrowserCandidate {
  readonly name: string;
  readonly script: string;
  /** Gzip size of its JavaScript in bytes, without React. */
  readonly gzip: number;
}

/** Builds a candidate for the browser. */
export async function prepareForBrowser(candidate: Candidate): Promise<BrowserCandidate> {
  return {
    name: candidate.name,
    script: await buildPageScript(candidate),
    gzip: await measureGzipSize(candidate),
  };
}

/**
 * Measures the candidates in Chromium one after the other, each in a separate page.
 *
 * @param documents the shortest first; the longest is also mounted in a transition.
 * @returns measurements by candidate, in milliseconds, bytes, or shares.
 */
export async function measureInBrowser(
  candidates: readonly BrowserCandidate[],
  documents: readonly BenchDocument[],
  rounds: number,
): Promise<Record<string, Measurements>> {
  const longestDocument = documents.at(-1);
  if (!typicalDocument || !longestDocument) throw new Error('There is no document to measure.');
  const allDocuments = [
    ...documents.filter(({ name }) => name !== typicalDocument.name),
    typicalDocument,
  ];
  const browser = await chromium.launch(await getBrowserLaunchOptions());
  try {
    const pages = new Map<string, Page>();
    const staticMeasurements: Record<string, Measurements> = {};
    for (const { name, script, gzip } of candidates) {
      const page = await openPage(browser, script, allDocuments);
      pages.set(name, page);
      // The first mounts warm up the page and are discarded.
      await mount(page, typicalDocument, isSmoke ? 1 : 30);
      const keptShares = await page.evaluate(
        (requested) => window.stopwatch.measureKeptContent(requested),
        typicalDocument.name,
      );
      const dangerous = await page.evaluate(
        (all) => window.stopwatch.countDangerousAttacks(all),
        [...attacks],
      );
      staticMeasurements[name] = { gzip, ...keptShares, dangerous };
    }
    const samples: Samples = {};
    const end = performance.now() + MAX_SECONDS * 1000;
    for (let round = 0; round < rounds && performance.now() < end; round += 1) {
      process.stdout.write(`Chromium, round ${round + 1} of ${rounds}\n`);
      const rotated = rotate(candidates, round);
      for (const document of documents) {
        for (const times of splitIntoBatches(document.rendersPerRound)) {
          for (const { name } of rotated) {
            const page = pages.get(name)!;
            addSamples(samples, name, document.name, await mount(page, document, times));
          }
        }
      }
      for (let time = 0; time < COLD_TIMES; time += 1) {
        for (const { name, script } of rotated) {
          addSamples(samples, name, 'cold', [
            await measureColdMount(browser, script, typicalDocument),
          ]);
        }
      }
      for (const { name } of rotated) {
        const page = pages.get(name)!;
        const again = await page.evaluate(
          (requested) => window.stopwatch.renderAgain(requested, 10),
          typicalDocument.name,
        );
        addSamples(samples, name, 're-render', again);
        const { longestTask, inputDelay } = await measureTransition(page, longestDocument);
        addSamples(samples, name, 'longest task', [longestTask]);
        addSamples(samples, name, 'input delay', [inputDelay]);
      }
    }
    return mergeMeasurements(lowerQuartiles(samples), staticMeasurements);
  } finally {
    await browser.close();
  }
}
