import type { Alert } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { describe, expect, it } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { readBindingNotices } from '../binding/binding-notices.ts';
import { findAnswers } from './find-answers.ts';

const admin: AccessSubject = { kind: 'admin', claims: null };
const outsider: AccessSubject = { kind: 'regular', claims: null };
const { products, personaData } = sampleLibrary;
const orders = personaData['independent-producer']?.collateralRequests ?? [];
const now = Date.parse('2026-03-02T19:05:00Z');
const readNotices = (items: readonly Alert[]) =>
  readBindingNotices({ items, total: items.length }, now);
const binding = readNotices(sampleLibrary.alerts);
const sources = { viewer: admin, capabilities: [], products, orders, binding, now };
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

  it('links to the product and the state on the map, and includes the product’s note', () => {
    expect(findAnswers('motorcycle texas', sources)).toEqual([
      {
        kind: 'availability',
        title: 'Motorcycle: Available in Texas',
        details: ['New rates effective March 8.'],
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

  it('finds a title that has accents if the query has none', () => {
    const [product] = products;
    const accented = [{ ...product!, title: 'Café' }];
    const answers = findAnswers('cafe texas', { ...sources, products: accented });
    expect(answers[0]?.title).toMatch(/^Café: /u);
  });

  it('lists all products that match the word, except those that the user can’t open', () => {
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
    'zeppelin texas',
    '',
    '((',
  ])('returns no answers for %j', (query) => expect(titles(query)).toEqual([]));

  it.each([
    'moratorium',
    'Moratoriums?',
    'is binding open',
    'can I bind in Ohio',
    'binding michigan boat',
    'Can I bind a boat in OH right now?',
    'MH binding restriction PA',
    'is there a moratorium for RV in michigan',
    // The moratorium is for two of the products that match this word.
    'bind home mi',
  ])('answers %j with the binding notices', (query) => {
    const found = findAnswers(query, sources).filter(({ kind }) => kind === 'binding');
    expect(found.map(({ href }) => href)).toContain('/alerts/lake-erie-storm-lifted');
  });

  it('says what is restricted, until when, and where', () => {
    expect(findAnswers('stop binding boat', sources)).toEqual([
      {
        kind: 'binding',
        title: 'Lake Erie storm: Binding moratorium lifted in all 16 counties',
        details: [
          'Binding open with conditions',
          'Through\u00a0Mar\u00a08',
          'MI,\u00a0OH,\u00a0PA',
          'Manufactured home, Specialty dwelling, Travel trailer, Motor home, Boat and personal watercraft',
        ],
        href: '/alerts/lake-erie-storm-lifted',
      },
    ]);
    const [hold] = findAnswers('binding hold california', sources);
    expect(hold?.href).toBe('/alerts/california-red-flag-binding-hold');
    expect(hold?.details).toEqual(
      expect.arrayContaining(['Binding moratorium', 'Until further notice', 'CA']),
    );
  });

  it.each([
    'can I bind motorcycle in texas',
    'binding michigan umbrella',
    'binding california boat',
    'bind authority',
    'binding limit boat',
    'how do I bind a boat in ohio',
    'bind a policy online',
    'binding boat MI OH',
    'zeppelin binding michigan',
  ])('returns no binding answers for %j', (query) => {
    expect(findAnswers(query, sources)).toEqual([]);
  });

  it.each([
    [
      'can I bind boat in ohio',
      'Boat and personal watercraft in Ohio: Can I bind?',
      '?state=OH&product=boat',
    ],
    ['binding motorcycle', 'Motorcycle: Can I bind?', '?product=motorcycle'],
  ])(
    'answers %j first with a link to the binding check of the product in the query, if the host offers checks',
    (query, title, search) => {
      const withChecks = { ...sources, capabilities: ['bind_check'] };
      expect(findAnswers(query, withChecks)[0]).toEqual({
        kind: 'bindCheck',
        title,
        details: [],
        href: `/can-i-bind${search}`,
      });
      expect(findAnswers('zeppelin binding michigan', withChecks)).toEqual([]);
    },
  );

  it('lists the page for binding checks only if the host supports them', () => {
    expect(titles('can I bind')).not.toContain('Can I bind?');
    const answers = findAnswers('can I bind', { ...sources, capabilities: ['bind_check'] });
    expect(answers.map(({ href }) => href)).toContain('/can-i-bind');
  });

  it('returns no answers for a product without a slug, because no notice can name it', () => {
    const unnamed = products.map((product) => ({ ...product, slug: '' }));
    expect(findAnswers('binding boat', { ...sources, products: unnamed })).toEqual([]);
  });

  it('links to all binding alerts if a notice has an invalid slug, and says “check” if the notice’s meaning is unknown', () => {
    const [alert] = sampleLibrary.alerts.filter(({ slug }) => slug === 'lake-erie-storm-lifted');
    const unclear = readNotices([{ ...alert!, slug: '../logout', binding: 'paused' }]);
    const [answer] = findAnswers('moratorium', { ...sources, binding: unclear });
    expect(answer?.href).toBe('/alerts?tags[]=binding_restrictions');
    expect(answer?.details[0]).toBe('Check before you bind');
  });

  it('shows the availability together with a binding notice that applies', () => {
    const [answer] = findAnswers('boat ohio', sources);
    expect(answer?.title).toBe('Boat and personal watercraft: Available in Ohio');
    expect(answer?.details).toEqual([
      'Binding open with conditions',
      expect.stringMatching(/^Through\s/u),
    ]);
    expect(findAnswers('umbrella florida', sources)[0]?.details).toEqual([]);
  });

  it('says “check” with the availability of an offered product if the binding notices are unknown', () => {
    const unknown = { ...sources, binding: readBindingNotices(undefined, now) };
    expect(findAnswers('motorcycle texas', unknown)[0]?.details).toEqual([
      'Check before you bind',
      'New rates effective March 8.',
    ]);
    expect(findAnswers('umbrella florida', unknown)[0]?.details).toEqual([]);
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
          details: ['Submitted'],
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

  it.each(['co-op balance', 'my orders'])('hides pages that the user can’t open: %s', (query) => {
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
