import { expect, test } from 'vitest';
import { findPages, toStorybookLink } from '../.storybook/docs/repository-links.ts';

const pages = findPages([
  '<Meta title="Reference/API contract" />\n\n<RepositoryPage path="docs/contract.md" />',
]);
const convertLink = (href: string, repository?: string) =>
  toStorybookLink(href, 'docs/guides/deploy.md', pages, repository);

test('a link to a document that Storybook shows leads to its page', () => {
  expect(convertLink('../contract.md')).toBe('?path=/docs/reference-api-contract--docs');
  expect(convertLink('../contract.md#calls')).toBe(
    '?path=/docs/reference-api-contract--docs#calls',
  );
});

test('other links lead to the repository, if it is known', () => {
  expect(convertLink('../decisions')).toBeUndefined();
  expect(convertLink('../decisions', 'https://example.com/blob/main')).toBe(
    'https://example.com/blob/main/docs/decisions',
  );
});

test('anchors and URLs stay as they are', () => {
  expect(convertLink('#watch-it')).toBe('#watch-it');
  expect(convertLink('https://mswjs.io')).toBe('https://mswjs.io');
});

test('a page without a title or a path is an error', () => {
  expect(() => findPages(['<Meta title="Guides/Deploy" />'])).toThrow('no title or no path');
});
