import { inspect } from '@producer-portal/content-renderer/inspect';
import type { Finding } from '@producer-portal/content-renderer/inspect';
import { expect, it } from 'vitest';
import { findingText } from './finding-text.ts';

function textsOf(html: string): string[] {
  const { findings } = inspect(html, {
    now: new Date('2026-03-02T19:05:00Z'),
    timeZone: 'America/New_York',
    baseUrl: 'https://portal.northmere.com',
    policy: { imageHosts: [] },
  });
  return findings.map((finding: Finding) => findingText(finding));
}

it.each([
  ['<a href="">Roof form</a>', 'The link “Roof form” has no address.'],
  ['<a href="#">Roof form</a>', 'The link “Roof form” leads nowhere: its address is a bare #.'],
  ['<a href="http://">Form</a>', 'The link “Form” has an address that is not complete: http://'],
  [
    '<a href="http://localhost/roof">Form</a>',
    'The link “Form” leads to an address that readers cannot reach: http://localhost/roof',
  ],
  [
    '<a href="mailto:desk">Desk</a>',
    'The link “Desk” names nobody to write to or to call: mailto:desk',
  ],
  [
    '<a href="#roof">Roof age</a>',
    'The link “Roof age” leads to a place that is not in this text: #roof',
  ],
  [
    '<a href="javascript:go()">Roof form</a>',
    'The link “Roof form” is shown as plain words, because its address is refused: javascript:go()',
  ],
  ['<a href="/roof"> </a>', 'A link has no words: /roof'],
  ['<a href="/roof">Click here</a>', 'The words “Click here” do not say where the link leads.'],
  [
    '<a href="https://northmere.com/a">https://northmere.com/a</a>',
    'A link shows its bare address in place of words: https://northmere.com/a',
  ],
  ['<img src="/hail.png">', 'A picture has no alternative text: /hail.png'],
  [
    '<img src="/hail.png" alt="IMG_2041">',
    'The alternative text “IMG_2041” is only the name of a file.',
  ],
  [
    '<img src="/hail.png" alt="Hail" width="2400">',
    'A picture is larger than 2000 pixels (2400 × ?): /hail.png',
  ],
  [
    `<img alt="Hail" src="data:image/png;base64,${'A'.repeat(80_000)}">`,
    'A picture of 60 kB is written into the text itself. Above 50 kB it should be a file.',
  ],
  ['<h2>A</h2><h4>B</h4>', 'The heading “B” is of level 4, right after level 2.'],
  ['<h2> </h2>', 'A heading of level 2 is empty.'],
  ['<h1>A</h1><h1>B</h1>', 'The heading “B” is a further one of level 1.'],
  [
    '<table><tr><td>OH</td><td>4</td></tr><tr><td>IN</td><td>2</td></tr></table>',
    'A table of 2 rows and 2 columns has no header cell.',
  ],
  [
    '<p>Register by March 1, 2026.</p>',
    'A deadline is over since March 1, 2026: “Register by March 1, 2026”',
  ],
  [
    '<script>a()</script><script>b()</script>',
    '<script> is not shown, nor what it holds (2 times).',
  ],
  ['<blink>x</blink>', '<blink> is left out, its words stay.'],
  ['<p onclick="b()">x</p>', 'The attribute onclick of <p> is left out.'],
  ['<p style="position:fixed">x</p>', 'The style position of <p> is left out.'],
  [
    '<img src="https://elsewhere.com/a.png" alt="Hail">',
    'A file from elsewhere is shown as a link: https://elsewhere.com/a.png',
  ],
  [`${'<div>'.repeat(600)}x`, 'The text is nested too deep: what lies deeper is not shown.'],
])('%j is told in words', (html, text) => {
  expect(textsOf(html)).toContain(text);
});

it('says what stands where no text is', () => {
  const { findings } = inspect(null as unknown as string);
  expect(findings.map((finding) => findingText(finding))).toEqual([
    'There is no text here but null.',
  ]);
});
