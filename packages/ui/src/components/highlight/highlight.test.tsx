import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Highlight } from './highlight.tsx';

/** The text as it is drawn, with each mark in brackets. */
function rendered(text: string, terms: string[]): string {
  const { container } = render(<Highlight text={text} terms={terms} />);
  for (const mark of container.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
  return container.textContent;
}

describe('Highlight', () => {
  it.each([
    ['in any case, as the text writes it', 'Hail and HAIL', ['hail'], '[Hail] and [HAIL]'],
    [
      'where a word begins with the term',
      'Hailstorm, not inhale',
      ['hail'],
      '[Hail]storm, not inhale',
    ],
    [
      'after a hyphen or a slash',
      'wind/hail, re-rated',
      ['hail', 'rated'],
      'wind/[hail], re-[rated]',
    ],
    ['the longer of two terms', 'Deductible', ['ded', 'deduct'], '[Deduct]ible'],
    ['a term of several words', 'Wind and hail', ['wind and'], '[Wind and] hail'],
    ['letters of every script', 'Über Élan', ['élan', 'über'], '[Über] [Élan]'],
    ['a code', 'Form MH-417 (new)', ['mh-417', '(new)'], 'Form [MH-417] [(new)]'],
    [
      'signs that mean something in a pattern',
      'a.b* [c] \\d',
      ['.*', '\\d', 'a.b*'],
      '[a.b*] [c] [\\d]',
    ],
    ['nothing for an empty term', 'Wind', ['', '  '], 'Wind'],
    ['nothing without terms', 'Wind', [], 'Wind'],
    ['nothing in an empty text', '', ['wind'], ''],
  ])('marks %s', (_, text, terms, expected) => {
    expect(rendered(text, terms)).toBe(expected);
  });

  it('never reads a text as markup', () => {
    const { container } = render(<Highlight text="<b>hail</b>" terms={['b']} />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe('<b>hail</b>');
  });
});
