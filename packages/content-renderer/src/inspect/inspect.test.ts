import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../policy.ts';
import { inspect, type Finding, type InspectOptions } from './inspect.ts';

// It is Monday afternoon in Ohio, and Monday evening in London.
const options: InspectOptions = {
  now: new Date('2026-03-02T14:05:00-05:00'),
  timeZone: 'America/New_York',
};

function find(html: string, extraOptions: InspectOptions = {}): readonly Finding[] {
  return inspect(html, { ...options, ...extraOptions }).findings;
}

function findKinds(html: string, extraOptions?: InspectOptions): string[] {
  return find(html, extraOptions).map((finding) =>
    'reason' in finding ? `${finding.kind}: ${finding.reason}` : finding.kind,
  );
}

test('a document without problems has no findings', () => {
  const html = `
    <h2 id="roof">Roof age</h2>
    <p>Send <a href="/forms/12">the roof form</a> by April 1, 2026, or
      <a href="mailto:desk@northmere.com">write to the desk</a>. Back to <a href="#roof">roof age</a>.</p>
    <h3>Rates</h3>
    <p><img src="/hail.png" alt="Hail by county" width="640" height="480"><img src="/line.png" alt=""></p>
    <table><tr><th>State</th><th>Change</th></tr><tr><td>OH</td><td>+4.8%</td></tr></table>`;
  expect(inspect(html, options)).toEqual({
    findings: [],
    counts: { error: 0, warning: 0, info: 0 },
  });
});

describe('links', () => {
  test.each([
    ['<a>Roof form</a>', 'dead-link: no-url'],
    ['<a href="">Roof form</a>', 'dead-link: no-url'],
    ['<a href=" # ">Roof form</a>', 'dead-link: page-top'],
    ['<a href="#roof">Roof form</a>', 'dead-link: missing-target'],
    [
      '<a href="#roof">Roof form</a><template><p id="roof">x</p></template>',
      'dead-link: missing-target',
    ],
    ['<a href="http://">Roof form</a>', 'dead-link: incomplete'],
    ['<a href="www.northmere.com/roof">Roof form</a>', 'dead-link: incomplete'],
    ['<a href="https://north mere.com">Roof form</a>', 'dead-link: incomplete'],
    ['<a href="http://localhost:3000/roof">Roof form</a>', 'dead-link: not-public'],
    ['<a href="https://staging/roof">Roof form</a>', 'dead-link: not-public'],
    ['<a href="https://192.168.0.12/roof">Roof form</a>', 'dead-link: not-public'],
    ['<a href="https://www.example.com/roof">Roof form</a>', 'dead-link: not-public'],
    ['<a href="mailto:desk">The desk</a>', 'dead-link: no-recipient'],
    ['<a href="mailto:?cc=a@northmere.com">The desk</a>', 'dead-link: no-recipient'],
    ['<a href="mailto:desk@example.com">The desk</a>', 'dead-link: not-public'],
    ['<a href="tel:">The desk</a>', 'dead-link: no-recipient'],
    ['<a href="javascript:void(0)">Roof form</a>', 'unsafe-link'],
    ['<a href="java&#10;script:alert(1)">Roof form</a>', 'unsafe-link'],
    ['<a href="file:///C:/roof.docx">Roof form</a>', 'unsafe-link'],
    ['<a href="https://user:pass@northmere.com/">Roof form</a>', 'unsafe-link'],
    ['<a href="/roof"> &nbsp;</a>', 'link-text: empty'],
    ['<a href="/roof"><img src="/r.png" alt=""></a>', 'link-text: empty'],
    ['<a href="/roof">Click <b>here</b>!</a>', 'link-text: vague'],
    ['<a href="/roof">Read more »</a>', 'link-text: vague'],
    ['<a href="https://northmere.com/roof">https://northmere.com/roof</a>', 'link-text: address'],
  ])('reports %s', (html, kind) => {
    expect(
      findKinds(`<p>${html}</p>`).filter((findingKind) => findingKind !== 'dropped-markup'),
    ).toEqual([kind]);
  });

  test.each([
    '<a href="https://northmere.com/roof">Roof form</a>',
    '<a href="/">Home</a>',
    '<a href="../roof?x=1#a">Roof form</a>',
    '<a href="#top">Back to the top</a>',
    '<a href="#roof">Roof age</a> <h2 id="roof">Roof age</h2>',
    '<a href="#r%C3%A9sum%C3%A9">Summary</a> <a name="résumé"></a>',
    '<a href="#100%">All of it</a> <p id="100%">All</p>',
    '<a href="#roof-age">Roof age</a> <h2>Roof age</h2>',
    '<a id="here">Roof age</a>',
    '<a href=""></a>',
    '<a href="/roof"><img src="/r.png" alt="Roof form"></a>',
    '<a href="/roof" aria-label="Roof form">More</a>',
    '<a href="mailto:desk@northmere.com?subject=Roof">Write to the desk</a>',
    '<a href="tel:+1-555-0142">555-0142</a>',
  ])('accepts %s', (html) => {
    expect(find(html)).toEqual([]);
  });

  test('look for their target with the prefix of the rendered ids', () => {
    const html = '<a href="#roof">Roof age</a> <p id="left-roof">Roof age</p>';
    expect(findKinds(html)).toEqual(['dead-link: missing-target']);
    expect(find(html, { idPrefix: 'left-' })).toEqual([]);
  });

  test('accepts links to the page’s own host, even if it is localhost', () => {
    expect(
      find('<a href="http://localhost/roof">Roof</a>', { baseUrl: 'http://localhost/' }),
    ).toEqual([]);
  });

  test('have findings with the text, the URL, and the heading before them', () => {
    expect(
      find('<h2>Roof <i>age</i></h2><p>See <a href="javascript:go()">the\n form</a></p>'),
    ).toEqual([
      {
        kind: 'unsafe-link',
        severity: 'error',
        text: 'the form',
        heading: 'Roof age',
        href: 'javascript:go()',
      },
    ]);
  });

  test('have findings with shortened texts and URLs', () => {
    const [found] = find(
      `<h2>${'roof '.repeat(50)}</h2><a href="x:${'y'.repeat(500)}">${'age '.repeat(50)}</a>`,
    );
    expect(found).toMatchObject({ kind: 'unsafe-link', href: `x:${'y'.repeat(198)}…` });
    expect(found).toHaveProperty('text', `${'age '.repeat(19)}age…`);
    expect(found).toHaveProperty('heading', `${'roof '.repeat(15)}roof…`);
  });
});

