import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordinaryFixtures } from './fixtures/index.ts';
import { fixtureOptions } from './fixtures/options.ts';
import { parseSource as browserParser } from './parse/parser.browser.ts';
import { parseSource as serverParser } from './parse/parser.server.ts';
import { parseWith } from './parse/parse.ts';
import { applyRules, render, sanitize } from './steps.ts';

function renderContent(parseSource: typeof serverParser, html: string) {
  const parsed = parseWith(parseSource, html, fixtureOptions.policy);
  return <main>{render(applyRules(sanitize(parsed, fixtureOptions)))}</main>;
}

/** Hydrates the server's markup, and returns the errors that React reports. */
async function hydrate(html: string): Promise<unknown[]> {
  const errors: unknown[] = [];
  vi.mocked(console.error).mockImplementation((...args: unknown[]) => errors.push(args.join(' ')));
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(renderContent(serverParser, html));
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() =>
    hydrateRoot(page, renderContent(browserParser, html), { onRecoverableError }),
  );
  act(() => root.unmount());
  page.remove();
  return errors;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(ordinaryFixtures)('hydrates without errors: $number $title', async ({ input }) => {
  expect(await hydrate(input)).toEqual([]);
});

test.each([
  '<b><i>x</b>y</i>',
  '<p><button><p>x',
  '<p>a<button>b<ul><li>c</ul></button>d',
  '<p><fieldset><h2>x</h2></fieldset>',
  '<p><marquee><table><tr><td><p>x</table></marquee>y',
  '<table><b>x',
  '<table>x<tr>y<td>z</table>',
  '<table><tr><td>1</td> </tr> <caption>c</caption> </table>',
  '<table> <colgroup> <col> </colgroup> <tr> <td>1</table>',
  '<td>x</td><tr><td>y</td></tr>',
  '<a href="/a">x<a href="/b">y</a></a>',
  '<a href="/a"><table><tr><td><a href="/b">y</a></table></a>',
  '<a href="/a"><button><a href="/b">y</a></button></a>',
  '<ul><li>a<button><li>b</li></button></li></ul>',
  '<ul><li>a<menu><li>b</menu></ul>',
  '<dl><dt>a<form><dd>b</form></dl>',
  '<h2>a<button><h3>b</h3></button></h2>',
  '<h2><x-y><h3>b</h3></x-y></h2>',
  '<h2><a><h3>b</h3></a></h2>',
  '<h2><font><h3>b</h3></font></h2>',
  '<ruby>a<rt>b<x-y><rt>c</ruby>',
  '<p><ruby>a<p><rt>b</ruby>',
  '<p><rt>b</p>',
  '<li>a<li>b',
  '<p>a<hr>b',
  '<nobr>a<nobr>b</nobr>',
  '<p><b>a<div>b</b>c</div>d',
  '<b><p>a</b>b<p>c',
  '<font><p>a<table><font>b<tr><td></font>c',
  '<summary>a</summary><details>b<summary>c<h2>d</h2></summary><p>e',
  '<pre>\n\na</pre><listing>\nb</listing>',
  '<pre>\n\n<b>a</b></pre><pre>\n\na<b>b</b></pre>',
  '<p><svg><foreignObject><p>x</foreignObject></svg>y',
  '<p><object><p>x</object>y',
  '<select><p>x</select><p>y',
  '<template><p>x</template><p>y',
  '<center><p>a<center>b</center></center>',
  '<main>a<p>b<main>c</main></main>',
  '<body><p>a</body> <html lang="en"> b',
  '<head><title>x</title></head><p>y',
])('hydrates without errors: %s', async (html) => {
  expect(await hydrate(html)).toEqual([]);
});

/** Creates a generator of numbers from 0 to 1 that depend only on the seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const TAGS =
  'p p b i a a font span div ul li li ol dl dt dd h2 h3 table tr td th tbody caption col button form fieldset center nobr ruby rt blockquote pre details summary section x-y menu marquee hr br img picture select option svg math template'.split(
    ' ',
  );

/** Generates start and end tags in random order. */
function createMisnestedHtml(seed: number): string {
  const random = createRandom(seed);
  const pick = () => TAGS[Math.floor(random() * TAGS.length)]!;
  const parts = Array.from({ length: 24 }, () => {
    const choice = random();
    if (choice < 0.2) return ' x';
    return choice < 0.75 ? `<${pick()} href="/a">` : `</${pick()}>`;
  });
  return parts.join('');
}

test.each(
  Array.from({ length: 250 }, (_, seed) => ({ seed, html: createMisnestedHtml(seed + 1) })),
)('hydrates tags in random order without errors, seed $seed: $html', async ({ html }) => {
  expect(await hydrate(html)).toEqual([]);
});
