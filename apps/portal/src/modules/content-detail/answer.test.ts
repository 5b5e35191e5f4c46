import { describe, expect, it } from 'vitest';
import { findActionHeading, splitAnswer } from './answer.ts';

describe('splitAnswer', () => {
  const answer = 'We don’t bind in “Lucas” & Erie until March 8.';

  it('leaves out a first paragraph that repeats the answer', () => {
    const html =
      '<p contenteditable="true"><strong>We don’t bind in “Lucas” &amp; Erie&nbsp;until March 8.</strong></p>\n<p>More</p>';
    expect(splitAnswer(answer, html)).toEqual({ answer, html: '\n<p>More</p>' });
  });

  it('keeps the tags before the first paragraph', () => {
    const html = `<div class="row">\n<div class="col-9"><p>${answer}</p><p>More</p></div></div>`;
    expect(splitAnswer(answer, html).html).toBe(
      '<div class="row">\n<div class="col-9"><p>More</p></div></div>',
    );
  });

  it('leaves out a column that has only the answer', () => {
    const html = `<div class="row">\n<div class="col-9">\n<p>${answer}</p>\n</div>\n<div class="col-3"><img alt=""></div></div>`;
    expect(splitAnswer(answer, html).html).toBe(
      '<div class="row">\n\n<div class="col-3"><img alt=""></div></div>',
    );
  });

  it.each([
    ['another first paragraph', `<p>Hello</p><p>${answer}</p>`],
    ['a longer first paragraph', `<p>${answer} And more.</p>`],
    ['text before the paragraph', `Hello <p>${answer}</p>`],
    ['a heading before the paragraph', `<h2>What changes</h2><p>${answer}</p>`],
    ['a paragraph that isn’t closed', `<p>${answer}`],
  ])('keeps %s', (_, html) => {
    expect(splitAnswer(answer, html)).toEqual({ answer, html });
  });

  it('returns the whole text of a record without an answer, and the answer of a record without a text', () => {
    expect(splitAnswer(' ', '<p></p>')).toEqual({ answer: null, html: '<p></p>' });
    expect(splitAnswer(null, undefined)).toEqual({ answer: null, html: undefined });
    expect(splitAnswer(answer, undefined)).toEqual({ answer, html: undefined });
  });
});

describe('findActionHeading', () => {
  const find = (...labels: string[]) =>
    findActionHeading(labels.map((label) => ({ id: label, label })))?.label;

  it.each(['What you need to do', 'What to do', 'What you can’t bind', 'Next steps'])(
    'finds the section “%s”',
    (label) => expect(find('Why', label, 'Details')).toBe(label),
  );

  it('finds nothing if no heading says what to do', () => {
    expect(find('What is changing', 'What is covered', 'Steps')).toBeUndefined();
  });
});
