import type { SearchResult } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { readingOf } from './reading.ts';

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

describe('readingOf', () => {
  it('says which spelling was taken, and where only what was typed is searched for', () => {
    expect(readingOf([guide, rates], 'motorcyle')).toEqual({
      taken: 'motorcycle',
      literalHref: '/search?query=%22motorcyle%22',
    });
    expect(readingOf([rates, guide], 'Motorcyle  rates')).toEqual({
      taken: 'motorcycle  rates',
      literalHref: '/search?query=%22Motorcyle%22%20%20rates',
    });
    expect(readingOf([guide], '(motorcyle)')).toMatchObject({
      taken: '(motorcycle)',
      literalHref: '/search?query=(%22motorcyle%22)',
    });
  });

  it.each([
    ['producs', 'products'],
    ['househod', 'household'],
  ])('knows that %s is no beginning of %s', (typed, taken) => {
    const result = { ...webinar, highlight: `A product for each house: [[${taken}]].` };
    expect(readingOf([result], typed)).toMatchObject({ taken });
  });

  it.each([
    ['a word of a title', [webinar], 'windstorm'],
    ['what a record is', [webinar], 'webinars'],
    ['a state', [webinar], 'ohio'],
    ['what only looks alike', [webinar], 'windowstrom'],
    ['forms that the host takes for one', [rates], 'ratings rates'],
    ['a word that is near to another of the search', [rates], 'hates rates'],
    ['one word of two', [webinar], 'windstorms zeppelin'],
    ['the beginning of a word', [guide], 'motorc'],
    ['another form of a word', [rates], 'rate rating'],
    ['a word in brackets', [guide], '(motorcycle)'],
    ['no words', [webinar], '"'],
    ['what looks like a word that the host has not marked', [webinar], 'windstorms phones'],
    ['what a host may call the record beside its name', [webinar], 'media'],
    ['what the trade means, as the host marks it', [webinar, guide], 'mc'],
  ])('says nothing of %s', (_, results, query) => {
    expect(readingOf(results, query)).toBeNull();
  });

  it('never says that a word between quotes was taken for another', () => {
    expect(readingOf([guide], '"motorcyle"')).toBeNull();
    expect(readingOf([guide], '"motorcycle"')).toBeNull();
  });

  it('says nothing of no results', () => {
    expect(readingOf([], 'motorcyle')).toBeNull();
  });
});
