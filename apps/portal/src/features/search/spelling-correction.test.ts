import type { SearchResult } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { findCorrection } from './spelling-correction.ts';

const webinar: SearchResult = {
  id: 1,
  record_type: 'Webinar',
  title: 'Windstorms: Prepare before the watch is issued',
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

describe('findCorrection', () => {
  it('returns the corrected query and a link to the literal search', () => {
    expect(findCorrection([guide, rates], 'motorcyle')).toEqual({
      correctedQuery: 'motorcycle',
      literalHref: '/search?query=%22motorcyle%22',
    });
    expect(findCorrection([rates, guide], 'Motorcyle  rates')).toEqual({
      correctedQuery: 'motorcycle  rates',
      literalHref: '/search?query=%22Motorcyle%22%20%20rates',
    });
    expect(findCorrection([guide], '(motorcyle)')).toMatchObject({
      correctedQuery: '(motorcycle)',
      literalHref: '/search?query=(%22motorcyle%22)',
    });
  });

  it.each([
    ['producs', 'products'],
    ['househod', 'household'],
  ])('corrects %s to %s, although the text also has a shorter, similar word', (typed, expected) => {
    const result = { ...webinar, highlight: `A product for each house: [[${expected}]].` };
    expect(findCorrection([result], typed)).toMatchObject({ correctedQuery: expected });
  });

  it.each([
    ['a word of a title', [webinar], 'windstorm'],
    ['a record type', [webinar], 'webinars'],
    ['a state', [webinar], 'ohio'],
    ['a typo of a word that the host didn’t mark', [webinar], 'windowstrom'],
    ['two words with the same stem', [rates], 'ratings rates'],
    ['a word close to another word of the query', [rates], 'hates rates'],
    ['two words of which one matches', [webinar], 'windstorms zeppelin'],
    ['a prefix of a word', [guide], 'motorc'],
    ['unmarked forms of a marked word', [rates], 'rate rating'],
    ['a word in brackets', [guide], '(motorcycle)'],
    ['no words', [webinar], '"'],
    ['a word of the title, and a word similar to an unmarked word', [webinar], 'windstorms phones'],
    ['a word that isn’t in the result', [webinar], 'media'],
    ['an abbreviation that the host expanded', [webinar, guide], 'mc'],
  ])('returns null for %s', (_, results, query) => {
    expect(findCorrection(results, query)).toBeNull();
  });

  it('returns null for words in quotation marks', () => {
    expect(findCorrection([guide], '"motorcyle"')).toBeNull();
    expect(findCorrection([guide], '"motorcycle"')).toBeNull();
  });

  it('returns null without results', () => {
    expect(findCorrection([], 'motorcyle')).toBeNull();
  });
});
