import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ordinaryFixtures } from '../fixtures/index.ts';
import { fixtureOptions } from '../fixtures/options.ts';
import { writeDocument } from '../fixtures/ordinary/write-document.ts';
import { Random } from '../fuzz/random.ts';
import { applyRules, parse, render, sanitize, toText, type SafeTree } from '../steps.ts';
import { diff } from './diff.ts';
import { editRandomly } from '../fixtures/edit-randomly.ts';
import { getVersion, labelChanges, markVersion } from './marks.ts';
import { normalizeWhiteSpace } from './normalize.ts';

function toTree(html: string): SafeTree {
  return applyRules(sanitize(parse(html, fixtureOptions.policy), fixtureOptions));
}

function toHtml(tree: SafeTree): string {
  return renderToStaticMarkup(render(tree));
}

/** Returns the markup of a diff, without the attributes that identify the changes. */
function compare(before: string, after: string): string {
  return toHtml(diff(toTree(before), toTree(after)).tree).replace(
    / (?:data-change(?:-block|-kind)?|id|tabindex|data-table)="[^"]*"/g,
    '',
  );
}

/** Compares two versions, and returns them as extracted from the comparison. */
function extractVersions(before: SafeTree, after: SafeTree) {
  const { tree } = diff(before, after);
  return [getVersion(tree, 'before').children, getVersion(tree, 'after').children];
}

function normalizeBoth(before: SafeTree, after: SafeTree) {
  return [normalizeWhiteSpace(before.children), normalizeWhiteSpace(after.children)];
}

