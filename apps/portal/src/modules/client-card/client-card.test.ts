import { describe, expect, it } from 'vitest';
import { toCardText } from './card-content.ts';
import { createClientCard, type CardSource } from './client-card.ts';
import { wrapText } from './lay-out-card.ts';

/** Returns the text that a client would get from a record. */
function toSharedText(source: Partial<CardSource>): string {
  const { title, parts } = createClientCard({ title: 'Storm', ...source }, {});
  return parts.length === 0
    ? ''
    : toCardText({ title, parts, agency: ['Oak Agency'], dates: ['Shared March 2, 2026'] });
}

describe('a client card', () => {
  it('has the text with headings, lists, and tables, the agency, and the date', () => {
    const html = `<h2>Who</h2><p>All <b>homes</b>.<br>Boats too.</p><ul><li>One<ul><li>Two</li></ul></li></ul>
      <ol start="3"><li>Three</li><li>Four</li></ol>
      <table><tr><th>State</th><th>County</th></tr><tr><td>Ohio</td><td>Erie</td></tr></table>
      <div><div>Deep</div> loose <a href="https://example.com/SECRET" title="SECRET">link</a><img src="/SECRET.png" alt="SECRET"></div>`;
    expect(toSharedText({ excerpt: 'In short.', html })).toBe(
      [
        'Storm',
        'In short.',
        'Who',
        'All homes.\nBoats too.',
        '• One\n• Two',
        '3. Three\n4. Four',
        'Ohio: Erie',
        'Deep',
        'loose link',
        'Oak Agency\nShared March 2, 2026',
      ].join('\n\n'),
    );
  });

  it('has table rows as sentences, with the names of the columns if there are more than two', () => {
    const html = `<table><caption>Where you can bind</caption>
      <thead><tr><th>County</th><th>Status</th><th>Details</th></tr></thead>
      <tr><td>Lucas</td><td>Closed</td><td>Flooded streets.</td></tr>
      <tr><td>Erie</td><td>“No access.”</td><td>Calls only</td></tr>
      <tr><td></td><td>Open</td><td></td></tr></table>
      <table><tr><td>Boat</td><td>$500</td><td>$900</td></tr></table><table><tr><th>One</th><th>Two</th></tr></table>`;
    expect(toSharedText({ html })).toContain(
      [
        'Where you can bind\nLucas. Status: Closed. Details: Flooded streets.\nErie. Status: “No access.” Details: Calls only\nStatus: Open',
        'Boat: $500. $900',
        'One: Two',
      ].join('\n\n'),
    );
  });

  it('shows the answer only once if the text starts with the answer', () => {
    const shared = toSharedText({
      excerpt: 'Binding stops.',
      html: '<p>Binding <b>stops</b>.</p><p>x</p>',
    });
    expect(shared.match(/Binding stops/g)).toHaveLength(1);
  });

  it.each(['<h2>Only a heading</h2>', '<p class="internal">a</p>', '', '<p> </p>'])(
    'is empty for %j',
    (html) => {
      expect(toSharedText({ html })).toBe('');
    },
  );
});

