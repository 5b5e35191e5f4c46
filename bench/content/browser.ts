import { chromium, type Browser, type Page } from 'playwright';
import { browserLaunch } from '../../tools/browser-launch.ts';
import type { Figures } from '../figures.ts';
import { isSmoke } from '../settings.ts';
import { gzipSize, pageScript } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import { attacks } from './corpus.ts';
import { benchDocuments, type BenchDocument } from './documents.ts';
import { addSamples, merged, quartiles, turned, visits, type Samples } from './samples.ts';

const origin = 'http://localhost/';
const headers = {
  // Neither pictures nor frames nor scripts of a document load.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  // Isolated, a page's clock has a resolution of 5 µs instead of 100.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** The document whose first, cold mount and repeated drawing are timed: an alert of the usual length. */
const [usual] = benchDocuments([20]);
/** Cold mounts in a round. */
const COLD_TIMES = isSmoke ? 1 : 2;
/** A busy machine gets through fewer rounds. */
const MOST_SECONDS = 180;

/** Opens a candidate's page in a browser profile, and so in a process, of its own. */
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
    (handed) => {
      window.stopwatch.documents = handed;
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
 * What a reader pays who opens one page: nothing is compiled yet. It can be had only once in a page, so
 * it is the time that the main thread worked, in which the machine's other work does not count.
 */
async function coldMount(browser: Browser, script: string, document: BenchDocument) {
  const page = await openPage(browser, script, [document]);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const workOf = async (ask: () => Promise<void>) => {
    const before = await worked();
    await ask();
    return (await worked()) - before;
  };
  // Being asked costs the page something, too.
  const asking = await workOf(() => page.evaluate(() => undefined));
  const showing = await workOf(() =>
    page.evaluate((requested) => window.stopwatch.show(requested), document.name),
  );
  await page.context().close();
  return showing - asking;
}

/** Mounts a document in a transition while somebody holds a key down. */
async function transition(page: Page, { name }: BenchDocument) {
  const presses: Promise<void>[] = [];
  // Not one after the other: a press is over only when the page has got to it.
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
  /** Bytes of its JavaScript without React. */
  readonly gzip: number;
}

/** Builds a candidate for the browser. */
export async function prepareForBrowser(candidate: Candidate): Promise<BrowserCandidate> {
  return {
    name: candidate.name,
    script: await pageScript(candidate),
    gzip: await gzipSize(candidate),
  };
}

/**
 * Measures the candidates in Chromium, in turns, each in a page of its own.
 *
 * @param documents the shortest first; the longest is the one that is mounted in a transition.
 * @returns figures by candidate: milliseconds, bytes, shares.
 */
export async function measureInBrowser(
  candidates: readonly BrowserCandidate[],
  documents: readonly BenchDocument[],
  rounds: number,
): Promise<Record<string, Figures>> {
  const longest = documents.at(-1);
  if (!usual || !longest) throw new Error('There is no document to measure with.');
  const handed = [...documents.filter(({ name }) => name !== usual.name), usual];
  const browser = await chromium.launch(await browserLaunch());
  try {
    const pages = new Map<string, Page>();
    const facts: Record<string, Figures> = {};
    for (const { name, script, gzip } of candidates) {
      const page = await openPage(browser, script, handed);
      pages.set(name, page);
      // The first drawings warm the page and are thrown away.
      await mount(page, usual, isSmoke ? 1 : 30);
      const kept = await page.evaluate((requested) => window.stopwatch.kept(requested), usual.name);
      const alive = await page.evaluate((all) => window.stopwatch.alive(all), [...attacks]);
      facts[name] = { gzip, ...kept, alive };
    }
    const samples: Samples = {};
    const end = performance.now() + MOST_SECONDS * 1000;
    for (let round = 0; round < rounds && performance.now() < end; round += 1) {
      process.stdout.write(`Chromium, round ${round + 1} of ${rounds}\n`);
      const turn = turned(candidates, round);
      for (const document of documents) {
        for (const times of visits(document.times)) {
          for (const { name } of turn) {
            const page = pages.get(name)!;
            addSamples(samples, name, document.name, await mount(page, document, times));
          }
        }
      }
      for (let time = 0; time < COLD_TIMES; time += 1) {
        for (const { name, script } of turn) {
          addSamples(samples, name, 'cold', [await coldMount(browser, script, usual)]);
        }
      }
      for (const { name } of turn) {
        const page = pages.get(name)!;
        const again = await page.evaluate(
          (requested) => window.stopwatch.renderAgain(requested, 10),
          usual.name,
        );
        addSamples(samples, name, 're-render', again);
        const { longestTask, inputDelay } = await transition(page, longest);
        addSamples(samples, name, 'longest task', [longestTask]);
        addSamples(samples, name, 'input delay', [inputDelay]);
      }
    }
    return merged(quartiles(samples), facts);
  } finally {
    await browser.close();
  }
}
