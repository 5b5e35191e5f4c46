import { inspect } from '@producer-portal/content-renderer/inspect';
import type { Finding } from '@producer-portal/content-renderer/inspect';
import { expect, it } from 'vitest';
import { findingText } from './finding-text.ts';

function getFindingTexts(html: string): string[] {
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
  ['<a href="#">Roof form</a>', 'The link “Roof form” goes nowhere: its address is just #.'],
  ['<a href="http://">Form</a>', 'The link “Form” has an incomplete address: http://'],
  [
    '<a href="http://localhost/roof">Form</a>',
    'The link “Form” goes to an address that users can’t reach: http://localhost/roof',
  ],
  [
    '<a href="mailto:desk">Desk</a>',
    'The link “Desk” has no email address or phone number: mailto:desk',
  ],
  [
    '<a href="#roof">Roof age</a>',
    'The link “Roof age” goes to a section that isn’t in this text: #roof',
  ],
  [
    '<a href="javascript:go()">Roof form</a>',
    'The link “Roof form” is shown as plain text because its address isn’t allowed: javascript:go()',
  ],
  ['<a href="/roof"> </a>', 'A link has no text: /roof'],
  ['<a href="/roof">Click here</a>', 'The link text “Click here” doesn’t say where the link goes.'],
  [
    '<a href="https://northmere.com/a">https://northmere.com/a</a>',
    'A link shows its address instead of text: https://northmere.com/a',
  ],
  ['<img src="/hail.png">', 'An image has no alt text: /hail.png'],
  ['<img src="/hail.png" alt="IMG_2041">', 'The alt text “IMG_2041” is just a file name.'],
  [
    '<img src="/hail.png" alt="Hail" width="2400">',
    'An image is larger than 2000 pixels (2400 × ?): /hail.png',
  ],
  [
    `<img alt="Hail" src="data:image/png;base64,${'A'.repeat(80_000)}">`,
    'A 60 KB image is embedded in the text. Use a file for images over 50 KB.',
  ],
  ['<h2>A</h2><h4>B</h4>', 'The heading “B” is level 4, right after level 2.'],
  ['<h2> </h2>', 'A level 2 heading is empty.'],
  ['<h1>A</h1><h1>B</h1>', 'The heading “B” is an extra level 1 heading.'],
  [
    '<table><tr><td>OH</td><td>4</td></tr><tr><td>IN</td><td>2</td></tr></table>',
    'A table with 2 rows and 2 columns has no header cells.',
  ],
  [
    '<p>Register by March 1, 2026.</p>',
    'A deadline passed on March 1, 2026: “Register by March 1, 2026”',
  ],
  ['<script>a()</script><script>b()</script>', '<script> and its contents aren’t shown (2 times).'],
  ['<blink>x</blink>', '<blink> is removed, but its text stays.'],
  ['<p onclick="b()">x</p>', 'The onclick attribute of <p> is removed.'],
  ['<p style="position:fixed">x</p>', 'The position style of <p> is removed.'],
  [
    '<img src="https://elsewhere.com/a.png" alt="Hail">',
    'A file from another site is shown as a link: https://elsewhere.com/a.png',
  ],
  [`${'<div>'.repeat(600)}x`, 'The text is nested too deeply. The deepest parts aren’t shown.'],
])('describes %j', (html, text) => {
  expect(getFindingTexts(html)).toContain(text);
});

it('explains what was found instead of text', () => {
  const { findings } = inspect(null as unknown as string);
  expect(findings.map((finding) => findingText(finding))).toEqual([
    'Expected text but found null.',
  ]);
});
