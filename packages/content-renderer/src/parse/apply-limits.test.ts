import { describe, expect, test } from 'vitest';
import { hostileFixtures, ordinaryFixtures } from '../fixtures/index.ts';
import { defaultLimits } from '../policy.ts';
import { applyLimits } from './apply-limits.ts';

const repeat = (count: number, create: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => create(index)).join('');

describe('HTML that would take long to parse is cut', () => {
  test.each([
    ['formatting that each block reopens', repeat(1_000, (i) => `<p><b a=${i}>x`)],
    ['deep nesting', '<div>'.repeat(100_000)],
    ['nesting with end tags that close nothing', '<span><p></span></p>'.repeat(20_000)],
    ['nesting hidden by an integration point', '<svg><desc><p></desc></svg>'.repeat(20_000)],
    ['nesting hidden by a fake end tag in an attribute', '<div title="</div>">'.repeat(20_000)],
    ['nesting hidden by a fake end tag in a comment', '<div><!-- ></div>-->'.repeat(20_000)],
    ['nesting hidden by a fake end tag in a script', '<div><script></div></script>'.repeat(20_000)],
    [
      'nesting hidden by a script that hides its end',
      '<div><script><!--<script></script></div></script>'.repeat(20_000),
    ],
    ['nesting hidden by a CDATA section', '<div><svg><![CDATA[></div>]]></svg>'.repeat(20_000)],
    [
      'nesting hidden by raw text in SVG',
      '<div><svg><style><!--</style></svg></div>--></style>'.repeat(20_000),
    ],
    ['end tags of elements that are not open', `${'<x>'.repeat(4_900)}${'</y>'.repeat(100_000)}`],
    [
      'end tags without a start tag, after elements with optional end tags',
      `${'<tr><dd>'.repeat(2_400)}${'</ul>'.repeat(100_000)}`,
    ],
    ['elements in deep nesting', `${'<x>'.repeat(4_900)}${'<img>'.repeat(100_000)}`],
    [
      'end tags without a start tag, once the scan may have diverged from the browser’s parser',
      `<svg><style></style></svg>${'<x>'.repeat(4_900)}${'</y>'.repeat(100_000)}`,
    ],
    ['tables in tables', '<table><tr><td>'.repeat(20_000)],
  ])('%s', (_, html) => {
    const { html: limitedHtml, limit } = applyLimits(html, defaultLimits);
    expect(limit).toBe('depth');
    expect(limitedHtml.length).toBeLessThan(html.length);
    expect(html.startsWith(limitedHtml)).toBe(true);
  });

  test.each([
    ['too many elements', '<p>x</p>'.repeat(200_001)],
    [
      'a few formatting elements in many blocks',
      `${repeat(90, (i) => `<b a=${i}>`)}${'<p>x'.repeat(5_000)}`,
    ],
    ['too many attributes', `<p>${'x'.repeat(32_000)}<p ${repeat(1_000, (i) => ` a${i}=1`)}>`],
  ])('%s', (_, html) => {
    expect(applyLimits(html, defaultLimits).limit).toBe('nodes');
  });

  test('any HTML is cut at the maximum length', () => {
    expect(applyLimits('abcdef', { ...defaultLimits, length: 4 })).toEqual({
      html: 'abcd',
      limit: 'length',
    });
  });
});

describe('HTML that parses fast is not cut', () => {
  test.each([
    ['long lists without end tags', `<ul>${'<li>item'.repeat(20_000)}</ul>`],
    ['long tables without end tags', `<table>${'<tr><td>1<td>2'.repeat(20_000)}</table>`],
    ['paragraphs without end tags', '<p>text'.repeat(20_000)],
    ['links and bold words', '<p><a href="/a">a</a> <b>b</b></p>'.repeat(20_000)],
    ['SVG', '<p><svg><title>t</title><path d="M0 0"/></svg></p>'.repeat(1_000)],
    ['styles and scripts', '<style>a>b{}</style><script>if (a<b) c()</script>'.repeat(10_000)],
    ['equal formatting that is never closed', '<td><font color="red">x</td>'.repeat(1_000)],
    ['a million angle brackets', '<'.repeat(1_000_000)],
    ['a long data: URL', `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`],
    ['a quote that never ends', `<p title="${'x'.repeat(5_000)}`],
    ['a comment that never ends', `<!--${'<div>'.repeat(50_000)}`],
  ])('%s', (_, html) => {
    expect(applyLimits(html, defaultLimits)).toEqual({ html });
  });

  // Without the fixtures that leave elements open, or make the scan diverge from the browser's parser.
  const closedFixtures = [...ordinaryFixtures, ...hostileFixtures].filter(
    ({ input }) => !/plaintext|<!--<script|CDATA/.test(input),
  );

  test.each(closedFixtures)('$number $title, fifty times', ({ input }) => {
    const html = `${input}\n`.repeat(50);
    expect(applyLimits(html, defaultLimits)).toEqual({ html });
  });
});
