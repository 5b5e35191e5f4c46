import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { build, type Rollup } from 'vite';
import { generate } from '../packages/content-renderer/src/fuzz/grammar.ts';
import {
  findingKinds,
  PAGE_ORIGIN,
  type RendererName,
  type Finding,
  type FindingKind,
  type FuzzDocument,
} from '../packages/content-renderer/src/fuzz/protocol.ts';
import {
  hostileFixtures,
  ordinaryFixtures,
} from '../packages/content-renderer/src/fixtures/index.ts';
import { fixtureOptions } from '../packages/content-renderer/src/fixtures/options.ts';
import { parse } from '../packages/content-renderer/src/parse/parse.ts';
import { render } from '../packages/content-renderer/src/render/render.ts';
import { applyRules } from '../packages/content-renderer/src/rules/apply-rules.ts';
import { sanitize } from '../packages/content-renderer/src/sanitize/sanitize.ts';
import { getBrowserLaunchOptions } from './browser-launch.ts';

// "node tools/fuzz.ts --count 20000 --seed 7" renders generated hostile documents in a real browser, interacts
// with every element, and parses the markup again. It fails on code that runs, forbidden markup, requests to
// other hosts, content that covers the page, and React errors, with and without a content security policy.
// First, the same checks must find such problems in two renderers that are known to be unsafe.

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/content-renderer/src/fuzz');

/** The portal's policy, with the fixtures' hosts and the fuzzer's own Trusted Types policy. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https://img.example.com data:",
  "media-src 'self' https://media.example.com",
  'frame-src https://player.example.com',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types pnp-html fuzz-reparse',
].join('; ');

const listedHosts = new Set(['img.example.com', 'media.example.com', 'player.example.com']);
const oneMinute = 60_000;

async function buildPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // React's warnings count as findings.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, modulePreload: false },
  })) as Rollup.RollupOutput;
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}

const contentTypes: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
};

interface Environment {
  browser: Browser;
  files: ReadonlyMap<string, string | Uint8Array>;
}

/** Opens a page in a separate context. `onFinding` receives all findings, including those that the page can't detect itself. */
async function openPage(
  { browser, files }: Environment,
  withPolicy: boolean,
  onFinding: (finding: Finding) => void,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await context.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== PAGE_ORIGIN) {
      if (!listedHosts.has(url.hostname)) {
        const id = Number(/(\d+)\D*$/.exec(url.pathname)?.[1] ?? -1);
        onFinding({
          kind: 'foreign-request',
          id,
          details: `${request.resourceType()} ${request.url()}`,
        });
        return route.abort();
      }
      return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    }
    const path = url.pathname === '/alerts/12' ? '/index.html' : url.pathname;
    const body = files.get(path);
    if (body === undefined) {
      // A script from our own origin must not run either. If it does, it reports itself.
      return request.resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: 'top.pwned("own script")' })
        : route.fulfill({ status: 404, body: '' });
    }
    const headers = withPolicy ? { 'content-security-policy': contentSecurityPolicy } : {};
    return route.fulfill({
      headers: { ...headers, 'content-type': contentTypes[path.split('.').at(-1) ?? ''] ?? '' },
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
  });
  await context.exposeBinding('report', (_source, finding: Finding) => onFinding(finding));
  context.on('page', (opened) => {
    if (opened !== page)
      onFinding({ kind: 'execution', id: -1, details: `opened ${opened.url()}` });
  });
  page.on('download', () =>
    onFinding({ kind: 'execution', id: -1, details: 'started a download' }),
  );
  page.on('dialog', (dialog) => {
    onFinding({ kind: 'execution', id: -1, details: dialog.message() });
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== `${PAGE_ORIGIN}/alerts/12`) {
      onFinding({ kind: 'page-changed', id: -1, details: `navigated to ${frame.url()}` });
    }
  });
  await page.goto(`${PAGE_ORIGIN}/alerts/12`);
  await page.waitForFunction(() => 'fuzz' in window);
  return page;
}