describe('diff()', () => {
  test.each([
    [
      'words',
      '<p>Bind by noon today.</p>',
      '<p>Bind by 5 p.m. today.</p>',
      '<p>Bind by <del>noon</del><ins>5 p.m.</ins> today.</p>',
    ],
    [
      'numbers',
      '<p>Limit: $1,000.</p>',
      '<p>Limit: $1,500.</p>',
      '<p>Limit: $<del>1,000</del><ins>1,500</ins>.</p>',
    ],
    [
      'emphasis',
      '<p>Bind by noon.</p>',
      '<p>Bind by <b>noon</b>.</p>',
      '<p>Bind by <del>noon</del><ins><strong>noon</strong></ins>.</p>',
    ],
    [
      'words in emphasis',
      '<p>See <b>roof age rules</b>.</p>',
      '<p>See <b>roof age limits</b>.</p>',
      '<p>See <strong>roof age <del>rules</del><ins>limits</ins></strong>.</p>',
    ],
    [
      'the URL of a link',
      '<p>See <a href="/a">rules</a>.</p>',
      '<p>See <a href="/b">rules</a>.</p>',
      '<p>See <del><a href="/a">rules</a></del><ins><a href="/b">rules</a></ins>.</p>',
    ],
    [
      'a rewritten sentence',
      '<p>One two of three four five. Roof photos are needed before binding.</p>',
      '<p>Six seven of eight nine ten. Roof photos are needed before binding.</p>',
      '<p><del>One two of three four five</del><ins>Six seven of eight nine ten</ins>. Roof photos are needed before binding.</p>',
    ],
    [
      'a paragraph',
      '<p>Alpha beta.</p><p>Same.</p>',
      '<p>Same.</p><p>Gamma delta.</p>',
      '<del><p>Alpha beta.</p></del><p>Same.</p><ins><p>Gamma delta.</p></ins>',
    ],
    [
      'items of a list',
      '<ul><li>One photo</li><li>The date</li></ul>',
      '<ul><li>Two photos of the roof</li><li>The date</li><li>A note</li></ul>',
      '<ul><li><del>One photo</del></li><li><ins>Two photos of the roof</ins></li><li>The date</li><li><ins>A note</ins></li></ul>',
    ],
    [
      'cells of a table',
      '<table><tr><th>OH</th><td>4%</td></tr><tr><th>MI</th><td>2%</td></tr></table>',
      '<table><tr><th>OH</th><td>5%</td></tr><tr><th>MI</th><td>2%</td></tr></table>',
      '<table><tbody><tr><th>OH</th><td><del>4</del><ins>5</ins>%</td></tr><tr><th>MI</th><td>2%</td></tr></tbody></table>',
    ],
    [
      'a row',
      '<table><tr><th>OH</th><td>4%</td></tr></table>',
      '<table><tr><th>OH</th><td>4%</td></tr><tr><th>MI</th><td>2%</td></tr></table>',
      '<table><tbody><tr><th>OH</th><td>4%</td></tr><tr><th><ins>MI</ins></th><td><ins>2%</ins></td></tr></tbody></table>',
    ],
    [
      'a column',
      '<table><tr><th>OH</th><td>4%</td></tr><tr><th>MI</th><td>2%</td></tr></table>',
      '<table><tr><th>OH</th><td>New</td><td>4%</td></tr><tr><th>MI</th><td>Old</td><td>2%</td></tr></table>',
      '<table><tbody><tr><th>OH</th><td><ins>New</ins></td><td>4%</td></tr><tr><th>MI</th><td><ins>Old</ins></td><td>2%</td></tr></tbody></table>',
    ],
    [
      'a heading, but not its id',
      '<h2>Roof age rules</h2>',
      '<h2>Roof age limits</h2>',
      '<h2>Roof age <del>rules</del><ins>limits</ins></h2>',
    ],
    [
      'an image',
      '<p>See <img src="/a.png" alt="Hail"></p>',
      '<p>See <img src="/a.png" alt="Wind"></p>',
      '<p>See <del><img src="/a.png" alt="Hail" loading="lazy" decoding="async"/></del><ins><img src="/a.png" alt="Wind" loading="lazy" decoding="async"/></ins></p>',
    ],
    [
      'an editor’s own marks',
      '<p><del>Old</del> rule</p>',
      '<p><del>Old</del> rules</p>',
      '<p><del>Old</del> <del>rule</del><ins>rules</ins></p>',
    ],
  ])('compares %s', (_, before, after, expected) => {
    const markup = compare(before, after).replaceAll(/<div role="region"[^>]*>|<div>|<\/div>/g, '');
    expect(markup).toBe(expected);
    expect(extractVersions(toTree(before), toTree(after))).toEqual(
      normalizeBoth(toTree(before), toTree(after)),
    );
    expect(extractVersions(toTree(after), toTree(before))).toEqual(
      normalizeBoth(toTree(after), toTree(before)),
    );
  });

  test('numbers the changes in the order of the document', () => {
    const { tree, changes } = diff(
      toTree('<p>Bind by noon.</p><ol><li>Photos</li></ol><p>Last words.</p>'),
      toTree('<p>Bind by 5.</p><ol start="3"><li>Photos</li></ol>'),
    );
    expect(changes).toEqual([
      { number: 1, kind: 'replaced', before: 'noon', after: '5' },
      { number: 2, kind: 'changed', before: '', after: 'Photos' },
      { number: 3, kind: 'removed', before: 'Last words.', after: '' },
    ]);
    expect([...toHtml(tree).matchAll(/data-change="(\d)"/g)].map(([, number]) => number)).toEqual([
      '1',
      '1',
      '2',
      '3',
    ]);
  });

  test('counts an added or removed column as one change', () => {
    const before = toTree(
      '<table><tr><th>State</th><th>Rate</th></tr><tr><td>OH</td><td>4%</td></tr><tr><td>MI</td><td>2%</td></tr></table>',
    );
    const after = toTree(
      '<table><tr><th>State</th><th>Since</th><th>Rate</th></tr><tr><td>OH</td><td>May</td><td>4%</td></tr><tr><td>MI</td><td>June</td><td>2% or 3%</td></tr></table>',
    );
    expect(diff(before, after).changes).toEqual([
      { number: 1, kind: 'added', before: '', after: 'Since May June' },
      { number: 2, kind: 'added', before: '', after: 'or 3%' },
    ]);
    expect(diff(after, before).changes).toEqual([
      { number: 1, kind: 'removed', before: 'Since May June', after: '' },
      { number: 2, kind: 'removed', before: 'or 3%', after: '' },
    ]);
  });

  test('counts the columns of two tables separately', () => {
    const table = (cells: string) => `<table><tr>${cells}</tr><tr>${cells}</tr></table>`;
    const [narrow, wide] = [table('<td>a</td>'), table('<td>a</td><td>b</td>')];
    const { changes } = diff(
      toTree(`${narrow}<p>x</p>${narrow}`),
      toTree(`${wide}<p>x</p>${wide}`),
    );
    expect(changes.map(({ after }) => after)).toEqual(['b b', 'b b']);
  });

  test.each([
    ['line breaks between blocks', '<p>a</p><p>b</p>', '<p>a</p>\n\n  <p>b</p>\n'],
    ['line breaks in text', '<p>one two</p>', '<p>\n one\n  two </p>'],
    ['the order of attributes', '<p title="a" lang="en">x</p>', '<p lang="en" title="a">x</p>'],
    ['deprecated tags', '<p><b>x</b></p>', '<p><strong>x</strong></p>'],
    ['ids', '<p id="a">x</p>', '<p id="b">x</p>'],
  ])('ignores %s', (_, before, after) => {
    const { changes } = diff(toTree(before), toTree(after));
    expect(changes).toEqual([]);
  });

  test('shows changed line breaks in preformatted text', () => {
    expect(compare('<pre>a\nb</pre>', '<pre>a\n  b</pre>')).toBe(
      '<pre>a<del>\n</del><ins>\n  </ins>b</pre>',
    );
  });
});

