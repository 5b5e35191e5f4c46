import type { SearchResult } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { onlyAlike } from './only-alike.ts';

const webinar: SearchResult = {
  id: 1,
  record_type: 'Webinar',
  title: 'Spring windstorms: what to do before the watch',
  highlight: 'Binding stops, photos and calls.',
  states: [{ code: 'OH', name: 'Ohio' }],
};

describe('onlyAlike', () => {
  it('knows a slip of the keys by nothing being written so', () => {
    expect(onlyAlike([webinar], ['windstrom'])).toBe(true);
  });

  it.each([
    ['a word of a title', ['windstorm']],
    ['what a record is', ['webinars']],
    ['a state', ['ohio']],
    ['one word of two', ['spring', 'zeppelin']],
    ['no words', []],
  ])('takes %s for found', (_, words) => {
    expect(onlyAlike([webinar], words)).toBe(false);
  });

  it('believes the host’s marks, and says nothing of no results', () => {
    const marked = { ...webinar, highlight: 'A [[manufactured home]] by the lake.' };
    expect(onlyAlike([webinar, marked], ['mh'])).toBe(false);
    expect(onlyAlike([], ['mh'])).toBe(false);
  });
});
