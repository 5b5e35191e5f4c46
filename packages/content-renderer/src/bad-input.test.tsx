import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { parseSource as browserParser } from './parse/parser.browser.ts';
import { parseSource as serverParser } from './parse/parser.server.ts';
import { parseWith } from './parse/parse.ts';
import type { ContentReport } from './report.ts';
import { RichContent, type RichContentProps } from './rich-content.tsx';
import { applyRules, render as renderContent, sanitize, toText } from './steps.ts';

/** Renders RichContent with untyped props, and returns the text and the reports. */
function renderUntyped(props: Record<string, unknown>): { text: string; reports: ContentReport[] } {
  const reports: ContentReport[] = [];
  const { container } = render(
    <RichContent
      {...(props as unknown as RichContentProps)}
      onReport={(newReports) => reports.push(...newReports)}
    />,
  );
  return { text: container.textContent, reports };
}

describe('an html prop that is not a string', () => {
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [42, 'number'],
    [Number.NaN, 'number'],
    [true, 'boolean'],
    [10n, 'bigint'],
    [Symbol('x'), 'symbol'],
    [{ toString: () => '<p>x</p>' }, 'object'],
    [['<p>x</p>'], 'array'],
    [() => '<p>x</p>', 'function'],
    [new String('<p>x</p>'), 'object'],
  ])('%o renders nothing and is reported', (html, received) => {
    expect(renderUntyped({ html })).toEqual({
      text: '',
      reports: [{ kind: 'invalid-input', received }],
    });
  });
});

