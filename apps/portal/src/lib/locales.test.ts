import { expect, it } from 'vitest';
import { chooseLocale } from './locales.ts';

const choose = (sources: Partial<Parameters<typeof chooseLocale>[0]>) =>
  chooseLocale({ stored: null, config: {}, browserLanguages: ['es-MX', 'en-US'], ...sources });

it('is English unless the user or the configuration chooses another language', () => {
  expect(choose({})).toBe('en-US');
  expect(choose({ stored: 'es-US' })).toBe('es-US');
  expect(choose({ config: { defaultLocale: 'es-US' } })).toBe('es-US');
  expect(choose({ config: { locales: ['es-US', 'en-US'] } })).toBe('es-US');
});

it('prefers the user’s choice', () => {
  expect(choose({ stored: 'en-US', config: { defaultLocale: 'es-US' } })).toBe('en-US');
});

it('follows the browser only if the configuration says so', () => {
  expect(choose({ config: { defaultLocale: 'browser' } })).toBe('es-US');
  expect(choose({ config: { defaultLocale: 'browser' }, browserLanguages: ['fr'] })).toBe('en-US');
});

it('never chooses a language that is not offered', () => {
  expect(choose({ stored: 'es-US', config: { locales: ['en-US'] } })).toBe('en-US');
  expect(choose({ stored: 'ar-XB' })).toBe('en-US');
});

it.each([['toString'], [''], [42], [{}], ['<script>']])(
  'ignores a malformed choice: %j',
  (stored) => {
    expect(choose({ stored })).toBe('en-US');
    expect(choose({ config: { locales: [stored], defaultLocale: stored } })).toBe('en-US');
    expect(choose({ config: { locales: stored } })).toBe('en-US');
  },
);
