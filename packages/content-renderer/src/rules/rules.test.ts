import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { applyRules, outline, parse, render, sanitize, type RuleOptions } from '../steps.ts';

const policy = { frameHosts: ['player.example.com'], mediaHosts: ['media.example.com'] };

function treeOf(html: string, options?: RuleOptions) {
  return applyRules(sanitize(parse(html), { policy }), options);
}

function show(html: string, options?: RuleOptions): string {
  return renderToStaticMarkup(createElement('x', null, render(treeOf(html, options)))).slice(3, -4);
}

function idsOf(html: string): readonly string[] {
  return outline(treeOf(html)).map(({ id }) => id);
}

describe('headings', () => {
  test('are listed in order, with the level and the id that they are drawn with', () => {
    const html =
      '<h1>Storm <em>watch</em></h1><div><h2 id="own">Counties&nbsp;in <b>Ohio</b></h2></div><h4> </h4><h6>Fine print</h6>';
    expect(outline(treeOf(html))).toEqual([
      { id: 'user-content-storm-watch', level: 2, text: 'Storm watch' },
      { id: 'user-content-own', level: 3, text: 'Counties in Ohio' },
      { id: 'user-content-fine-print', level: 6, text: 'Fine print' },
    ]);
  });

  test('get ids of their own, whatever else has one', () => {
    expect(idsOf('<h2>Rates</h2><h2>Rates</h2><p id="rates-2">x</p><h3>RATES!</h3>')).toEqual([
      'user-content-rates',
      'user-content-rates-3',
      'user-content-rates-4',
    ]);
    expect(idsOf('<h2>Rates</h2><p><a name="rates">x</a></p>')).toEqual(['user-content-rates-2']);
  });

  test('get ids in any script, and of words alone', () => {
    expect(idsOf('<h2>Été 2026: 50 %</h2><h2>تنبيه عاصفة</h2><h2>हिन्दी</h2><h2>→</h2>')).toEqual([
      'user-content-été-2026-50',
      'user-content-تنبيه-عاصفة',
      'user-content-हिन्दी',
      'user-content-section',
    ]);
    expect(idsOf(`<h2>${'a'.repeat(59)}𝒂𝒂</h2>`)).toEqual([`user-content-${'a'.repeat(59)}`]);
  });

  test('have a link beside them where the caller names it, out of reach of no one', () => {
    const labels = { headingLink: 'Link to this section' };
    expect(show('<h2>Rates</h2>', { labels })).toBe(
      '<div data-heading=""><h2 id="user-content-rates">Rates</h2><a href="#user-content-rates" aria-label="Link to this section: Rates" data-heading-link="">#</a></div>',
    );
    expect(
      show('<details><summary><h2>Rates</h2></summary></details><a href="/x"><h3>More</h3></a>', {
        labels,
      }),
    ).not.toContain('data-heading-link');
    expect(outline(treeOf('<h2>Rates</h2>', { labels }))).toEqual([
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
  ])('%s "%s"', (href, wordSet, kind, named) => {
    const markup = show(`<p><a href="${href}">${wordSet}</a></p>`);
    expect(markup).toContain(`data-file="${kind}"`);
    expect(markup.includes('data-file-named')).toBe(named);
  });

  test.each(['https://files.zip/', '/a?file=guide.pdf', 'mailto:a@example.zip', '/pdf', '#a.pdf'])(
    '%s is none',
    (href) => {
      expect(show(`<a href="${href}">x</a>`)).not.toContain('data-file');
    },
  );

  test('a download of no known kind is a file all the same', () => {
    expect(show('<a href="/a/12" download="x.bin">x</a>')).toContain('data-file=""');
  });
});

describe('embedded video', () => {
  const frame = '<iframe src="https://player.example.com/1" width="640" height="480"></iframe>';

  test('keeps the ratio of its own measures', () => {
    expect(show(frame)).toContain('aspect-ratio:640 / 480');
  });

  test('takes the ratio of the box of padding that a page builder put around it', () => {
    const markup = show(
      `<div style="position:relative;padding-bottom:75%;height:0;margin:0 auto">\n${frame}\n</div>`,
    );
    expect(markup).toMatch(/^<div style="margin:0 auto"><iframe/);
    expect(markup).toContain('aspect-ratio:100 / 75');
  });

  test('leaves the padding of a box that holds more', () => {
    const markup = show(`<div style="padding-bottom:75%">${frame}<p>Words</p></div>`);
    expect(markup).toContain('padding-bottom:75%');
  });
});

describe('lists pasted from Word', () => {
  const item = (mark: string, wordSet: string) =>
    `<p class="MsoListParagraph"><![if !supportLists]><span>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${wordSet}</p>`;

  test('are lists, and every word stays', () => {
    const markup = show(
      `<p>Bring</p>${item('·', 'keys')}\n${item('o', 'photos')}<p>and</p>${item('1.', 'cash')}`,
    );
    expect(markup.match(/role="list"/g)).toHaveLength(2);
    expect(markup.match(/role="listitem"/g)).toHaveLength(3);
    expect(markup.match(/aria-hidden="true" data-marker="bullet"/g)).toHaveLength(2);
    expect(markup).toContain('aria-hidden="true" data-marker="number">1.');
  });

  test('are gathered wherever they stand', () => {
    expect(show(`<table><tr><td>${item('•', 'keys')}</td></tr></table>`)).toContain(
      '<td><div role="list"',
    );
  });

  test('without a mark are paragraphs', () => {
    expect(show('<p class="MsoListParagraph"><span>Keys</span></p>')).toBe(
      '<p><span>Keys</span></p>',
    );
  });
});

test('the sides that editors chose by class are kept, and an inline style wins', () => {
  expect(show('<p class="has-text-align-center">a</p>')).toBe('<p style="text-align:center">a</p>');
  expect(show('<p class="text-right" style="text-align:left">a</p>')).toBe(
    '<p style="text-align:left">a</p>',
  );
  expect(
    show('<figure class="image image-style-side"><img src="/a.png" alt=""></figure>'),
  ).toContain('<figure data-align="right">');
});

describe('hostile documents', () => {
  test('a class that rules have read does not reach the page, wrapped or not', () => {
    const html =
      '<table class="col"><tr><td>x</td></tr></table><h2 class="alert">y</h2><p class="col note">z</p>';
    expect(show(html, { labels: { headingLink: 'Link to' } })).not.toContain('class=');
  });

  test('a long name is not written once for each table', () => {
    const long = 'x'.repeat(50_000);
    const tables = '<table><tr><td>1</td></tr></table>'.repeat(200);
    expect(show(`<h2>${long}</h2>${tables}`).length).toBeLessThan(200_000);
    const figure = `<figure><figcaption>${long}</figcaption>${tables}</figure>`;
    expect(show(figure).length).toBeLessThan(200_000);
  });
});

test('lists of Word of two kinds are two lists', () => {
  const item = (mark: string, wordSet: string) =>
    `<p class="MsoListParagraph"><span>${mark}</span>${wordSet}</p>`;
  const { children } = treeOf(`${item('·', 'a')}\n${item('·', 'b')}\n${item('1.', 'c')}`);
  expect(children).toMatchObject([
    { props: { role: 'list' }, children: [{ tag: 'p' }, ' ', { tag: 'p' }] },
    '\n',
    { props: { role: 'list' }, children: [{ tag: 'p' }] },
  ]);
});
