import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { applyRules, outline, parse, render, sanitize, type RuleOptions } from '../steps.ts';

const policy = { frameHosts: ['player.example.com'], mediaHosts: ['media.example.com'] };

function toTree(html: string, options?: RuleOptions) {
  return applyRules(sanitize(parse(html), { policy }), options);
}

function toHtml(html: string, options?: RuleOptions): string {
  return renderToStaticMarkup(createElement('x', null, render(toTree(html, options)))).slice(3, -4);
}

function getIds(html: string): readonly string[] {
  return outline(toTree(html)).map(({ id }) => id);
}

describe('headings', () => {
  test('are listed in order, with their rendered level and id', () => {
    const html =
      '<h1>Storm <em>watch</em></h1><div><h2 id="own">Counties&nbsp;in <b>Ohio</b></h2></div><h4> </h4><h6>Fine print</h6>';
    expect(outline(toTree(html))).toEqual([
      { id: 'user-content-storm-watch', level: 2, text: 'Storm watch' },
      { id: 'user-content-own', level: 3, text: 'Counties in Ohio' },
      { id: 'user-content-fine-print', level: 6, text: 'Fine print' },
    ]);
  });

  test('get unique ids', () => {
    expect(getIds('<h2>Rates</h2><h2>Rates</h2><p id="rates-2">x</p><h3>RATES!</h3>')).toEqual([
      'user-content-rates',
      'user-content-rates-3',
      'user-content-rates-4',
    ]);
    expect(getIds('<h2>Rates</h2><p><a name="rates">x</a></p>')).toEqual(['user-content-rates-2']);
  });

  test('get ids in any script, made of letters and digits only', () => {
    expect(getIds('<h2>Été 2026: 50 %</h2><h2>تنبيه عاصفة</h2><h2>हिन्दी</h2><h2>→</h2>')).toEqual([
      'user-content-été-2026-50',
      'user-content-تنبيه-عاصفة',
      'user-content-हिन्दी',
      'user-content-section',
    ]);
    expect(getIds(`<h2>${'a'.repeat(59)}𝒂𝒂</h2>`)).toEqual([`user-content-${'a'.repeat(59)}`]);
  });

  test('get a link if the label headingLink is set, except inside links and summaries', () => {
    const labels = { headingLink: 'Link to this section' };
    expect(toHtml('<h2>Rates</h2>', { labels })).toBe(
      '<div data-heading=""><h2 id="user-content-rates">Rates</h2><a href="#user-content-rates" aria-label="Link to this section: Rates" data-heading-link="">#</a></div>',
    );
    expect(
      toHtml('<details><summary><h2>Rates</h2></summary></details><a href="/x"><h3>More</h3></a>', {
        labels,
      }),
    ).not.toContain('data-heading-link');
    expect(outline(toTree('<h2>Rates</h2>', { labels }))).toEqual([
      { id: 'user-content-rates', level: 2, text: 'Rates' },
    ]);
  });
});

describe('links to files', () => {
  test.each([
    ['/a/guide.pdf', 'Guide', 'pdf', false],
    ['/a/guide.PDF?v=1#page=2', 'Guide (PDF, 240 kB)', 'pdf', true],
    ['https://example.com/rates.xlsx', 'Rates (XLSX)', 'xlsx', true],
    ['/a/forms.zip', 'All forms', 'zip', false],
    ['/a/deck.pptx', 'Slides', 'pptx', false],
  ])('are marked with the file type: %s with the text "%s"', (href, text, kind, isTypeInText) => {
    const markup = toHtml(`<p><a href="${href}">${text}</a></p>`);
    expect(markup).toContain(`data-file="${kind}"`);
    expect(markup.includes('data-file-named')).toBe(isTypeInText);
  });

  test.each(['https://files.zip/', '/a?file=guide.pdf', 'mailto:a@example.zip', '/pdf', '#a.pdf'])(
    '%s is not a link to a file',
    (href) => {
      expect(toHtml(`<a href="${href}">x</a>`)).not.toContain('data-file');
    },
  );

  test('a link with the `download` attribute is a link to a file of any type', () => {
    expect(toHtml('<a href="/a/12" download="x.bin">x</a>')).toContain('data-file=""');
  });
});