function toFuzzDocument(id: number, html: string): FuzzDocument {
  const tree = applyRules(sanitize(parse(html, fixtureOptions.policy), fixtureOptions));
  return {
    id,
    html,
    serverMarkup: renderToString(render(tree)),
    serverTree: JSON.stringify(tree.children),
  };
}

/** Renders a batch in a page; returns false if the page did not respond in time. */
async function renderBatch(
  page: Page,
  fuzzDocuments: readonly FuzzDocument[],
  renderer: RendererName,
  timeout: number,
): Promise<boolean> {
  const rendered = page
    .evaluate(([documents, name]) => window.fuzz(documents, name), [
      fuzzDocuments,
      renderer,
    ] as const)
    .then(() => true)
    .catch(() => false);
  const timeoutController = new AbortController();
  const expired = setTimeout(timeout, false, timeoutController).catch(() => false);
  const responded = await Promise.race([rendered, expired]);
  timeoutController.abort();
  return responded;
}

interface Run {
  renderer: RendererName;
  withPolicy: boolean;
  /** Number of documents in a batch. */
  batchSize: number;
  /** Milliseconds per batch. */
  timeout: number;
}

/** Renders documents in a page, and opens a new page when a document has damaged the old one. */
class Renderer {
  readonly #environment: Environment;
  readonly #run: Run;
  #page: Page | undefined;
  #findings: Finding[] = [];

  constructor(environment: Environment, run: Run) {
    this.#environment = environment;
    this.#run = run;
  }

  /** Renders documents in batches and returns all findings. */
  async renderDocuments(fuzzDocuments: readonly FuzzDocument[]): Promise<readonly Finding[]> {
    const { batchSize, renderer, timeout } = this.#run;
    this.#findings = [];
    const waiting = Array.from(
      { length: Math.ceil(fuzzDocuments.length / batchSize) },
      (_, index) => fuzzDocuments.slice(index * batchSize, (index + 1) * batchSize),
    );
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      this.#page ??= await openPage(this.#environment, this.#run.withPolicy, (finding) =>
        this.#findings.push(finding),
      );
      const responded = await renderBatch(this.#page, group, renderer, timeout);
      if (!responded) {
        const [first] = group;
        if (group.length > 1) waiting.unshift(...group.map((fuzzDocument) => [fuzzDocument]));
        else if (first)
          this.#findings.push({ kind: 'freeze', id: first.id, details: 'no response' });
      }
      // The unsafe renderers leave a damaged page.
      if (!responded || renderer !== 'content-renderer') await this.close();
    }
    return this.#findings;
  }

  async close(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    // A frozen page does not close; it ends with the browser.
    if (page) await Promise.race([page.context().close(), setTimeout(2_000)]);
  }
}

/** Shortens a document by removing smaller and smaller parts while it still gives the same kind of finding. */
async function minimize(renderer: Renderer, { id, kind }: Finding, html: string): Promise<string> {
  let shortest = html;
  let size = Math.ceil(html.length / 2);
  let start = 0;
  for (let attempts = 200; attempts > 0 && size >= 1; attempts -= 1) {
    const without = shortest.slice(0, start) + shortest.slice(start + size);
    const found = await renderer.renderDocuments([toFuzzDocument(id, without)]);
    if (found.some((finding) => finding.kind === kind)) shortest = without;
    else start += size;
    if (start >= shortest.length) {
      start = 0;
      size = Math.floor(size / 2);
    }
  }
  return shortest;
}

/** Findings that are harmless and that we can't fix: for each kind, a pattern that matches the details or the document. */
const knownFindings: Readonly<Partial<Record<FindingKind, RegExp>>> = {
  // While Chromium parses into the inert tree, it reports the text tracks of videos, which it doesn't load, and
  // attributes of end tags, which the renderer doesn't rename. If Chromium did load anything, the run without a policy
  // would find the request.
  'policy-violation': /^media-src |<\/(?:style|on)/i,
  // In two cases, Chromium deviates from the standard, and parse5 does not: parts of tables outside of tables after
  // certain tags, and end tags of elements with SVG names.
  'tree-differs':
    /<(?:base|basefont|bgsound|title|noframes)[\s/>][^]*<(?:\/br|\/p|caption|col|colgroup|tbody|td|tfoot|th|thead|tr)[\s/>]|<(?:animatemotion|animatetransform|feimage|foreignobject|lineargradient|textpath)[\s/>][^]*<svg[\s/>]/i,
};