describe('unusual text', () => {
  test.each([
    ['', ''],
    ['a\0b', 'ab'],
    ['<p>\ud800x\udc00</p>', '\ufffdx\ufffd'],
    ['<p>😀</p>', '😀'],
    ['\ufeff<p>x</p>', '\ufeffx'],
    ['<', '<'],
    ['x<', 'x<'],
    ['<p', ''],
    ['x<p title="', 'x'],
    ['x<!-', 'x'],
    ['x<!--', 'x'],
    ['x&', 'x&'],
    ['x&#', 'x&#'],
    ['x</', 'x</'],
    ['x<![CDATA[', 'x'],
    ['&#0;&#xd800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ])('renders %j as %j', (html, text) => {
    expect(renderUntyped({ html })).toEqual({ text, reports: [] });
  });
});

describe('very long text', () => {
  const parsers = [
    ['browser', browserParser],
    ['server', serverParser],
  ] as const;
  const texts = [
    ['a million angle brackets', '<'.repeat(1_000_000)],
    ['a million ampersands', '&'.repeat(1_000_000)],
    ['half a million end tags', '</p>'.repeat(500_000)],
    ['ten million characters', 'x '.repeat(5_000_000)],
    ['more elements than the limit', '<p>Roof age</p>'.repeat(110_000)],
    ['one attribute of a million characters', `<p title="${'x'.repeat(1_000_000)}">y</p>`],
    ['a style of a million characters', `<p style="${'color:red;'.repeat(100_000)}">y</p>`],
    ['a class of a million characters', `<p class="${'row '.repeat(250_000)}">y</p>`],
    ['a URL of a million characters', `<a href="https://a.example/${'x/'.repeat(500_000)}">y</a>`],
    ['a srcset of a million characters', `<img srcset="${'a.png 1x,'.repeat(120_000)}" alt="y">`],
    ['a hundred thousand comments', '<!--x-->'.repeat(100_000)],
    ['forty thousand text nodes in one paragraph', `<p>${'x<br>'.repeat(40_000)}</p>`],
    ['thirty thousand words in a link without href', `<a>${'<b>x</b>'.repeat(30_000)}</a>`],
    ['text that the parser moves out of a table', `<table>${'<b>x</b>'.repeat(20_000)}`],
    ['deep nesting', `${'<div>'.repeat(4_000)}x`],
  ] as const;

  test.each(
    parsers.flatMap(([parserName, parseSource]) =>
      texts.map(([name, text]) => [name, parserName, text, parseSource] as const),
    ),
  )(
    'the renderer processes %s with the %s parser',
    (_, __, html, parseSource) => {
      const parsed = parseWith(parseSource, html, undefined);
      const tree = applyRules(sanitize(parsed));
      expect(renderContent(tree) === null).toBe(tree.children.length === 0);
      expect(tree.reports.filter(({ kind }) => kind === 'truncated').length > 0).toBe(
        tree.truncated,
      );
      expect(typeof toText(tree)).toBe('string');
    },
    60_000,
  );

  test('renders on a server at the maximum depth', () => {
    const policy = { limits: { depth: Number.POSITIVE_INFINITY } };
    const html = `${'<div>'.repeat(4_000)}x`;
    const markup = renderToString(<RichContent html={html} policy={policy} />);
    expect(markup.match(/<div>/g)).toHaveLength(250);
  });
});

describe('invalid options', () => {
  test.each([
    ['policy', null],
    ['policy', 42],
    ['policy', 'x'],
    ['policy', []],
    ['baseUrl', null],
    ['baseUrl', 42],
    ['baseUrl', {}],
    ['baseUrl', ''],
    ['baseUrl', '/alerts/12'],
    ['baseUrl', 'javascript:x'],
    ['baseUrl', 'http://'],
    ['baseUrl', Symbol('x')],
  ])('%s %o is reported and counts as missing', (option, value) => {
    const { text, reports } = renderUntyped({
      html: '<p>Roof <a href="/a">age</a></p>',
      [option]: value,
    });
    expect(text).toBe('Roof age');
    expect(reports).toMatchObject([{ kind: 'invalid-option', option }]);
  });

  test.each([
    [{ imageHosts: 'img.example.com' }, ['policy.imageHosts']],
    [{ imageHosts: [null, 'img.example.com', 42] }, ['policy.imageHosts']],
    [{ mediaHosts: {} }, ['policy.mediaHosts']],
    [{ frameHosts: 1 }, ['policy.frameHosts']],
    [{ imageHosts: ['https://img.example.com'] }, ['policy.imageHosts.0']],
    [{ mediaHosts: ['media.example.com', ' a.example'] }, ['policy.mediaHosts.1']],
    [{ frameHosts: ['a.example/player', '*', ''] }, [0, 1, 2].map((i) => `policy.frameHosts.${i}`)],
    [{ classes: 'lead' }, ['policy.classes']],
    [{ limits: 5 }, ['policy.limits']],
    [
      { limits: { depth: '9', nodes: -1, length: Number.NaN } },
      ['length', 'depth', 'nodes'].map((name) => `policy.limits.${name}`),
    ],
  ])('invalid values in the policy %o are reported', (policy, options) => {
    const { text, reports } = renderUntyped({ html: '<p>Roof age</p>', policy });
    expect(text).toBe('Roof age');
    expect(reports.map((report) => report.kind === 'invalid-option' && report.option)).toEqual(
      options,
    );
  });

  test('the other hosts of a list with an invalid entry still count', () => {
    const policy = { imageHosts: ['https://a.example', 'img.example.com', '*.b.example:8080'] };
    const html =
      '<img src="https://img.example.com/a.png" alt=""><img src="https://x.b.example:8080/a.png" alt="">';
    const { container } = render(<RichContent html={html} policy={policy} />);
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  test.each([
    [
      'development',
      false,
      ['[content-renderer] Invalid policy.imageHosts.0, ignored: https://a.b'],
    ],
    ['development', true, []],
    ['production', false, []],
    ['test', false, []],
  ])(
    'in %s, with onReport: %s, an invalid option is written to the console: %j',
    (mode, hasListener, warnings) => {
      vi.stubEnv('NODE_ENV', mode);
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const policy = { imageHosts: ['https://a.b'] };
      const onReport = hasListener ? vi.fn<() => void>() : undefined;
      render(
        <>
          <RichContent html="<p>Roof age</p>" policy={policy} onReport={onReport} />
          <RichContent html="<p>Wind<script></script></p>" policy={policy} onReport={onReport} />
        </>,
      );
      expect(warn.mock.calls.flat()).toEqual(warnings);
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    },
  );

  test('a policy with a circular reference is accepted', () => {
    const policy: Record<string, unknown> = { imageHosts: ['img.example.com'] };
    policy['self'] = policy;
    expect(renderUntyped({ html: '<p>Roof age</p>', policy })).toEqual({
      text: 'Roof age',
      reports: [],
    });
  });

  test.each([[Number.NaN], ['2'], [null], [-3], [99]])(
    'the content is shown with a heading offset of %o',
    (headingOffset) => {
      const { text } = renderUntyped({ html: '<h1>Roof age</h1>', headingOffset });
      expect(text).toBe('Roof age');
    },
  );
});
