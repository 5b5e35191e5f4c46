import { searchCountsSchema, searchResultSchema } from '@producer-portal/api';
import { viewOf } from '@producer-portal/api/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const answerSchema = v.object({
  search_results: v.array(searchResultSchema),
  counts: searchCountsSchema,
});

const slugs = (found: v.InferOutput<typeof answerSchema>) =>
  found.search_results.map(({ slug }) => slug);

describe.each(databaseKinds)('search on %s', (kind) => {
  const host = useTestHost(kind);
  const search = async (query: string, who = 'independent-producer') =>
    (await host.signIn(who)).read(`/api/v1/search?${query}`, answerSchema);

  it('puts a record whose title matches first and marks the words', async () => {
    const { search_results } = await search('query=motorcycle+total-loss');
    expect(search_results[0]?.slug).toBe('motorcycle-total-loss-limit-raised');
    expect(search_results[0]?.highlight).toMatch(/\[\[Motorcycle\]\]/i);
  });

  it('finds by the stem of a word, and a phrase between quotes as it stands', async () => {
    expect(slugs(await search('query=lienholders'))).toContain('add-a-lienholder');
    const phrase = slugs(await search('query=%22binding+reopens%22'));
    expect(phrase).toContain('lake-erie-storm-lifted');
    expect(slugs(await search('query=%22reopens+binding%22'))).not.toContain(
      'lake-erie-storm-lifted',
    );
  });

  it('counts by record type, whatever type is asked for', async () => {
    const all = await search('query=manufactured');
    const total = (all.counts['Alert'] ?? 0) + (all.counts['PolicyUpdate'] ?? 0);
    expect(Object.keys(all.counts).toSorted()).toEqual(['Alert', 'PolicyUpdate']);
    const client = await host.signIn('independent-producer');
    const answer = await client.send('/api/v1/search?query=manufactured&types[]=PolicyUpdate');
    const updates = v.parse(answerSchema, await answer.json());
    expect(updates.counts).toEqual(all.counts);
    expect(answer.headers.get('Total')).toBe(String(all.counts['PolicyUpdate']));
    expect(new Set(updates.search_results.map((each) => each.record_type))).toEqual(
      new Set(['PolicyUpdate']),
    );
    const both = await client.send('/api/v1/search?query=manufactured');
    expect(both.headers.get('Total')).toBe(String(total));
  });

  it('offers titles that look alike when no word matches', async () => {
    const { search_results } = await search('query=motorcicle');
    expect(search_results.map(({ title }) => title).join()).toMatch(/motorcycle/i);
  });

  it('finds nothing that the reader may not see', async () => {
    for (const persona of library.personas) {
      const { alerts, policyUpdates } = viewOf(library, persona);
      const seen = new Set([...alerts, ...policyUpdates].map(({ slug }) => slug));
      const { search_results } = await search('query=storm+or+rate+or+binding', persona.id);
      const leaked = search_results.filter(({ slug }) => !seen.has(slug));
      expect(leaked, `for ${persona.id}`).toEqual([]);
    }
  });

  it.each(['', '?query=', '?query=the', '?query=zzzqqqxxx', '?query=%22%22', '?query=-'])(
    'answers an empty list for %s',
    async (query) => {
      const client = await host.signIn('independent-producer');
      const answer = await client.send(`/api/v1/search${query}`);
      expect(answer.headers.get('Total')).toBe('0');
      expect(await answer.json()).toEqual({ search_results: [], counts: {} });
    },
  );

  it('shows the flag of what has been read', async () => {
    const { search_results } = await search('query=lake+erie+storm');
    const own = viewOf(library, library.personas[0]!).alerts;
    for (const { id, read } of search_results.filter((each) => each.record_type === 'Alert')) {
      expect(read).toBe(own.find((alert) => alert.id === id)?.read);
    }
  });
});
