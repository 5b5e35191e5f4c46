import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Highlight } from './highlight.tsx';

/** Renders the text and returns it with marks in brackets. */
function renderMarked(text: string, terms: string[]): string {
  const { container } = render(<Highlight text={text} terms={terms} />);
  for (const mark of container.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
  return container.textContent;
}

describe('Highlight', () => {
  it.each([
    ['case-insensitive matches', 'Hail and HAIL', ['hail'], '[Hail] and [HAIL]'],
    ['the start of a word', 'Windstorm, not rewind', ['wind'], '[Wind]storm, not rewind'],
    [
      'words after a hyphen or a slash',
      'wind/hail, re-rated',
      ['hail', 'rated'],
      'wind/[hail], re-[rated]',
    ],
    ['the longer of two terms', 'Deductible', ['ded', 'deduct'], '[Deduct]ible'],
    ['a term of several words', 'Wind and hail', ['wind and'], '[Wind and] hail'],
    [
      'a single letter only as a word',
      'A handrail, at an angle',
      ['a'],
      '[A] handrail, at an angle',
    ],
    ['letters with accents', 'Über Élan', ['élan', 'über'], '[Über] [Élan]'],
    ['a code', 'Form MH-417 (new)', ['mh-417', '(new)'], 'Form [MH-417] [(new)]'],
    [
      'special characters of regular expressions',
      'a.b* [c] \\d',
      ['.*', '\\d', 'a.b*'],
      '[a.b*] [c] [\\d]',
    ],
    ['nothing for an empty term', 'Wind', ['', '  '], 'Wind'],
    ['nothing without terms', 'Wind', [], 'Wind'],
    ['nothing in empty text', '', ['wind'], ''],
  ])('marks %s', (_, text, terms, expected) => {
    expect(renderMarked(text, terms)).toBe(expected);
  });

  it('does not interpret text as HTML', () => {
    const { container } = render(<Highlight text="<b>hail</b>" terms={['b']} />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe('<b>hail</b>');
  });
});