describe('images', () => {
  test.each([
    ['<img src="/hail.png">', ['image-alt: missing']],
    ['<img src="/hail.png" alt="hail-map_2.PNG">', ['image-alt: file-name']],
    ['<img src="/hail.png" alt="IMG_2041">', ['image-alt: file-name']],
    ['<img src="/hail.png" alt="">', []],
    ['<img src="/hail.png" role="presentation">', []],
    ['<img src="/hail.png" aria-label="Hail by county">', []],
    ['<img src="/hail.png" alt="Hail" width="2001" height="10">', ['large-image']],
    ['<img src="/hail.png" alt="Hail" height="2001">', ['large-image']],
    ['<img src="/hail.png" alt="Hail" width="100%" height="2000">', []],
    [`<img alt="Hail" src="data:image/png;base64,${'A'.repeat(66_668)}">`, ['inline-image']],
    [`<img alt="Hail" src="data:image/png;base64,${'A'.repeat(66_664)}">`, []],
  ])('checks image %#', (html, expected) => {
    expect(findKinds(html, { policy: { imageHosts: [] } })).toEqual(expected);
  });

  test('have findings with the size and the limit', () => {
    const html = '<img src="/hail.png" alt="Hail" width="400" height="301">';
    expect(find(html, { imagePixels: 300 })).toEqual([
      {
        kind: 'large-image',
        severity: 'warning',
        text: 'Hail',
        heading: '',
        src: '/hail.png',
        width: 400,
        height: 301,
        limit: 300,
      },
    ]);
    const inline = '<img src="data:image/png;base64,AAAA" alt="Hail">';
    expect(find(inline, { inlineImageBytes: 2 })).toMatchObject([
      { kind: 'inline-image', bytes: 3, limit: 2 },
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['<h2>A</h2><h4>B</h4>', [{ kind: 'skipped-heading', text: 'B', level: 4, previous: 2 }]],
    ['<h3>A</h3>', [{ kind: 'skipped-heading', text: 'A', level: 3, previous: 1 }]],
    ['<h2>A</h2><h3>B</h3><h2>C</h2>', []],
    [
      '<h2>A</h2><h3> &nbsp;<br></h3><h4>B</h4>',
      [
        { kind: 'empty-heading', level: 3 },
        { kind: 'skipped-heading', level: 4 },
      ],
    ],
    ['<h2><img src="/a.png" alt="Roof age"></h2>', []],
    [
      '<h1>A</h1><h1>B</h1><h1>C</h1>',
      [
        { kind: 'repeated-h1', text: 'B', heading: 'A' },
        { kind: 'repeated-h1', text: 'C' },
      ],
    ],
  ])('checks %s', (html, expected) => {
    const found = find(html);
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });

  test('must start one level below the page’s own heading', () => {
    expect(find('<h3>A</h3>', { headingOffset: 2 })).toEqual([]);
  });
});

describe('tables', () => {
  const rows = '<tr><td>OH</td><td>+4.8%</td></tr><tr><td>IN</td><td>+2%</td><td>new</td></tr>';

  test('need headers if they contain data', () => {
    expect(find(`<h2>Rates</h2><table>${rows}</table>`)).toEqual([
      {
        kind: 'table-without-headers',
        severity: 'warning',
        text: 'OH +4.8% IN +2% new',
        heading: 'Rates',
        rows: 2,
        columns: 3,
      },
    ]);
  });

  test.each([
    `<table role="presentation">${rows}</table>`,
    '<table><tr><td>One</td><td>row</td></tr></table>',
    '<table><tr><td>One</td></tr><tr><td>column</td></tr></table>',
    `<table><tr><td>A layout</td></tr><tr><td><table><tr><th>State</th><th>Change</th></tr>${rows}</table></td></tr></table>`,
  ])('accepts %s', (html) => {
    expect(find(html)).toEqual([]);
  });
});

describe('past deadlines', () => {
  test.each([
    ['Register by March 1, 2026.', '2026-03-01'],
    ['Open until Sunday, March 1, 2026', '2026-03-01'],
    ['Valid through 02/28/2026', '2026-02-28'],
    ['Valid through 2/28/26 only', '2026-02-28'],
    ['Enrollment ends: 2026-02-28', '2026-02-28'],
    ['No later than 5 p.m. ET on Feb. 27th, 2026', '2026-02-27'],
    ['It expires at 11:59 pm on 27 February 2026.', '2026-02-27'],
    ['The deadline is Sept. 3 2025', '2025-09-03'],
    ['from January 5, 2026 through March 1, 2026', '2026-03-01'],
  ])('finds: %s', (text, date) => {
    expect(find(`<p>${text}</p>`)).toMatchObject([
      { kind: 'past-date', severity: 'warning', date },
    ]);
  });

  test.each([
    'Register by March 2, 2026',
    'Register by March 3, 2026',
    'Effective March 1, 2026',
    'Policies written before March 1, 2026 keep the old form',
    'We wrote to you on 3/1/2026',
    'The offer was open until further notice. March 1, 2026 was a Sunday.',
    'Ends when all is done; begun March 1, 2026',
    'until 13/45/2026, 2/30/2026 or February 31, 2025',
    'Call by 1-800-555-0142 or file 2024-01-021',
    'nearby March 1, 2026',
  ])('ignores: %s', (text) => {
    expect(find(`<p>${text}</p>`)).toEqual([]);
  });

  test('finds a deadline when its day is over in the time zone', () => {
    const html = '<p>Register by March 2, 2026</p>';
    const now = new Date('2026-03-03T03:00:00Z');
    expect(find(html, { now })).toEqual([]);
    expect(findKinds(html, { now, timeZone: 'UTC' })).toEqual(['past-date']);
  });

  test.each([
    ['<time datetime="2026-03-01">Sunday</time>', ['2026-03-01']],
    ['<time datetime="2026-03-01">March 9, 2026</time>', ['2026-03-01']],
    ['<time datetime="2026-04-01">March 1, 2026</time>', []],
    ['<time datetime="2026-03-03T03:00:00Z">Monday night</time>', []],
    ['<time datetime="2026-03-02T03:00:00Z">Sunday night</time>', ['2026-03-01']],
    ['<time datetime="soon">March 1, 2026</time>', ['2026-03-01']],
  ])('reads the date in %s', (time, dates) => {
    const found = find(
      `<p>Words before.</p><h2>Training</h2><p>Some words. Register by <b>${time}</b>, please.</p>`,
    );
    expect(found.map((finding) => 'date' in finding && finding.date)).toEqual(dates);
  });

  test('finds a deadline in several elements, with the text before it and its heading', () => {
    const html = `<h2>Other</h2><p>x</p><h2>Roof <b>form</b></h2>
      <table><tr><th>Who</th><td>All agents of the four states that write it</td></tr>
      <tr><th>Deadline</th><td><p>March&nbsp;1,
      2026</p></td></tr></table><h2>More</h2>`;
    expect(find(html)).toEqual([
      {
        kind: 'past-date',
        severity: 'warning',
        date: '2026-03-01',
        text: 'of the four states that write it Deadline March 1, 2026',
        heading: 'Roof form',
      },
    ]);
  });

  test('supports a vocabulary for another language', () => {
    const vocabulary = {
      locale: 'es',
      deadlineWords: ['hasta'],
      fillerWords: ['el'],
      vagueLinkTexts: ['aquí'],
    };
    const html = '<p>Hasta el domingo, 1 marzo 2026: <a href="/f">aquí</a></p>';
    expect(findKinds(html, { vocabulary })).toEqual(['link-text: vague', 'past-date']);
    expect(findKinds(html)).toEqual([]);
  });
});

describe('markup that is not shown', () => {
  test('has one finding for each kind of markup, after all other findings', () => {
    const html = `<script>a()</script><p onclick="b()" style="position:fixed">x<blink>y</blink></p>
      <p onclick="c()">z</p><script>d()</script><img src="https://elsewhere.com/a.png" alt="Hail"><h2></h2>`;
    expect(find(html)).toEqual([
      { kind: 'empty-heading', severity: 'warning', text: '', heading: '', level: 2 },
      {
        kind: 'dropped-markup',
        severity: 'warning',
        part: 'element',
        tag: 'script',
        name: '',
        value: '',
        count: 2,
      },
      {
        kind: 'dropped-markup',
        severity: 'info',
        part: 'attribute',
        tag: 'p',
        name: 'onclick',
        value: 'b()',
        count: 2,
      },
      {
        kind: 'dropped-markup',
        severity: 'info',
        part: 'style',
        tag: 'p',
        name: 'position',
        value: 'fixed',
        count: 1,
      },
      {
        kind: 'dropped-markup',
        severity: 'info',
        part: 'tag',
        tag: 'blink',
        name: '',
        value: '',
        count: 1,
      },
      {
        kind: 'dropped-markup',
        severity: 'warning',
        part: 'media',
        tag: 'img',
        name: '',
        value: 'https://elsewhere.com/a.png',
        count: 1,
      },
    ]);
  });

  test('is not checked for problems', () => {
    const html =
      '<template><a href="#">Click here</a></template><svg><a href="#"></a></svg><select><option><img src="/x"></select>';
    expect(new Set(findKinds(html))).toEqual(new Set(['dropped-markup']));
  });
});

describe('bad input', () => {
  test.each([null, undefined, 42, {}])('%s is reported as invalid', (received) => {
    expect(findKinds(received as string)).toEqual(['invalid-input']);
  });

  test('a document over a limit is checked up to the limit', () => {
    const html = `<div>${'<a href="#">Roof form</a>'.repeat(30)}</div>`;
    const found = find(html, { policy: { limits: { ...defaultLimits, nodes: 21 } } });
    expect(found.filter(({ kind }) => kind === 'dead-link')).toHaveLength(10);
    expect(found[0]).toEqual({ kind: 'truncated', severity: 'error', limit: 'nodes' });
  });

  test('elements that are nested too deeply are not checked', () => {
    const html = `${'<div>'.repeat(9)}<a href="#">Shown</a><div><a href="#">Not</a>`;
    expect(findKinds(html, { policy: { limits: { depth: 10 } } })).toEqual([
      'truncated',
      'dead-link: page-top',
    ]);
  });

  test('lists at most 500 findings, and counts all of them', () => {
    const { findings, counts } = inspect('<a href="#">Roof form</a>'.repeat(600), options);
    expect(findings).toHaveLength(500);
    expect(counts).toEqual({ error: 600, warning: 0, info: 0 });
  });

  test('a document over a limit is reported as such, even with more than 500 findings', () => {
    const found = find('<a href="#">Roof form</a>'.repeat(600), {
      policy: { limits: { nodes: 1_100 } },
    });
    expect(found).toHaveLength(500);
    expect(found).toContainEqual({ kind: 'truncated', severity: 'error', limit: 'nodes' });
  });

  test('an unknown time zone is an error', () => {
    expect(() => inspect('', { timeZone: 'Ohio' })).toThrow(RangeError);
  });
});
