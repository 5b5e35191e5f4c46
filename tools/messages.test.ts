// cspell:ignore alertas desde fecha Termina
import { describe, expect, it } from 'vitest';
import { findMessages } from '../apps/portal/build/messages.ts';
import { findTranslationProblems, findUnmarkedTexts } from './messages.ts';

describe('findMessages', () => {
  it('finds messages with and without a context', () => {
    const code =
      "const copy = { a: t('Alerts'), b: (n: number) => tc('above a date', 'Since', { n }) };";
    expect(findMessages('copy.ts', code).map(({ key }) => key)).toEqual([
      'Alerts',
      'above a date|Since',
    ]);
  });

  it('reports a message that is not a literal', () => {
    expect(findMessages('copy.ts', 'const copy = t(`Alerts ${name}`);')[0]?.message).toBeNull();
  });
});

describe('findTranslationProblems', () => {
  const findProblems = (message: string, translation: string) =>
    findTranslationProblems(message, translation, 'es-US');

  it('accepts the same placeholders in another order', () => {
    expect(findProblems('{from} to {to}', 'hasta {to} desde {from}')).toEqual([]);
  });

  it('finds a missing translation', () => {
    expect(findProblems('Alerts', ' ')).toEqual(['has no translation']);
  });

  it('finds a translation with other placeholders', () => {
    expect(findProblems('Ends {date}', 'Termina el {fecha}')).toEqual([
      'has the placeholders (fecha) instead of (date)',
    ]);
  });

  it('finds a missing plural form', () => {
    const message = '{count, plural, one {# alert} other {# alerts}}';
    expect(findProblems(message, '{count, plural, other {# alertas}}')).toEqual([
      '"count" has no form for "one"',
    ]);
  });

  it('finds invalid syntax', () => {
    expect(findProblems('Ends {date}', 'Termina el {date')[0]).toMatch('is not a valid message');
  });
});

it('finds texts that are not passed to `t`', () => {
  const code =
    "import { t } from '../../lib/i18n.ts'; const copy = { 'Some Key': t('Alerts'), b: 'Sign in', c: `Ends ${date}`, id: 'results' };";
  expect(findUnmarkedTexts('copy.ts', code)).toEqual(['Sign in', 'Ends ']);
});