describe('both versions', () => {
  test.each(ordinaryFixtures)('are in the result of $number $title', ({ input }) => {
    const tree = toTree(input);
    expect(diff(tree, tree).changes).toEqual([]);
    expect(extractVersions(tree, tree)).toEqual(normalizeBoth(tree, tree));
    expect(extractVersions(tree, { ...tree, children: [] })).toEqual(
      normalizeBoth(tree, { ...tree, children: [] }),
    );
    expect(extractVersions({ ...tree, children: [] }, tree)).toEqual(
      normalizeBoth({ ...tree, children: [] }, tree),
    );
    expect(toText({ ...tree, children: normalizeWhiteSpace(tree.children) })).toBe(toText(tree));
  });

  test('are in the result for any two fixtures', () => {
    const trees = ordinaryFixtures.map(({ input }) => toTree(input));
    trees.forEach((tree, index) => {
      for (const distance of [1, 7, 19])
        expect(extractVersions(tree, trees[(index + distance) % trees.length]!)).toEqual(
          normalizeBoth(tree, trees[(index + distance) % trees.length]!),
        );
    });
  });

  test('are in the result for 1,000 randomly edited documents', () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const random = new Random(seed);
      const before = toTree(seed % 2 ? writeDocument(seed) : random.pick(ordinaryFixtures).input);
      const after = { ...before, children: editRandomly(before.children, 1 + (seed % 6), random) };
      expect(extractVersions(before, after)).toEqual(normalizeBoth(before, after));
    }
  }, 60_000);
});

