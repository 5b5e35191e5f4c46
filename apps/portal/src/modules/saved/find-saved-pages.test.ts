import { expect, it } from 'vitest';
import type { SavedPage } from './answer-reader.ts';
import { findSavedPages } from './find-saved-pages.ts';

const toPage = (title: string, details = 'Alerts'): SavedPage => ({
  path: `/alerts/${title.length}`,
  title,
  isRecord: true,
  details,
});
const pages = [
  toPage('Lake Erie storm: Binding moratorium'),
  toPage('Résumé of changes'),
  toPage('Roof settlement by age', 'Policy updates'),
];

it.each([
  ['storm erie', ['Lake Erie storm: Binding moratorium']],
  ['ERIE, bind', ['Lake Erie storm: Binding moratorium']],
  ['resume', ['Résumé of changes']],
  ['policy roofs', ['Roof settlement by age']],
  ['storm roof', []],
  ['erie oof', []],
])('finds the pages that match each word of “%s”', (text, titles) => {
  expect(findSavedPages(pages, text).map(({ title }) => title)).toEqual(titles);
});
