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
  type Vector,
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
import { browserLaunch } from './browser-launch.ts';

// "node tools/fuzz.ts --count 20000 --seed 7": draws hostile documents that a grammar makes from seeds in
// a real browser, touches all that is drawn, reads it a second time, and fails on anything that ran, is
// left, was asked of a foreign host, covers the page or upset React; with and without a content security
// policy. Before that, the same oracle must find all this in two ways of drawing that are known as unsafe.

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/content-renderer/src/fuzz');

/** The portal's policy, with the hosts of the fixtures and the harness' own way to read markup again. */
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
    // React's own warnings are part of what must not be heard.
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

interface Place {
  browser: Browser;
  files: ReadonlyMap<string, string | Uint8Array>;
}

/** Opens a page in a context of its own; `hear` is told of what the page itself cannot see. */
async function openPage(
  { browser, files }: Place,
  withPolicy: boolean,
  hear: (finding: Finding) => void,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await context.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== PAGE_ORIGIN) {
      if (!listedHosts.has(url.hostname)) {
        const id = Number(/(\d+)\D*$/.exec(url.pathname)?.[1] ?? -1);
        hear({
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
      // A script that a document brought from our own origin counts as any other.
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
  await context.exposeBinding('report', (_source, finding: Finding) => hear(finding));
  context.on('page', (opened) => {
    if (opened !== page) hear({ kind: 'execution', id: -1, details: `opened ${opened.url()}` });
  });
  page.on('download', () => hear({ kind: 'execution', id: -1, details: 'started a download' }));
  page.on('dialog', (dialog) => {
    hear({ kind: 'execution', id: -1, details: dialog.message() });
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== `${PAGE_ORIGIN}/alerts/12`) {
      hear({ kind: 'page-changed', id: -1, details: `went to ${frame.url()}` });
    }
  });
  await page.goto(`${PAGE_ORIGIN}/alerts/12`);
  await page.waitForFunction(() => 'fuzz' in window);
  return page;
}

function withServer(id: number, html: string): Vector {
  const tree = applyRules(sanitize(parse(html, fixtureOptions.policy), fixtureOptions));
  return {
    id,
    html,
    serverMarkup: renderToString(render(tree)),
    serverTree: JSON.stringify(tree.children),
  };
}

/** Draws one batch in a page; undefined where the page did not answer in time. */
async function renderBatch(
  page: Page,
  vectors: readonly Vector[],
  renderer: RendererName,
  patience: number,
): Promise<boolean> {
  const rendered = page
    .evaluate(([given, way]) => window.fuzz(given, way), [vectors, renderer] as const)
    .then(() => true)
    .catch(() => false);
  const ending = new AbortController();
  const late = setTimeout(patience, false, ending).catch(() => false);
  const responded = await Promise.race([rendered, late]);
  ending.abort();
  return responded;
}

interface Run {
  renderer: RendererName;
  withPolicy: boolean;
  batch: number;
  /** Milliseconds that one batch may take. */
  patience: number;
}

/** One way of drawing in one page, which is opened anew where a document has spoilt it. */
class Renderer {
  readonly #place: Place;
  readonly #run: Run;
  #page: Page | undefined;
  #findings: Finding[] = [];

  constructor(place: Place, run: Run) {
    this.#place = place;
    this.#run = run;
  }

  /** All findings over some documents, drawn in batches. */
  async renderVectors(vectors: readonly Vector[]): Promise<readonly Finding[]> {
    const { batch, renderer, patience } = this.#run;
    this.#findings = [];
    const waiting = Array.from({ length: Math.ceil(vectors.length / batch) }, (_, at) =>
      vectors.slice(at * batch, (at + 1) * batch),
    );
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      this.#page ??= await openPage(this.#place, this.#run.withPolicy, (finding) =>
        this.#findings.push(finding),
      );
      const responded = await renderBatch(this.#page, group, renderer, patience);
      if (!responded) {
        const [first] = group;
        if (group.length > 1) waiting.unshift(...group.map((vector) => [vector]));
        else if (first) this.#findings.push({ kind: 'freeze', id: first.id, details: 'no answer' });
      }
      // The unsafe ways leave a page that is no longer fit to test in.
      if (!responded || renderer !== 'content-renderer') await this.close();
    }
    return this.#findings;
  }

  async close(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    // A page that hangs does not close by itself; the browser's end is its end.
    if (page) await Promise.race([page.context().close(), setTimeout(2_000)]);
  }
}

/** The shortest text found, by leaving out ever smaller pieces, that still gives the same kind of finding. */
async function minimize(renderer: Renderer, { id, kind }: Finding, html: string): Promise<string> {
  let shortest = html;
  let size = Math.ceil(html.length / 2);
  let at = 0;
  for (let left = 200; left > 0 && size >= 1; left -= 1) {
    const without = shortest.slice(0, at) + shortest.slice(at + size);
    const found = await renderer.renderVectors([withServer(id, without)]);
    if (found.some((finding) => finding.kind === kind)) shortest = without;
    else at += size;
    if (at >= shortest.length) {
      at = 0;
      size = Math.floor(size / 2);
    }
  }
  return shortest;
}

/** What is harmless and not ours to mend, by what was found and the text that brings it about. */
const known: Readonly<Partial<Record<FindingKind, RegExp>>> = {
  // The inert tree reports, and loads none of, the words of films, and attributes that look like the end
  // of a style sheet, which the parser leaves unmarked. A request would be seen where there is no policy.
  'policy-violation': /^media-src |<\/(?:style|on)/i,
  // Chromium leaves the standard, and parse5 does not: loose parts of tables after these tags, and end
  // tags of elements that are named like those of SVG.
  'tree-differs':
    /<(?:base|basefont|bgsound|title|noframes)[\s/>][^]*<(?:\/br|\/p|caption|col|colgroup|tbody|td|tfoot|th|thead|tr)[\s/>]|<(?:animatemotion|animatetransform|feimage|foreignobject|lineargradient|textpath)[\s/>][^]*<svg[\s/>]/i,
};

function tally(findings: readonly Finding[]): string {
  const counts = findingKinds.flatMap((kind) => {
    const ids = new Set(findings.filter((each) => each.kind === kind).map(({ id }) => id));
    return ids.size > 0 ? [`${kind} in ${ids.size}`] : [];
  });
  return counts.join(', ') || 'nothing';
}

/** Findings that the oracle must make in pages known to be unsafe; it is blind otherwise. */
const mustBeFound = {
  'inner-html': ['execution', 'leftover', 'foreign-request', 'page-changed', 'overlay'],
  'html-react-parser': ['execution', 'leftover', 'foreign-request', 'render-error', 'page-changed'],
} as const;

async function calibrate(place: Place, vectors: readonly Vector[]): Promise<string[]> {
  const problems: string[] = [];
  for (const renderer of ['inner-html', 'html-react-parser'] as const) {
    const run = { renderer, withPolicy: false, batch: 8, patience: 10_000 };
    const findings = await new Renderer(place, run).renderVectors(vectors);
    console.log(`${renderer}, ${vectors.length} documents: ${tally(findings)}`);
    for (const kind of mustBeFound[renderer]) {
      if (!findings.some((finding) => finding.kind === kind)) {
        problems.push(`The oracle found no ${kind} in ${renderer}: it is blind.`);
      }
    }
  }
  return problems;
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

const place: Place = {
  browser: await chromium.launch(await browserLaunch()),
  files: await buildPage(),
};
try {
  const fixtures = [...hostileFixtures, ...ordinaryFixtures].map(({ input }, index) =>
    withServer(-2 - index, input),
  );
  const made = Array.from({ length: count }, (_, index) =>
    withServer(seed + index, generate(seed + index)),
  );
  const problems =
    values.only === undefined
      ? await calibrate(place, [
          ...fixtures.filter((_, index) => index % 5 === 0),
          ...made.slice(0, 40),
        ])
      : [];
  const vectors = values.only === undefined ? [...fixtures, ...made] : made;
  const texts = new Map(vectors.map(({ id, html }) => [id, html.replaceAll(/[\0\ufdd0]/g, '')]));
  await Promise.all(
    [false, true].map(async (withPolicy) => {
      const renderer = new Renderer(place, {
        renderer: 'content-renderer',
        withPolicy,
        batch: 40,
        patience: oneMinute,
      });
      const all = await renderer.renderVectors(vectors);
      const findings = all.filter(
        ({ kind, id, details }) => !known[kind]?.test(`${details}\n${texts.get(id)}`),
      );
      const name = `content-renderer ${withPolicy ? 'with' : 'without'} a policy`;
      console.log(`${name}, ${vectors.length} documents: ${tally(findings)}`);
      const shown = new Map<string, Finding>();
      for (const finding of findings) {
        const key = `${finding.kind} ${finding.id}`;
        if (shown.size < 30 && !shown.has(key)) shown.set(key, finding);
      }
      for (const finding of shown.values()) {
        const html = texts.get(finding.id) ?? '';
        const short = shown.size <= 15 ? await minimize(renderer, finding, html) : html;
        problems.push(
          `${name}, seed ${finding.id}: ${finding.kind}: ${finding.details}\n  ${JSON.stringify(short.slice(0, 1_500))}`,
        );
      }
      await renderer.close();
    }),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await place.browser.close();
}
