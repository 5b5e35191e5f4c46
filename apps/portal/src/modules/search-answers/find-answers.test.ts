import { bindingTag, type Alert } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { findBindingNotices } from '../binding/binding-notices.ts';
import type { BindingNotices } from '../binding/use-binding-notices.ts';
import { findAnswers } from './find-answers.ts';

const admin: AccessSubject = { kind: 'admin', claims: null };
const outsider: AccessSubject = { kind: 'regular', claims: null };
const { products, personaData } = sampleLibrary;
const orders = personaData['independent-producer']?.collateralRequests ?? [];
const now = Date.parse('2026-03-02T19:05:00Z');
const noNotices: BindingNotices = { notices: [], state: 'complete' };
const userStates = ['MI', 'OH'];
const sources = { viewer: admin, products, orders, bindingNotices: noNotices, userStates, now };
const titles = (query: string, viewer = admin) =>
  findAnswers(query, { ...sources, viewer }).map(({ title }) => title);

describe('findAnswers', () => {
  it.each([
    ['motorcycle texas', 'Motorcycle: Available in Texas'],
    ['Can I write motorcycles in MI?', 'Motorcycle: Limited in Michigan'],
    ['umbrella florida', 'Umbrella: Not offered in Florida'],
    ['FL umb', 'Umbrella: Not offered in Florida'],
    ['mobile home in rhode island', 'Manufactured home: Coming soon to Rhode Island'],
    ['boat west virginia', 'Boat and personal watercraft: Available in West Virginia'],
    ['jet ski OH', 'Boat and personal watercraft: Available in Ohio'],
    ['availability map texas', 'Products in Texas'],
    ['flood IN', 'Flood (partner): Available in Indiana'],
  ])('answers %j with the availability', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('links to the product and the state on the map, with the note', () => {
    expect(findAnswers('motorcycle texas', sources)).toEqual([
      {
        kind: 'availability',
        title: 'Motorcycle: Available in Texas',
        binding: [],
        detail: 'New rates effective March 8.',
        href: '/products/product-availability-map/motorcycle?state=TX',
      },
    ]);
  });

  it('links to the whole map for a product with a hostile slug', () => {
    const [product] = products.filter(({ slug }) => slug === 'motorcycle');
    const hostile = [{ ...product!, slug: '../../logout' }];
    expect(findAnswers('motorcycle tx', { ...sources, products: hostile })[0]?.href).toBe(
      '/products/product-availability-map?state=TX',
    );
  });

  it('lists several products with the same word, but none that the user can’t open', () => {
    expect(titles('home mi')).toEqual([
      'Agent360 Home: Available in Michigan',
      'Manufactured home: Available in Michigan',
      'Motor home: Limited in Michigan',
    ]);
    expect(titles('home mi', outsider)).toEqual([
      'Manufactured home: Available in Michigan',
      'Motor home: Limited in Michigan',
    ]);
  });

  it.each([
    'texas',
    'motorcycle',
    'texas motorcycle rate change',
    'flood in',
    'tell me about flood',
    'can I bind in ohio',
    'can I bind a boat in florida',
    'zeppelin texas',
    '',
    '((',
  ])('doesn’t answer %j', (query) => expect(titles(query)).toEqual([]));

  describe('for a product with a binding notice', () => {
    const notice: Alert = {
      id: 1,
      record_type: 'Alert',
      title: 'Storm',
      published_at: '2026-03-01T12:00:00Z',
      tags: [{ id: 307, key: bindingTag, name: 'Binding moratoriums' }],
      binding: 'closed',
      effective_until: '2026-03-08',
      states: [{ code: 'OH', name: 'Ohio' }],
      products: [{ id: 4, name: 'Boat', slug: 'boat' }],
    };
    const bindings = (query: string, bindingNotices: Partial<BindingNotices> = {}) =>
      findAnswers(query, {
        ...sources,
        bindingNotices: {
          notices: findBindingNotices([notice], now),
          state: 'complete',
          ...bindingNotices,
        },
      }).map(({ title, binding }) => [title, binding]);
    const inOhio = 'Boat and personal watercraft: Available in Ohio';
    const inMichigan = 'Boat and personal watercraft: Available in Michigan';
    const moratorium = ['Binding moratorium', 'Through\u00a0Mar\u00a08'];

    it.each(['boat ohio', 'can I bind a boat in ohio', 'binding boats OH', 'write boat ohio'])(
      'says so for %j',
      (query) => expect(bindings(query)).toEqual([[inOhio, moratorium]]),
    );

    it('says that binding is open only when asked, and only in the user’s states', () => {
      expect(bindings('boat michigan')).toEqual([[inMichigan, []]]);
      expect(bindings('bind boat michigan')).toEqual([[inMichigan, ['Binding open']]]);
      expect(bindings('bind boat indiana')).toEqual([]);
    });

    it('never says that binding is open without all notices', () => {
      const partial = { state: 'partial' } as const;
      const notChecked = ['Couldn’t check for binding moratoriums.'];
      expect(bindings('bind boat michigan', partial)).toEqual([[inMichigan, notChecked]]);
      expect(bindings('boat ohio', partial)).toEqual([[inOhio, moratorium]]);
      expect(bindings('boat ohio', { notices: [], state: 'loading' })).toEqual([]);
    });

    it('says nothing about binding where the product isn’t offered', () => {
      expect(bindings('bind umbrella florida')).toEqual([['Umbrella: Not offered in Florida', []]]);
    });
  });

  it.each(['ohio ce', 'CE hours for Ohio', 'continuing education OH', 'ce credits oh'])(
    'finds courses with CE credit in a state for %j',
    (query) =>
      expect(findAnswers(query, sources).map(({ title, href }) => [title, href])).toEqual([
        [
          'E-learnings with CE credit in Ohio',
          '/training-and-job-aids/elearnings/search?ceState=OH',
        ],
        ['Webinars with CE credit in Ohio', '/training-and-job-aids/webinars/search?ceState=OH'],
      ]),
  );

  it.each(['CO-8811', 'co 8811', 'co8811', '8811', 'order 8811', 'Order number CO-8811', '#8811'])(
    'finds the order %s',
    (query) => {
      expect(findAnswers(query, sources)).toEqual([
        {
          kind: 'order',
          title: 'Order CO-8811',
          detail: 'Submitted',
          href: '/marketing-collateral/co-op-marketing-center/orders/8811',
        },
      ]);
    },
  );

  it.each(['CO-9999', '881', 'UG-2026-024', 'CO-8811 flyer', '9'.repeat(40)])(
    'finds no order for %s',
    (query) => expect(titles(query)).toEqual([]),
  );

  it.each([
    ['availability map', 'Product availability map'],
    ['where is the product map?', 'Product availability map'],
    ['login problem', 'Contact us'],
    ['I can’t log in', 'Contact us'],
    ['phone number', 'Contact us'],
    ['co-op balance', 'Co-op marketing center'],
    ['my orders', 'Your orders'],
    ['returned order', 'Your orders'],
    ['webinars', 'Webinars'],
    ['FAQ', 'Ask Us'],
    ['underwriting phone number', 'Contact us'],
    ['agent360', 'About Agent360'],
    ['underwriting guidelines', 'Guides and rate bulletins'],
    ['web', 'Webinars'],
  ])('finds the page for %j', (query, title) => expect(titles(query)[0]).toBe(title));

  it.each(['co-op balance', 'my orders'])('hides closed areas: %s', (query) => {
    expect(titles(query, outsider)).toEqual([]);
  });

  it.each(['PA', 'home', 'roof', 'the', '!'])('finds no page for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('lists at most three pages, closest titles first', () => {
    const found = titles('training');
    expect(found).toHaveLength(3);
    expect(found[0]).toBe('Training and job aids');
  });
});