describe('limits', () => {
  const paragraphs = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `<p>${word}${index} ${index}${word}</p>`).join('');

  test.each([
    ['long documents', paragraphs(3_000, 'a'), paragraphs(3_000, 'b')],
    ['long text', `<p>${'a b '.repeat(9_000)}</p>`, `<p>${'b c '.repeat(9_000)}</p>`],
    ['deep nesting', `${'<div>'.repeat(90)}a`, `${'<div>'.repeat(90)}<p>b</p>`],
    [
      'wide rows',
      `<table><tr>${'<td>a</td>'.repeat(2_000)}`,
      `<table><tr>${'<td>b</td>'.repeat(2_000)}`,
    ],
  ])('both versions are in the result for %s', (_, before, after) => {
    expect(extractVersions(toTree(before), toTree(after))).toEqual(
      normalizeBoth(toTree(before), toTree(after)),
    );
  });

  test('isLimited is true if whole blocks were compared', () => {
    expect(diff(toTree('<p>a</p>'), toTree('<p>b</p>')).isLimited).toBe(false);
    const [before, after] = [toTree(paragraphs(600, 'a')), toTree(paragraphs(600, 'b'))];
    expect(diff(before, after).isLimited).toBe(true);
  });
});

describe('labels', () => {
  const labels = { added: 'Added:', removed: 'Removed:', changed: 'Changed:', end: 'End.' };
  const html = (before: string, after: string) => {
    const { tree } = diff(toTree(before), toTree(after));
    return toHtml(labelChanges(tree, labels)).replaceAll(/ data-[\w-]+="[^"]*"/g, '');
  };

  test('are before each removed and added part, and also after it within a sentence', () => {
    expect(html('<p>Bind by noon.</p>', '<p>Bind by 5.</p><p>New.</p>')).toBe(
      '<p>Bind by <del><span>Removed: </span>noon<span> End.</span></del>' +
        '<ins><span>Added: </span>5<span> End.</span></ins>.</p>' +
        '<ins><span>Added: </span><p>New.</p></ins>',
    );
  });

  test('are in the first item of a list, and in the first cell of a table', () => {
    expect(html('<ol><li>a</li></ol>', '<ol start="2"><li>a</li></ol>')).toBe(
      '<ol start="2"><li><span>Changed: </span>a</li></ol>',
    );
    expect(
      html('<table><tr><td>a</td></tr></table>', '<table width="50%"><tr><td>a</td></tr></table>'),
    ).toContain('<tr><td><span>Changed: </span>a</td></tr>');
  });

  test('are added without duplicate ids', () => {
    const { tree } = diff(
      toTree('<h2 id="x">Roof</h2><p>a</p>'),
      toTree('<p>a</p><h2 id="x">Roof</h2>'),
    );
    expect(toHtml(tree).match(/ id="/g)).toHaveLength(2);
    expect(toHtml(labelChanges(tree, labels))).toMatch(/^<del.*<\/del>.*<ins.* id="/);
    expect(toHtml(labelChanges(tree, labels)).match(/ id="/g)).toHaveLength(1);
  });
});

test('a changed table is a landmark only in the later version', () => {
  const table = '<table><caption>Rates</caption><tr><td>';
  const { tree } = diff(toTree(`${table}4%`), toTree(`${table}5%`));
  expect(toHtml(markVersion(tree, 'after'))).toContain('role="region" aria-label="Rates"');
  expect(toHtml(markVersion(tree, 'before'))).toContain('role="group" aria-label="Rates"');
});

test('each version shows its own changes', () => {
  const { tree } = diff(
    toTree('<h2>Rules</h2><p>Bind by noon.</p><ol><li>a</li></ol>'),
    toTree('<h2>Rules</h2><p>Bind by 5.</p><ol start="2"><li>a</li></ol>'),
  );
  expect(toHtml(markVersion(tree, 'before'))).toBe(
    '<h2>Rules</h2><p>Bind by <del data-change="1">noon</del>.</p><ol data-change="2" data-change-kind="changed"><li>a</li></ol>',
  );
  expect(toHtml(markVersion(tree, 'after'))).toBe(
    '<h2 id="user-content-rules">Rules</h2><p>Bind by <ins data-change="1">5</ins>.</p><ol start="2" data-change="2" data-change-kind="changed"><li>a</li></ol>',
  );
});