describe('internal text', () => {
  it.each([
    [
      'nested marked blocks',
      '<div class="internal"><div data-audience="public">SECRET</div>SECRET</div>',
    ],
    ['hidden elements', '<div hidden>SECRET</div><p style="display:none">SECRET</p>'],
    ['tiny text', '<p style="font-size: 1px">SECRET</p><p style="font: 0/0 a">SECRET</p>'],
    [
      'faint text',
      '<p style="opacity: .05">SECRET</p><p style="color: rgb(0 0 0 / 5%)">SECRET</p>',
    ],
    ['white text', '<p style="color: #fff">SECRET</p><font color="white">SECRET</font>'],
    [
      'text in the color of its block',
      '<div style="background: #036"><p style="color: #036">SECRET</p></div>',
    ],
    ['cut-off text', '<div style="max-height: 0; overflow: hidden">SECRET</div>'],
    ['text out of sight', '<div style="position: absolute; left: -9999px">SECRET</div>'],
    [
      'attributes',
      '<p title="SECRET" data-note="SECRET" aria-label="SECRET">x <img alt="SECRET" src="/a.png"></p>',
    ],
    ['addresses of links', '<p><a href="https://example.com/SECRET">x</a></p>'],
    ['comments and scripts', '<!-- SECRET --><script>SECRET</script><style>SECRET</style><p>x</p>'],
    ['the whole body', '<body class="internal"><p>SECRET</p></body>'],
    ['rows without a table', '<p>x</p><tr class="internal"><td>SECRET</td></tr>'],
    ['a form in a table', '<table><form class="internal"><tr><td>SECRET</td></tr></form></table>'],
    [
      'a block between cells',
      '<table><tr><div class="internal"><td>SECRET</td></div></tr></table>',
    ],
    [
      'a row between cells with column names',
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><form class="internal"><tr><td>SECRET</td><td>one</td><td>two</td></tr></form></table>',
    ],
    ['an SVG', '<svg class="internal"><p>SECRET</p></svg>'],
    [
      'a character reference in the audience attribute',
      '<table><form data-audience="&#97;gents"><tr><td>SECRET</td></tr></form></table>',
    ],
    [
      'single quotes and upper case',
      "<TABLE><FORM DATA-AUDIENCE='AGENTS'><TR><TD>SECRET</TD></TR></FORM></TABLE>",
    ],
    [
      'buttons in buttons',
      '<button class="internal">For agents: <button>SECRET means no new policies</button></button>',
    ],
    ['denied words', '<p>Your com<b>mis</b>sion: SECRET</p><p>Internal&nbsp;use only: SECRET</p>'],
    [
      'denied words in Spanish',
      // cspell:disable-next-line
      '<p>Sus comisiones: SECRET</p><p>Sólo para agentes: SECRET</p><p>No reenvíe SECRET</p>',
    ],
    [
      'captions of pictures',
      '<figure><a href="/a"><img src="/a.png" alt=""></a><figcaption>SECRET</figcaption></figure>',
    ],
    ['the section of a denied heading', '<h2>Bonus</h2><p>SECRET</p><h2>Next</h2><p>x</p>'],
  ])('is left out: %s', (_, html) => {
    expect(toSharedText({ html: `<p>Public.</p>${html}<p>The end.</p>` })).not.toContain('SECRET');
  });

  it.each([
    'SECRET: agents bind by phone.',
    'Public start. SECRET: agents bind by phone.',
    'SECRET: agents bind by ph…',
  ])('is left out of the answer %j', (excerpt) => {
    const html = '<p class="internal">SECRET: agents bind by phone.</p><p>Public.</p>';
    expect(toSharedText({ excerpt, html })).toMatch(/^Storm\n\nPublic\.\n\nOak/);
  });

  it('is left out with the whole answer if the answer contains denied words', () => {
    expect(toSharedText({ excerpt: 'Commission: SECRET', html: '<p>Public.</p>' })).not.toContain(
      'SECRET',
    );
  });

  it('makes the whole card empty if it is in the title', () => {
    expect(toSharedText({ title: 'Commission changes', html: '<p>Public.</p>' })).toBe('');
  });

  it('is left out if it has a phrase that the configuration denies', () => {
    const html = '<p>Public.</p><p>Branch  only: call us.</p>';
    const { parts, leftOut } = createClientCard({ title: 'Storm', html }, {}, ['branch only']);
    expect(parts.map(({ lines }) => lines)).toEqual([['Public.']]);
    expect(leftOut).toEqual([{ reason: 'denied', text: 'Branch only: call us.' }]);
    const excerpt = 'Branch only.';
    expect(createClientCard({ title: 'Storm', excerpt }, {}, ['branch only']).parts).toEqual([]);
  });

  it('is listed for the agent, with the reason', () => {
    const html =
      '<h2 class="internal">Steps</h2><p>Call us.</p><h2>b</h2><p>The bonus is 2%.</p><p>c</p>' +
      '<figure><img src="/a.png" alt=""><figcaption>A roof</figcaption></figure>';
    // A text is dependent if it is under a marked heading, or if it is the caption of an image.
    expect(createClientCard({ title: 'Storm', html }, {}).leftOut).toEqual([
      { reason: 'marked', text: 'Steps' },
      { reason: 'dependent', text: 'Call us.' },
      { reason: 'denied', text: 'The bonus is 2%.' },
      { reason: 'dependent', text: 'A roof' },
    ]);
  });
});

describe('public text', () => {
  it('includes captions that are marked as public, and captions of tables', () => {
    const html = `<figure><img src="/a.png" alt=""><figcaption data-audience="public">Roof</figcaption></figure>
      <figure><table><tr><td>Ohio</td></tr></table><figcaption>States</figcaption></figure>`;
    expect(toSharedText({ html })).toMatch(/Roof\n\nOhio\n\nStates/);
  });

  it('includes white text on a dark background', () => {
    const html = '<div style="background-color: #036"><p style="color: white">Public.</p></div>';
    expect(toSharedText({ html })).toContain('Public.');
  });
});

it('handles thousands of unclosed attributes', () => {
  expect(toSharedText({ html: `<p>Public.</p>${'<a "'.repeat(5_000)}` })).toContain('Public.');
});

describe('lines of the image', () => {
  const wrap = (text: string) => wrapText(text, 10, ({ length }) => length);

  it('break between words', () => {
    expect(wrap('one two  three four')).toEqual(['one two', 'three four']);
  });

  it('break a word that is too long', () => {
    expect(wrap('a https://example.com b')).toEqual(['a', 'https://ex', 'ample.com', 'b']);
  });
});
