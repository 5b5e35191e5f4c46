import { expect, test } from 'vitest';
import { isLayoutClass } from './allow-list.ts';

test.each([
  'row',
  'col',
  'col-3',
  'placeholder',
  'warning',
  'callout',
  'alert-info',
  'wp-caption-text',
  'alignleft',
  'text-center',
  'has-text-align-right',
  'image-style-side',
  'ql-align-justify',
  '--align-left',
  'MsoListParagraphCxSpFirst',
])('rules read the class %s', (name) => {
  expect(isLayoutClass(name)).toBe(true);
});

test.each([
  '',
  'col-6',
  'rows',
  'callout-',
  'alert-Info',
  'left',
  'malign-left',
  '-align-left',
  'Has-text-align-left',
  'align-left-',
  'aligned-left',
  'wp-block-heading',
  'MsoNormal',
])('rules do not read the class "%s"', (name) => {
  expect(isLayoutClass(name)).toBe(false);
});
