import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hostileFixtures, ordinaryFixtures } from '../fixtures/index.ts';
import { fixtureOptions } from '../fixtures/options.ts';
import { writeDocument } from '../fixtures/ordinary/write-document.ts';
import { Random } from '../fuzz/random.ts';
import { applyRules, parse, render, sanitize, toText, type SafeTree } from '../steps.ts';
import { findMarkedText, redact, type RedactOptions, type RemovedPart } from './redact.ts';

function toTree(html: string): SafeTree {
  return sanitize(parse(html, fixtureOptions.policy), fixtureOptions);
}

function toMarkup(tree: SafeTree): string {
  return renderToStaticMarkup(render(applyRules(tree)));
}

/** Redacts a document, and returns the remaining markup without ids. */
function getRemainingMarkup(html: string, options?: RedactOptions): string {
  return toMarkup(redact(toTree(html), options).tree)
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(/<div [^>]*data-table[^>]*>(<table>.*<\/table>)<\/div>/g, '$1');
}

describe('marked parts', () => {
  test.each([
    [
      'a block',
      '<p>Public.</p><div data-audience="internal"><p>SECRET</p></div><p>Tail.</p>',
      '<p>Public.</p><p>Tail.</p>',
    ],
    [
      'a block with an internal class',
      '<p>Public.</p><div class="box Internal-note">SECRET</div>',
      '<p>Public.</p>',
    ],
    [
      'a part of a sentence',
      '<p>Ends June 1 <span data-audience="internal">SECRET</span>.</p>',
      '<p>Ends June 1 .</p>',
    ],
    [
      'nested marks',
      '<div data-audience="internal">SECRET<div data-audience="public">SECRET</div></div><p>x</p>',
      '<p>x</p>',
    ],
    [
      'blocks with any audience except "public"',
      '<p data-audience="public">Public.</p><div data-audience="Intern al">SECRET</div><div data-audience>SECRET</div><div data-audience="agents">SECRET</div>',
      '<p>Public.</p>',
    ],
    [
      'a block marked in uppercase',
      '<DIV DATA-AUDIENCE=" INTERNAL ">SECRET</DIV><p>x</p>',
      '<p>x</p>',
    ],
    ['a list item', '<ul><li>a</li><li class="internal">SECRET</li></ul>', '<ul><li>a</li></ul>'],
    ['a list without other items', '<ul><li class="internal">SECRET</li></ul><p>x</p>', '<p>x</p>'],
    [
      'the row of a marked cell',
      '<table><tr><th>OH</th><th>Fee</th></tr><tr><td>a</td><td class="internal">SECRET</td></tr><tr><td>b</td><td>c</td></tr></table>',
      '<table><tbody><tr><th>OH</th><th>Fee</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    [
      'the table with a marked header cell',
      '<table><tr><th>OH</th><th class="internal">SECRET</th></tr><tr><td>a</td><td>12</td></tr></table><p>x</p>',
      '<p>x</p>',
    ],
    [
      'the table with a marked caption',
      '<table><caption class="internal">SECRET</caption><tr><td>SECRET</td></tr></table><p>x</p>',
      '<p>x</p>',
    ],
    [
      'the section of a marked heading',
      '<h2>a</h2><p>b</p><h3 class="internal">SECRET</h3><p>SECRET</p><h4>SECRET</h4><h2>c</h2>',
      '<h2>a</h2><p>b</p><h2>c</h2>',
    ],
    [
      'the section of a marked heading in a block',
      '<div><h2 class="internal">SECRET</h2></div><p>SECRET</p><div><h2>c</h2></div>',
      '<div><h2>c</h2></div>',
    ],
    [
      'details with a marked summary',
      '<details><summary class="internal">SECRET</summary><p>SECRET</p></details><p>x</p>',
      '<p>x</p>',
    ],
    [
      'a figure with a marked caption',
      '<figure><img src="/SECRET.png"><figcaption class="internal">SECRET</figcaption></figure><p>x</p>',
      '<p>x</p>',
    ],
    [
      'a marked term with its descriptions',
      '<dl><dt class="internal">SECRET</dt><dd>SECRET</dd><dt>a</dt><dd>b</dd></dl>',
      '<dl><dt>a</dt><dd>b</dd></dl>',
    ],
    [
      'the list after a marked paragraph',
      '<p class="internal">SECRET:</p><ul><li>SECRET</li></ul><p>x</p>',
      '<p>x</p>',
    ],
    [
      'blocks that the parser moves out of a marked paragraph',
      '<p class="internal">SECRET<div>SECRET</div>SECRET<p>SECRET</p></p><p>x</p>',
      '<p>x</p>',
    ],
    [
      'text that the parser moves out of a marked table',
      '<p>x</p><table class="internal">SECRET<tr><td>SECRET</td></tr></table>',
      '<p>x</p>',
    ],
    [
      'text that the parser moves out of a marked row',
      '<p>x</p><table><tr><td>a</td></tr><tr class="internal">SECRET<td>SECRET</td></tr></table>',
      '<p>x</p><table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['an unclosed block', '<p>x</p><div class="internal"><p>SECRET', '<p>x</p>'],
    [
      'misnested formatting',
      '<p>x <b class="internal">SECRET</p><p>SECRET</b> y</p>',
      '<p>x </p><p> y</p>',
    ],
    [
      'an unknown element',
      '<p>x</p><x-note data-audience="internal"><p>SECRET</p></x-note>',
      '<p>x</p>',
    ],
    [
      'a marked link in a link',
      '<a href="/a">x<a href="/b" class="internal">SECRET</a></a>',
      '<a href="/a">x</a>',
    ],
    [
      'a marked image from another host',
      '<p>x <img class="internal" src="https://evil.example/SECRET.png" alt="SECRET"></p>',
      '<p>x </p>',
    ],
    [
      'hidden parts',
      '<p>x</p><div style="display: none">SECRET</div><div class="placeholder">SECRET</div>',
      '<p>x</p>',
    ],
    [
      'parts that styles make invisible',
      '<p>x</p><p style="visibility: hidden">SECRET</p><p style="opacity: 0">SECRET</p><p>y <span style="font-size: 0px">SECRET</span></p>',
      '<p>x</p><p>y </p>',
    ],
    [
      'tiny and pale parts',
      '<p>x</p><p style="font-size: 2px">SECRET</p><p style="font: 0/0 a">SECRET</p><p style="opacity: 5%">SECRET</p>',
      '<p>x</p>',
    ],
    [
      'parts that are cut off',
      '<p>x</p><div style="max-height: 1px; overflow: hidden">SECRET</div><div style="width: 0; overflow-x: clip">SECRET</div>',
      '<p>x</p>',
    ],
    [
      'parts in the color of their background',
      '<p>x</p><p style="color: #FFFFFE">SECRET</p><p style="color: transparent">SECRET</p><div style="background: navy"><p style="color: navy">SECRET</p></div><font color="white">SECRET</font>',
      '<p>x</p>',
    ],
    [
      'parts with the attribute `hidden`',
      '<p>x</p><div hidden><p>SECRET</p></div><p>y <span hidden="until-found">SECRET</span></p><x-y hidden>SECRET</x-y>',
      '<p>x</p><p>y </p>',
    ],
    [
      'titles and alternative texts in a marked block',
      '<p>x</p><p class="internal" title="SECRET"><img src="/a.png" alt="SECRET"></p>',
      '<p>x</p>',
    ],
  ])('removes %s', (_, html, rest) => {
    expect(getRemainingMarkup(html)).toBe(rest);
    expect(JSON.stringify(redact(toTree(html)))).not.toContain('SECRET');
  });

  test.each(['public', 'Public ', 'PUBLIC'])('keeps the audience "%s"', (audience) => {
    expect(getRemainingMarkup(`<div data-audience="${audience}">x</div>`)).toBe('<div>x</div>');
  });

  test.each(['international', 'not-internal', 'internals'])('keeps the class "%s"', (name) => {
    expect(getRemainingMarkup(`<div class="${name}">x</div>`)).toBe('<div>x</div>');
  });

  test.each([
    '<p style="font: 600 16px/1.4 serif">x</p>',
    '<p style="opacity: 0.9">x</p>',
    '<p style="color: #036; font-size: 12px">x</p>',
    '<div style="background: navy"><p style="color: white">x</p></div>',
    '<p style="height: 0">x</p>',
    '<p style="height: 40px; overflow: hidden">x</p>',
  ])('keeps visible text: %s', (html) => {
    expect(redact(toTree(html)).isEmpty).toBe(false);
  });

  test('the marks are never rendered', () => {
    const html = '<p data-audience="internal">a</p><x-y class="internal">b</x-y>';
    expect(toMarkup(toTree(html))).toBe('<p>a</p><span>b</span>');
  });

  test('are removed from any place in a document', () => {
    const names = ['div', 'p', 'span', 'x-note', 'b', 'section', 'blockquote', 'a', 'h3', 'center'];
    for (let seed = 0; seed < 300; seed += 1) {
      const random = new Random(seed);
      const html = `${writeDocument(seed)}<p>The end.</p>`;
      const endTags = [...html.matchAll(/<\/(?:p|li|td|div|h\d|ul|table|blockquote)>/g)];
      const position = random.pick(endTags).index;
      const name = random.pick(names);
      const mark = random.pick(['data-audience="internal"', 'data-audience', 'class="internal"']);
      const end = random.chance(0.8) ? `</${name}>` : '';
      const secret = random.pick(['SECRET', '<b>SEC</b>RET', '<img src="/a.png" alt="SECRET">']);
      const marked = `${html.slice(0, position)}<${name} ${mark}>${secret}${end}${html.slice(position)}`;
      const { tree } = redact(toTree(marked));
      const [text, markup] = [toText(tree), toMarkup(tree)];
      // Includes the document, so that the message of a failure shows it.
      expect({ marked, text, markup }).toEqual({
        marked,
        text: expect.not.stringContaining('SECRET'),
        markup: expect.not.stringContaining('SECRET'),
      });
    }
  });
});

describe('the deny list', () => {
  const deny = ['commission', 'for agents only', '12 %', "don't share"];

  test.each([
    ['a block with a denied word', '<p>Public.</p><p>Your commission is 12.</p>', '<p>Public.</p>'],
    ['words with another ending', '<p>Public.</p><p>All COMMISSIONS apply.</p>', '<p>Public.</p>'],
    ['words in two elements', '<p>Public.</p><p>Com<b>mis</b>sion</p>', '<p>Public.</p>'],
    [
      'words with invisible characters',
      '<p>Public.</p><p>com\u00admis\u200bsion</p>',
      '<p>Public.</p>',
    ],
    [
      'phrases with different spaces',
      '<p>Public.</p><p>For&nbsp;agents\n-only</p>',
      '<p>Public.</p>',
    ],
    ['phrases with a line break', '<p>Public.</p><p>for<br>agents only</p>', '<p>Public.</p>'],
    ['phrases with curly quotes', '<p>Public.</p><p>Don’t share</p>', '<p>Public.</p>'],
    [
      'phrases in two blocks',
      '<p>Public.</p><div><p>for agents</p><p>only</p></div>',
      '<p>Public.</p>',
    ],
    ['text without a block', 'Commission<br>12<p>Public.</p>', '<p>Public.</p>'],
    [
      'alternative texts',
      '<p>Public.</p><p><img src="/a.png" alt="Commission"></p>',
      '<p>Public.</p>',
    ],
    ['URLs', '<p>Public.</p><p><a href="/commission_schedule.pdf">PDF</a></p>', '<p>Public.</p>'],
    ['the section of a denied heading', '<h2>Commission</h2><p>12</p><h2>a</h2>', '<h2>a</h2>'],
    [
      'the table with a denied header cell',
      '<p>Public.</p><table><tr><th>State</th><th>Commission</th></tr><tr><td>OH</td><td>12</td></tr></table>',
      '<p>Public.</p>',
    ],
    [
      'the list after a denied paragraph',
      '<p>Commission:</p><ul><li>12</li></ul><p>Public.</p>',
      '<p>Public.</p>',
    ],
  ])('removes %s', (_, html, rest) => {
    expect(getRemainingMarkup(html, { deny })).toBe(rest);
  });

  test('keeps words that only contain a denied word', () => {
    expect(getRemainingMarkup('<p>Decommission it.</p>', { deny })).toBe('<p>Decommission it.</p>');
    expect(getRemainingMarkup('<p>Corporate</p>', { deny: ['rate', ' ', ''] })).toBe(
      '<p>Corporate</p>',
    );
  });

  test('removes everything if a remaining denied phrase spans several blocks', () => {
    const { tree, isEmpty } = redact(toTree('<p>for agents</p><p>only</p>'), { deny });
    expect([tree.children, isEmpty]).toEqual([[], true]);
  });

  test.each(['commission', [1], {}])('rejects %j', (value) => {
    expect(() => redact(toTree('a'), { deny: value as never })).toThrow(TypeError);
  });
});

describe('the result', () => {
  test('counts the removed parts for each reason', () => {
    const { removed, isEmpty } = redact(
      toTree('<h2 class="internal">a</h2><p>b</p><h2>c</h2><p>Commission</p><p>d</p>'),
      { deny: ['commission'] },
    );
    expect(removed).toEqual({ marked: 1, denied: 1, dependent: 1 });
    expect(isEmpty).toBe(false);
  });

  test('reports each removed part to `onRemove`, without the parts inside it that were removed before', () => {
    const parts: RemovedPart[] = [];
    redact(
      toTree(
        '<h2 class="internal">a</h2><p>b</p><h2>c</h2><p>d</p><table><tr><td>e</td><td class="internal">f</td></tr></table>Commission: g<p class="internal"> </p>',
      ),
      { deny: ['commission'], onRemove: (part) => parts.push(part) },
    );
    expect(parts).toEqual([
      { reason: 'marked', text: 'a' },
      { reason: 'dependent', text: 'b' },
      { reason: 'marked', text: 'f' },
      { reason: 'dependent', text: 'e' },
      { reason: 'denied', text: 'Commission: g' },
    ]);
  });

  test('is empty if no text is left', () => {
    expect(redact(toTree('<p class="internal">a</p> <hr>')).isEmpty).toBe(true);
  });

  test('has no reports, because reports quote the document', () => {
    const { tree } = redact(toTree('<p class="internal" data-note="SECRET">a</p>'));
    expect(tree.reports).toEqual([]);
  });

  test.each(ordinaryFixtures)(
    'is the whole document if nothing is marked: $number $title',
    ({ input }) => {
      const tree = toTree(input.replaceAll('display: none', '').replaceAll('placeholder', ''));
      expect(redact(tree, { deny: ['no such phrase'] }).tree.children).toEqual(tree.children);
    },
  );

  test.each(hostileFixtures)('is no longer than the document: $number $title', ({ input }) => {
    const wholeLength = JSON.stringify(toTree(input).children).length;
    const { tree } = redact(toTree(input), { deny: ['x'] });
    expect(JSON.stringify(tree.children).length).toBeLessThanOrEqual(wholeLength);
  });

  test('can’t be created after `applyRules`, because the rules remove the marks', () => {
    const tree = applyRules(toTree('<p class="internal">a</p>'));
    expect(() => redact(tree)).toThrow('Call `redact` before `applyRules`.');
  });
});

describe('marked text in the source', () => {
  test.each([
    ['<body class="internal"><p>a</p><p>b</p></body>', ['a', 'b']],
    ['<tr class="internal"><td>a</td><td>b</td></tr><tr><td>c</td></tr>', ['ab']],
    ['<table><form DATA-AUDIENCE="agents"><tr><td>a</td></tr></form></table>', ['a']],
    ['<div data-audience="&#97;gents">a<div>b</div></div>c', ['a', 'b']],
    ['<p style="text-indent: -9999px">a</p>b', ['a']],
    ['<p hidden>a<p>b', ['a']],
    ['<p data-audience="public" class="international">a</p><br class="internal">b', []],
  ])('is found in %s', (html, lines) => {
    expect(findMarkedText(html)).toEqual(lines);
  });
});