function summarizeFindings(findings: readonly Finding[]): string {
  const counts = findingKinds.flatMap((kind) => {
    const ids = new Set(findings.filter((each) => each.kind === kind).map(({ id }) => id));
    return ids.size > 0 ? [`${kind} in ${ids.size}`] : [];
  });
  return counts.join(', ') || 'nothing';
}

/** Findings that the unsafe renderers must give, to prove that the checks work. */
const expectedFindings = {
  'inner-html': ['execution', 'forbidden-markup', 'foreign-request', 'page-changed', 'overlay'],
  'html-react-parser': [
    'execution',
    'forbidden-markup',
    'foreign-request',
    'render-error',
    'page-changed',
  ],
} as const;

async function checkUnsafeRenderers(
  environment: Environment,
  fuzzDocuments: readonly FuzzDocument[],
): Promise<string[]> {
  const problems = (['inner-html', 'html-react-parser'] as const).map(async (renderer) => {
    const run = { renderer, withPolicy: false, batchSize: 8, timeout: 10_000 };
    const findings = await new Renderer(environment, run).renderDocuments(fuzzDocuments);
    console.log(`${renderer}, ${fuzzDocuments.length} documents: ${summarizeFindings(findings)}`);
    return expectedFindings[renderer]
      .filter((kind) => !findings.some((finding) => finding.kind === kind))
      .map((kind) => `The checks found no ${kind} in ${renderer}, so they do not work.`);
  });
  return (await Promise.all(problems)).flat();
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const count = values.only === undefined ? Number(values.count) : 1;
const seed = Number(values.only ?? values.seed);

const environment: Environment = {
  browser: await chromium.launch(await getBrowserLaunchOptions()),
  files: await buildPage(),
};
try {
  const fixtures = [...hostileFixtures, ...ordinaryFixtures].map(({ input }, index) =>
    toFuzzDocument(-2 - index, input),
  );
  const generated = Array.from({ length: count }, (_, index) =>
    toFuzzDocument(seed + index, generate(seed + index)),
  );
  const problems =
    values.only === undefined
      ? await checkUnsafeRenderers(environment, [
          ...fixtures.filter((_, index) => index % 5 === 0),
          ...generated.slice(0, 40),
        ])
      : [];
  const fuzzDocuments = values.only === undefined ? [...fixtures, ...generated] : generated;
  const texts = new Map(
    fuzzDocuments.map(({ id, html }) => [id, html.replaceAll(/[\0\ufdd0]/g, '')]),
  );
  await Promise.all(
    [false, true].map(async (withPolicy) => {
      const renderer = new Renderer(environment, {
        renderer: 'content-renderer',
        withPolicy,
        batchSize: 40,
        timeout: oneMinute,
      });
      const all = await renderer.renderDocuments(fuzzDocuments);
      const findings = all.filter(
        ({ kind, id, details }) => !knownFindings[kind]?.test(`${details}\n${texts.get(id)}`),
      );
      const name = `content-renderer ${withPolicy ? 'with' : 'without'} a policy`;
      console.log(`${name}, ${fuzzDocuments.length} documents: ${summarizeFindings(findings)}`);
      const reportedFindings = new Map<string, Finding>();
      for (const finding of findings) {
        const key = `${finding.kind} ${finding.id}`;
        if (reportedFindings.size < 30 && !reportedFindings.has(key))
          reportedFindings.set(key, finding);
      }
      for (const finding of reportedFindings.values()) {
        const html = texts.get(finding.id) ?? '';
        const shortHtml =
          reportedFindings.size <= 15 ? await minimize(renderer, finding, html) : html;
        problems.push(
          `${name}, seed ${finding.id}: ${finding.kind}: ${finding.details}\n  ${JSON.stringify(shortHtml.slice(0, 1_500))}`,
        );
      }
      await renderer.close();
    }),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await environment.browser.close();
}
