import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFilterValue, defaultOption, renameMet360, stripTags } from './clean-value.ts';

describe('stripTags', () => {
  it.each([
    ['<b>roof</b> age', 'roof age'],
    ['<scr<script>ipt>alert(1)</script>', 'alert(1)'],
    ['<<b>b>x', 'x'],
    ['<scr<b>ipt>x', 'x'],
    ['limit < 5', 'limit < 5'],
    ['limit <5> 3', 'limit <5> 3'],
    ['a > b', 'a > b'],
    ['a <', 'a <'],
    ['<', '<'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<!-- x -->y', 'y'],
    ['<?php x ?>y', 'y'],
    ['<br', '<br'],
    ['', ''],
  ])('strips %j to %j', (text, stripped) => expect(stripTags(text)).toBe(stripped));

  it('gives the same result as removing tags repeatedly until none are left', () => {
    const tag = /<[A-Za-z/!?][^<>]*>/g;
    const stripRepeatedly = (text: string): string => {
      const textWithoutTag = text.replace(tag, '');
      return textWithoutTag === text ? text : stripRepeatedly(textWithoutTag);
    };
    const text = fc.string({ unit: fc.constantFrom('<', '>', 'b', '/', ' ', '5', '!', 'é') });
    fc.assert(
      fc.property(text, (input) => {
        expect(stripTags(input)).toBe(stripRepeatedly(input));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nested', '<b'.repeat(200_000) + '>'.repeat(200_000), ''],
    ['left open', '<b '.repeat(200_000), '<b '.repeat(200_000)],
    ['never opened', '>'.repeat(400_000), '>'.repeat(400_000)],
  ])('strips hostile text in linear time: tags that are %s', (_how, text, stripped) => {
    // The test would time out if the function took more than linear time.
    expect(stripTags(text) === stripped).toBe(true);
  });
});

describe('renameMet360', () => {
  it.each(['product', 'products', 'category', 'platforms', 'tags'])(
    'renames the values of %s',
    (key) => {
      expect(renameMet360(key, 'met360-met360_x')).toBe('agent360-agent360_x');
    },
  );

  it('renames only the values of the given keys', () => {
    expect(renameMet360('search', 'met360')).toBe('met360');
    expect(renameMet360('search', 'met360', ['search'])).toBe('agent360');
    expect(renameMet360('category', 'met360', ['search'])).toBe('met360');
  });
});

describe('cleanFilterValue', () => {
  it('removes tags and surrounding spaces, replaces old names, and drops the default value', () => {
    expect(cleanFilterValue('category', ' <b>met360_news</b> ')).toBe('agent360_news');
    expect(defaultOption).toBe('all-options');
    expect(cleanFilterValue('category', 'all-options')).toBe('');
    expect(cleanFilterValue('category', '<b>all-options</b>')).toBe('');
  });

  it('limits the length and returns well-formed text', () => {
    expect(cleanFilterValue('search', 'x'.repeat(1000))).toHaveLength(200);
    expect(cleanFilterValue('search', 'a\ud800')).toBe('a\ufffd');
  });
});
