import { expect, it } from 'vitest';
import { generateDocument } from './corpus.ts';

it('returns the same document for the same seed, and other documents for other seeds', () => {
  expect(generateDocument(20, 7)).toBe(generateDocument(20, 7));
  expect(generateDocument(20, 7)).not.toBe(generateDocument(20, 8));
});

it.each([2, 20, 200])('returns a document between %i kB and one block more', (kilobytes) => {
  const { length } = generateDocument(kilobytes);
  expect(length).toBeGreaterThanOrEqual(kilobytes * 1000);
  expect(length).toBeLessThan(kilobytes * 1000 + 4000);
});

it('returns markup as page builders write it, with a style or class on about every eighth element', () => {
  const html = generateDocument(200);
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const styled = tags.filter((tag) => / (?:class|style)=/.test(tag));
  expect(styled.length / tags.length).toBeGreaterThan(0.1);
  expect(styled.length / tags.length).toBeLessThan(0.15);
  for (const tag of [
    'h2',
    'p',
    'a',
    'strong',
    'em',
    'li',
    'table',
    'th',
    'figure',
    'img',
    'cite',
  ]) {
    expect(html).toMatch(new RegExp(`<${tag}[ >]`));
  }
  expect(html).toContain('class="col-9"');
});

it('closes every element that it opens', () => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, slash, name = ''] of generateDocument(200).matchAll(
    /<(\/?)([a-z][a-z\d]*)[^>]*>/g,
  )) {
    if (!slash && !['br', 'hr', 'img'].includes(name)) open.push(name);
    if (slash && open.pop() !== name) wrong.push(tag);
  }
  expect([...wrong, ...open]).toEqual([]);
});
