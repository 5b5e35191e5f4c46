import type { SearchResult } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { readingOf } from './reading.ts';

const webinar: SearchResult = {
  id: 1,
  record_type: 'Webinar',
  title: 'Windstorms: what to do before the watch',
  highlight: 'Binding stops, photos and calls.',
  states: [{ code: 'OH', name: 'Ohio' }],
};
const guide: SearchResult = {
  id: 2,
  record_type: 'UnderwritingGuideline',
  title: 'Motorcycle – Underwriting guideline',
  highlight: 'Sport [[motorcycles]] with a rider’s course, and a [[motorcycle]] that is stored.',
};
const rates: SearchResult = {
  id: 3,
  record_type: 'RateBulletin',
  title: 'TX – Motorcycle – Rate change',
  highlight: 'The new [[rates]], and what is [[rated]] by territory.',
};

describe('readingOf', () => {
  it('says which spelling was taken, and where only what was typed is searched for', () => {
    expect(readingOf([guide, rates], 'motorcyle')).toEqual({
      kind: 'spelling',
      taken: 'motorcycle',
      literalHref: '/search?query=%22motorcyle%22',
    });
    expect(readingOf([rates, guide], 'Motorcyle  rates')).toEqual({
      kind: 'spelling',
      taken: 'motorcycle  rates',
      literalHref: '/search?query=%22Motorcyle%22%20%20rates',
    });
    expect(readingOf([guide], 'undewriting')).toMatchObject({ taken: 'underwriting' });
  });

  it.each([
    ['a word of a title', [webinar], 'windstorm'],
    ['what a record is', [webinar], 'webinars'],
    ['a state', [webinar], 'ohio'],
    ['one word of two', [webinar], 'windstorms zeppelin'],
    ['the beginning of a word', [guide], 'motorc'],
    ['another form of a word', [rates], 'rate rating'],
    ['no words', [webinar], '"'],
    ['what the trade means, as the host marks it', [webinar, guide], 'mc'],
  ])('takes %s for found', (_, results, query) => {
    expect(readingOf(results, query)).toBeNull();
  });

  it('knows results that only look alike by nothing being written so', () => {
    expect(readingOf([webinar], 'windowstrom')).toEqual({ kind: 'alike' });
  });

  it('never says that a word between quotes was taken for another', () => {
    expect(readingOf([guide], '"motorcyle"')).toEqual({ kind: 'alike' });
    expect(readingOf([guide], '"motorcycle"')).toBeNull();
  });

  it('says nothing of no results', () => {
    expect(readingOf([], 'motorcyle')).toBeNull();
  });
});