describe('embedded video', () => {
  const frame = '<iframe src="https://player.example.com/1" width="640" height="480"></iframe>';

  test('preserves the ratio of its width and height', () => {
    expect(toHtml(frame)).toContain('aspect-ratio:640 / 480');
  });

  test('uses the ratio of a page builder’s padding wrapper', () => {
    const markup = toHtml(
      `<div style="position:relative;padding-bottom:75%;height:0;margin:0 auto">\n${frame}\n</div>`,
    );
    expect(markup).toMatch(/^<div style="margin:0 auto"><iframe/);
    expect(markup).toContain('aspect-ratio:100 / 75');
  });

  test('preserves the padding of a wrapper that has other content too', () => {
    const markup = toHtml(`<div style="padding-bottom:75%">${frame}<p>Words</p></div>`);
    expect(markup).toContain('padding-bottom:75%');
  });
});

describe('lists pasted from Word', () => {
  const item = (mark: string, text: string) =>
    `<p class="MsoListParagraph"><![if !supportLists]><span>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

  test('become lists and keep every word', () => {
    const markup = toHtml(
      `<p>Bring</p>${item('·', 'keys')}\n${item('o', 'photos')}<p>and</p>${item('1.', 'cash')}`,
    );
    expect(markup.match(/role="list"/g)).toHaveLength(2);
    expect(markup.match(/role="listitem"/g)).toHaveLength(3);
    expect(markup.match(/aria-hidden="true" data-marker="bullet"/g)).toHaveLength(2);
    expect(markup).toContain('aria-hidden="true" data-marker="number">1.');
  });

  test('also become lists in table cells', () => {
    expect(toHtml(`<table><tr><td>${item('•', 'keys')}</td></tr></table>`)).toContain(
      '<td><div role="list"',
    );
  });

  test('stay paragraphs if they don’t start with a list marker', () => {
    expect(toHtml('<p class="MsoListParagraph"><span>Keys</span></p>')).toBe(
      '<p><span>Keys</span></p>',
    );
  });
});

test('a class that aligns an element is applied, but an inline style takes precedence', () => {
  expect(toHtml('<p class="has-text-align-center">a</p>')).toBe(
    '<p style="text-align:center">a</p>',
  );
  expect(toHtml('<p class="text-right" style="text-align:left">a</p>')).toBe(
    '<p style="text-align:left">a</p>',
  );
  expect(
    toHtml('<figure class="image image-style-side"><img src="/a.png" alt=""></figure>'),
  ).toContain('<figure data-align="right">');
});

describe('hostile documents', () => {
  test('classes are removed after the rules have read them, even inside a wrapper', () => {
    const html =
      '<table class="col"><tr><td>x</td></tr></table><h2 class="alert">y</h2><p class="col note">z</p>';
    expect(toHtml(html, { labels: { headingLink: 'Link to' } })).not.toContain('class=');
  });

  test('a long table name is truncated', () => {
    const longText = 'x'.repeat(50_000);
    const tables = '<table><tr><td>1</td></tr></table>'.repeat(200);
    expect(toHtml(`<h2>${longText}</h2>${tables}`).length).toBeLessThan(200_000);
    const figure = `<figure><figcaption>${longText}</figcaption>${tables}</figure>`;
    expect(toHtml(figure).length).toBeLessThan(200_000);
  });
});

test('adjacent Word lists of different kinds become two lists', () => {
  const item = (mark: string, text: string) =>
    `<p class="MsoListParagraph"><span>${mark}</span>${text}</p>`;
  const { children } = toTree(`${item('·', 'a')}\n${item('·', 'b')}\n${item('1.', 'c')}`);
  expect(children).toMatchObject([
    { props: { role: 'list' }, children: [{ tag: 'p' }, ' ', { tag: 'p' }] },
    '\n',
    { props: { role: 'list' }, children: [{ tag: 'p' }] },
  ]);
});
