import { alertSchema, searchCountsSchema, searchResultSchema } from '@producer-portal/api';
import { getAllContent, getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TABLE_SEPARATOR, toPlainText, toSearchableText } from '../../db/plain-text.ts';
import { toRecordRow } from '../../db/records.ts';
import { indexKnownWords } from '../../db/spelling.ts';
import { databaseKinds, FIXED_NOW, library, useTestHost } from '../../testing/test-host.ts';

const responseSchema = v.object({
  search_results: v.array(searchResultSchema),
  counts: searchCountsSchema,
  is_partial: v.optional(v.boolean(), false),
});

const toSlugs = (found: v.InferOutput<typeof responseSchema>) =>
  found.search_results.map(({ slug }) => slug);

describe.each(databaseKinds)('search on %s', (kind) => {
  const host = useTestHost(kind);
  const search = async (query: string, personaId = 'independent-producer') =>
    (await host.signIn(personaId)).read(`/api/v1/search?${query}`, responseSchema);

  it('ranks title matches first and highlights words in the body', async () => {
    const { search_results } = await search('query=motorcycle+total-loss');
    expect(search_results[0]?.slug).toBe('motorcycle-two-more-model-years');
    expect(search_results[0]?.highlight).toMatch(/\[\[total-loss\]\]/i);
    expect(search_results[0]?.highlight).not.toContain(search_results[0]?.title);
  });

  it.each(['FL-DW', 'FL-DW 04', 'fl-dw 04', '<FL-DW 04>', '"form fl-dw"'])(
    'treats titles as plain text, so %s finds text between < and >',
    async (words) => {
      const query = new URLSearchParams({ query: words }).toString();
      const found = await search(query, 'home-office-admin');
      expect(toSlugs(found)).toContain('same-day-endorsements');
      const admin = await host.signIn('home-office-admin');
      const alertList = await admin.read(
        `/api/v1/alerts?${new URLSearchParams({ search: words })}`,
        v.object({ alerts: v.array(alertSchema) }),
      );
      expect(alertList.alerts.map(({ slug }) => slug)).toContain('same-day-endorsements');
    },
  );

  it('finds similar titles by text between < and >', async () => {
    expect(toSlugs(await search('query=FL-DW+05', 'home-office-admin'))).toContain(
      'same-day-endorsements',
    );
  });

  it('leaves out related alerts that the viewer can’t see', async () => {
    const [first, ...others] = library.alerts.filter(({ slug }) =>
      slug?.startsWith('lake-erie-storm'),
    );
    const fetchRelatedIds = async () => {
      const { search_results } = await search('query=lake+erie+storm');
      return new Set(
        search_results.find(({ slug }) => slug === first?.slug)?.related?.map(({ id }) => id),
      );
    };
    const ids = others.map(({ id }) => id);
    expect(await fetchRelatedIds()).toEqual(new Set(ids));
    await host.db
      .updateTable('content_records')
      .set({ agents: ['nobody'] })
      .where('record_id', '=', String(ids[0]))
      .execute();
    expect(await fetchRelatedIds()).toEqual(new Set(ids.slice(1)));
  });

  it('keeps markup characters in highlights', async () => {
    const found = await search('query=%22finds+form+names%22', 'home-office-admin');
    const { highlight } = found.search_results.find(
      ({ slug }) => slug === 'same-day-endorsements',
    )!;
    expect(highlight).toContain('contain & or <');
    expect(highlight).toContain('[[form]]');
  });

  it('cuts highlights between words, marks the cuts, and separates blocks', async () => {
    const { search_results } = await search('query=roof', 'home-office-admin');
    expect(search_results.length).toBeGreaterThan(5);
    const bodies = new Map(
      getAllContent(library).map(({ slug, contents }) => [
        slug,
        toSearchableText((contents ?? []).map(({ content }) => content).join(' ')).split(
          TABLE_SEPARATOR,
        )[0],
      ]),
    );
    for (const { slug, highlight = '' } of search_results) {
      const body = bodies.get(slug ?? '') ?? '';
      const text = highlight!.replace(/\[\[|\]\]/g, '').replace(/^… | …$/g, '');
      const [before, after] = body.split(text);
      expect(before?.endsWith(' ') ?? false, `in ${highlight}`).toBe(highlight!.startsWith('… '));
      expect(/^( |$)/.test(after ?? 'x'), `in ${highlight}`).toBe(true);
      expect(after !== '', `in ${highlight}`).toBe(highlight!.endsWith(' …'));
    }
  });

  it('highlights no table cells, but finds their words', async () => {
    const content =
      '<p>Four counties stay closed.</p><table><tr><td>Gondola</td><td>· Yes</td></tr></table>';
    const record = { id: 'cells', slug: 'cells', record_type: 'Alert', title: 'Counties' };
    await host.db
      .insertInto('content_records')
      .values(toRecordRow({ ...record, contents: [{ content }] }))
      .execute();
    const { search_results } = await search('query=gondola', 'home-office-admin');
    expect(search_results.map(({ slug, highlight }) => [slug, highlight])).toEqual([
      ['cells', 'Four counties stay closed.'],
    ]);
  });

  it('uses edited synonyms within a minute', async () => {
    const record = { id: 'airship', slug: 'airship', record_type: 'Alert', title: 'Airship' };
    await host.db.insertInto('content_records').values(toRecordRow(record)).execute();
    expect(toSlugs(await search('query=blimp', 'home-office-admin'))).toEqual([]);
    await host.db
      .insertInto('search_synonyms')
      .values({ terms: ['blimp', 'airship'] })
      .execute();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    onTestFinished(() => clock.mockRestore());
    expect(toSlugs(await search('query=blimp', 'home-office-admin'))).toEqual(['airship']);
    const admin = await host.signIn('home-office-admin');
    const alertList = await admin.read(
      '/api/v1/alerts?search=blimp',
      v.object({ alerts: v.array(alertSchema) }),
    );
    expect(alertList.alerts.map(({ slug }) => slug)).toEqual(['airship']);
  });

  it('finds word stems, and exact phrases in quotes', async () => {
    expect(toSlugs(await search('query=lienholders'))).toContain('add-a-lienholder');
    const phrase = toSlugs(await search('query=%22binding+moratorium%22'));
    expect(phrase).toContain('lake-erie-storm-lifted');
    expect(toSlugs(await search('query=%22moratorium+binding%22'))).not.toContain(
      'lake-erie-storm-lifted',
    );
  });

  it('counts by record type regardless of the type filter', async () => {
    const allResults = await search('query=manufactured');
    const total = Object.values(allResults.counts).reduce((sum, count) => sum + count, 0);
    const client = await host.signIn('independent-producer');
    const response = await client.send('/api/v1/search?query=manufactured&types[]=PolicyUpdate');
    const updates = v.parse(responseSchema, await response.json());
    expect(updates.counts).toEqual(allResults.counts);
    expect(response.headers.get('Total')).toBe(String(allResults.counts['PolicyUpdate']));
    expect(new Set(updates.search_results.map((each) => each.record_type))).toEqual(
      new Set(['PolicyUpdate']),
    );
    const unfilteredResponse = await client.send('/api/v1/search?query=manufactured');
    expect(unfilteredResponse.headers.get('Total')).toBe(String(total));
  });

  it('lists each record from the first or last moment of a quarter exactly once, newest first', async () => {
    const now = new Date(FIXED_NOW);
    const month = Math.floor(now.getUTCMonth() / 3) * 3;
    // Dates in the next quarter, the quarters that a search reads one by one, and two older quarters.
    const publicationTimes = [3, 0, -3, -6, -9, -12, -15].flatMap((offset) => {
      const start = Date.UTC(now.getUTCFullYear(), month + offset);
      return [start, start - 1].map((time) => new Date(time).toISOString());
    });
    await host.db
      .insertInto('content_records')
      .values(
        publicationTimes.map((published_at) => {
          const slug = `dirigible-${published_at}`;
          return toRecordRow({
            id: slug,
            slug,
            record_type: 'Alert',
            title: 'News of a dirigible',
            published_at,
          });
        }),
      )
      .execute();
    const found = await search('query=dirigible', 'home-office-admin');
    expect(found.counts).toEqual({ Alert: publicationTimes.length });
    expect(toSlugs(found)).toEqual(
      publicationTimes.map((published_at) => `dirigible-${published_at}`),
    );
  });

  it('ranks ended records about the topic below current ones, but above records that only mention the topic', async () => {
    const endedDates = { effective_until: '2026-03-01', published_at: '2026-02-28T12:00:00Z' };
    const about = { title: 'News', products: [{ id: 1, name: 'Zeppelin', slug: 'zeppelin' }] };
    const mention = { title: 'News', contents: [{ id: 1, content: '<p>Not by zeppelin.</p>' }] };
    const records = [
      { slug: 'over-and-mentions', ...mention, ...endedDates },
      { slug: 'mentions', ...mention },
      { slug: 'over-and-about', ...about, ...endedDates },
      { slug: 'over-and-in-title', title: 'Zeppelin', ...endedDates },
      { slug: 'about', ...about },
    ];
    await host.db
      .insertInto('content_records')
      .values(
        records.map((record) => toRecordRow({ id: record.slug, record_type: 'Alert', ...record })),
      )
      .execute();
    expect(toSlugs(await search('query=zeppelin', 'home-office-admin'))).toEqual([
      'about',
      'over-and-in-title',
      'over-and-about',
      'mentions',
      'over-and-mentions',
    ]);
  });

  it.each([
    ['OH', 'Ohio'],
    ['TX roof', 'texas roof'],
    ['IN', 'Indiana'],
    ['OR', 'oregon'],
    ['hail CO', 'hail colorado'],
  ])('returns the same results for %s as for %s', async (code, name) => {
    const searchSlugs = async (words: string) =>
      toSlugs(await search(new URLSearchParams({ query: words }).toString(), 'home-office-admin'));
    const found = await searchSlugs(code);
    expect(found).not.toEqual([]);
    expect(await searchSlugs(name)).toEqual(found);
  });

  describe('a query whose words no record has together', () => {
    const ask = (query: string) =>
      search(new URLSearchParams({ query }).toString(), 'home-office-admin');

    it('returns the closest matches, and says so', async () => {
      const { search_results, counts, is_partial } = await ask(
        'How far away can the caretaker live for an Airbnb cabin in Tennessee?',
      );
      expect(search_results[0]?.slug).toBe('tn-specialty-dwelling-short-term-rental');
      expect(search_results[0]?.highlight).toMatch(/\[\[/);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1);
      expect(is_partial).toBe(true);
    });

    it('ranks rare words above common ones', async () => {
      const { search_results } = await ask(
        'policy customer agency quote premium haul-out xylophone',
      );
      expect(search_results[0]?.slug).toBe('boat-haul-out-help');
    });

    it('returns nothing for unknown words, quotes, and excluded words', async () => {
      for (const query of [
        'zzzz yyyy',
        '"haul-out xylophone" reimburse boat',
        'haul-out xylophone boat -motorcycle',
      ]) {
        expect(await ask(query)).toMatchObject({ search_results: [], counts: {} });
      }
    });

    it('is not partial if a record has all words', async () => {
      expect((await ask('boat haul-out')).is_partial).toBe(false);
    });

    it('finds only important words', async () => {
      expect(await ask('Does the policy cover a customer’s zzzz?')).toMatchObject({
        search_results: [],
      });
    });

    it('neither finds records that the viewer can’t see, nor depends on their words', async () => {
      const before = await search('query=xylophone+boat');
      expect(before.search_results).not.toEqual([]);
      expect(before.is_partial).toBe(true);
      await host.db
        .insertInto('content_records')
        .values(
          toRecordRow({
            id: 'hidden-xylophone',
            slug: 'hidden-xylophone',
            record_type: 'Alert',
            title: 'Xylophone',
            agents: ['nobody'],
            published_at: new Date(host.now()).toISOString(),
          }),
        )
        .execute();
      expect(await search('query=xylophone+boat')).toEqual(before);
    });

    it('filters and pages the closest matches', async () => {
      const query = 'query=xylophone+boat+survey';
      const { counts } = await search(query);
      const filtered = await search(`${query}&types[]=Alert`);
      expect(filtered.is_partial).toBe(true);
      expect(filtered.search_results).toHaveLength(counts['Alert'] ?? 0);
      expect(filtered.counts).toEqual(counts);
      expect((await search(`${query}&page=2`)).search_results).toEqual([]);
    });

    it('returns nothing as of another date', async () => {
      const { search_results, is_partial } = await search(
        'query=xylophone+boat+survey&as_of=2026-03-01',
      );
      expect(search_results).toEqual([]);
      expect(is_partial).toBe(false);
    });
  });

  it('returns similar titles when no word matches', async () => {
    const { search_results } = await search('query=motorcicle');
    expect(search_results.map(({ title }) => title).join()).toMatch(/motorcycle/i);
  });

  it('returns no title that only starts like the query', async () => {
    // `firma` and `first` have three letters in common.
    expect(toSlugs(await search('query=firma'))).toEqual([]);
  });

  it.each([
    ['MH', /manufactured home|mobile home/i],
    ['tt', /travel trailer/i],
    ['UMB', /umbrella/i],
    ['mh roof', /roof/i],
    ['binding suspension', /moratorium|binding restriction/i],
  ])('finds records for the industry term %s, and highlights the matches', async (words, meant) => {
    const query = new URLSearchParams({ query: words }).toString();
    const { search_results } = await search(query, 'home-office-admin');
    expect(search_results.length).toBeGreaterThan(0);
    for (const { title, contents, products } of search_results) {
      const body = toPlainText((contents ?? []).map(({ content }) => content).join(' '));
      const about = (products ?? []).map(({ name }) => name).join(' ');
      expect(`${title} ${about} ${body}`).toMatch(meant);
    }
    expect(search_results.map(({ highlight }) => highlight).join()).toContain('[[');
  });

  it.each([
    ['roo', /roof/i],
    ['lienho', /lienholder/i],
    ['travel trai', /travel trailer/i],
    ['add a lien', /lienholder/i],
  ])(
    'finds records for %s while the last word is incomplete, and highlights the matches',
    async (words, meant) => {
      const query = new URLSearchParams({ query: words }).toString();
      const { search_results } = await search(query, 'home-office-admin');
      expect(search_results.map(({ title }) => title).join()).toMatch(meant);
      expect(search_results.map(({ highlight }) => highlight).join()).toMatch(/\[\[[^\]]+\]\]/);
    },
  );

  it('ranks whole words before prefixes while the user types', async () => {
    const fetchAllResults = async (words: string) => {
      const results: v.InferOutput<typeof responseSchema>['search_results'] = [];
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({ query: words, page: String(page) }).toString();
        const { search_results } = await search(query, 'home-office-admin');
        if (search_results.length === 0) return results;
        results.push(...search_results);
      }
    };
    const results = await fetchAllResults('motor');
    const foundSlugs = results.map(({ slug }) => slug);
    expect(new Set(foundSlugs).size).toBe(foundSlugs.length);
    for (const words of ['motorcycle', '"motor home"']) {
      const expectedSlugs = (await fetchAllResults(words)).map(({ slug }) => slug);
      expect(foundSlugs).toEqual(expect.arrayContaining(expectedSlugs));
    }
    const titles = results.map(({ title }) => title).filter((title) => /motor/i.test(title));
    const firstMotorcycle = titles.findIndex((title) => /motorcycle/i.test(title));
    expect(firstMotorcycle).toBeGreaterThan(0);
    for (const title of titles.slice(0, firstMotorcycle)) expect(title).toMatch(/motor home/i);
  });

  it('does not use excluded words, codes, or quoted words as prefixes', async () => {
    const withoutMotor = await search('query=roof+-motor', 'home-office-admin');
    expect(withoutMotor.search_results.length).toBeGreaterThan(0);
    for (const { title } of withoutMotor.search_results) expect(title).not.toMatch(/\bmotor\b/i);
    expect(await search('query=roof+-photos', 'home-office-admin')).not.toEqual(
      await search('query=roof', 'home-office-admin'),
    );
    const coResults = await search('query=hail+CO', 'home-office-admin');
    expect(coResults.search_results.map(({ highlight }) => highlight).join()).not.toMatch(
      /\[\[co(?!l)/i,
    );
    expect(toSlugs(await search('query=%22motorc%22', 'home-office-admin'))).toEqual([]);
  });

  it.each([
    ['motorcyle', 'motorcycle'],
    ['undewriting', 'underwriting'],
    ['deductable', 'deductible'],
    ['texas hial', 'texas hail'],
    ['mh flod', 'mh flood'],
    // An industry term that no record contains.
    ['windstrom', 'windstorm'],
    ['michgan guide', 'michigan guide'],
    // At most three words are corrected.
    [
      'motorcyle or undewriting or umbrela or hial',
      'motorcycle or underwriting or umbrella or hial',
    ],
  ])('returns the same results for the typo %s as for %s', async (typo, meant) => {
    const searchWords = (words: string) =>
      search(new URLSearchParams({ query: words }).toString(), 'home-office-admin');
    const found = await searchWords(typo);
    expect(found.search_results.length).toBeGreaterThan(0);
    expect(found).toEqual(await searchWords(meant));
  });

  it.each([
    ['is only in that record', 'motorcycla'],
    ['is the most similar word', 'motorcyelo'],
  ])('does not correct a typo to a word in a hidden record if the word %s', async (_, typo) => {
    const slug = `hidden-${typo}`;
    const hiddenRecord = { id: slug, slug, record_type: 'Alert', agents: ['another'] };
    await host.db
      .insertInto('content_records')
      .values(toRecordRow({ ...hiddenRecord, title: 'Motorcycla and motorcyello' }))
      .execute();
    await indexKnownWords(host.db);
    expect(toSlugs(await search(`query=${typo}`, 'home-office-admin'))).toContain(slug);
    const found = await search(`query=${typo}`);
    expect(found.search_results.length).toBeGreaterThan(0);
    expect(found).toEqual(await search('query=motorcycle'));
  });

  it('uses the last word after “or” as a prefix', async () => {
    const fetchCounts = async (query: string) => (await search(query)).counts;
    expect(await fetchCounts('query=hail+or+motorc')).toEqual(
      await fetchCounts('query=hail+or+motorcycle'),
    );
    expect(await fetchCounts('query=zzzqqqxxx+or+travel+traile')).toEqual(
      await fetchCounts('query=zzzqqqxxx+or+travel+trailer'),
    );
  });

  it('does not correct words in quotes', async () => {
    expect(toSlugs(await search('query=%22motorcyle%22', 'home-office-admin'))).toEqual([]);
    expect(toSlugs(await search('query=texas+%22hial%22', 'home-office-admin'))).toEqual([]);
  });

  it('finds the same records for an abbreviation as for its long form, even in lists', async () => {
    expect(toSlugs(await search('query=TT', 'home-office-admin'))).toEqual(
      expect.arrayContaining(
        toSlugs(await search('query=%22travel+trailer%22', 'home-office-admin')),
      ),
    );
    const admin = await host.signIn('home-office-admin');
    const alertList = await admin.read(
      '/api/v1/alerts?search=TT',
      v.object({ alerts: v.array(alertSchema) }),
    );
    expect(alertList.alerts.length).toBeGreaterThan(0);
  });

  it.each([
    ['umbrela', /umbrella/i],
    ['travle trailer', /travel trailer/i],
    ['manufacured home', /manufactured/i],
    ['lienholdr', /lienholder/i],
    ['roof setlement', /roof settlement/i],
  ])('finds matches despite the typo in %s', async (words, meant) => {
    const query = new URLSearchParams({ query: words }).toString();
    const { search_results } = await search(query, 'home-office-admin');
    expect(search_results.map(({ title }) => title).join()).toMatch(meant);
  });

  it.each([
    "'; drop table content_records; --",
    "' || '",
    '((((',
    '!!! & | <-> :*',
    'MH & ! TT | (',
    '%%%%____',
    '\\',
    'a'.repeat(2000),
    'MH '.repeat(200),
    '\u0000',
    '😀 UMB',
    '<script>alert(1)</script>',
  ])('handles the hostile query %j', async (words) => {
    const client = await host.signIn('independent-producer');
    const response = await client.send(`/api/v1/search?${new URLSearchParams({ query: words })}`);
    expect([200, 422]).toContain(response.status);
  });

  it('hides records that the viewer can’t see', async () => {
    for (const persona of library.personas) {
      const visibleSlugs = new Set(
        getAllContent(getPersonaView(library, persona)).map(({ slug }) => slug),
      );
      for (const words of ['storm or rate or binding', 'landlord or agent360', 'household price']) {
        const query = new URLSearchParams({ query: words }).toString();
        const leaked = toSlugs(await search(query, persona.id)).filter(
          (slug) => !visibleSlugs.has(slug),
        );
        expect(leaked, `for ${persona.id}`).toEqual([]);
      }
    }
  });

  it('finds agent360 products only with active premier access, even with a typo', async () => {
    for (const words of ['agent360 landlord', 'agent360 landlrod']) {
      const query = new URLSearchParams({ query: words, 'types[]': 'Product' }).toString();
      expect(toSlugs(await search(query, 'independent-producer'))).toContain('agent360-landlord');
      for (const personaId of ['independent-csr', 'exclusive-producer']) {
        const found = await search(query, personaId);
        expect(toSlugs(found)).not.toContain('agent360-landlord');
      }
    }
  });

  it.each(
    [...new Set(getAllContent(library).map(({ record_type }) => record_type))].map((type) => [
      type,
    ]),
  )('finds a %s by its title, and counts it', async (type) => {
    const record = getAllContent(library).find(({ record_type }) => record_type === type)!;
    const query = new URLSearchParams({ query: record.title, 'types[]': type }).toString();
    const found = await search(query, 'home-office-admin');
    expect(toSlugs(found)).toContain(record.slug);
    expect(found.counts[type]).toBeGreaterThan(0);
    expect(new Set(found.search_results.map(({ record_type }) => record_type))).toEqual(
      new Set([type]),
    );
    // Records without a read state have no read flag.
    const flag = ['Alert', 'PolicyUpdate'].includes(type) ? 'boolean' : 'undefined';
    for (const { read } of found.search_results) expect(typeof read).toBe(flag);
  });

  it.each(['', '?query=', '?query=the', '?query=zzzqqqxxx', '?query=%22%22', '?query=-'])(
    'returns an empty list for %s',
    async (query) => {
      const client = await host.signIn('independent-producer');
      const response = await client.send(`/api/v1/search${query}`);
      expect(response.headers.get('Total')).toBe('0');
      expect(await response.json()).toEqual({ search_results: [], counts: {} });
    },
  );

  it('returns read flags', async () => {
    const { search_results } = await search('query=lake+erie+storm');
    const expectedAlerts = getPersonaView(library, library.personas[0]!).alerts;
    for (const { id, read } of search_results.filter((each) => each.record_type === 'Alert')) {
      expect(read).toBe(expectedAlerts.find((alert) => alert.id === id)?.read);
    }
  });
});
