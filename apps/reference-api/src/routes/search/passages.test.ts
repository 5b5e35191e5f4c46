import { passageSchema, type Passage } from '@producer-portal/api';
import { getAllContent } from '@producer-portal/api/sample-library';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { updatePassages, getPagePassages, toPassages } from '../../db/passages.ts';
import { toRecordRow } from '../../db/records.ts';
import { databaseKinds, library, useTestHost, type Client } from '../../testing/test-host.ts';
import {
  passageQuestions,
  type AnsweredQuestion,
  type UnansweredQuestion,
} from './passage-questions.data.ts';
import { readerQuestions } from './reader-questions.data.ts';

const responseSchema = v.object({ passage: v.nullish(passageSchema, null) });

const toText = ({ highlight }: Passage) => highlight.replace(/\[\[|\]\]/g, '');

const ADMIN = 'home-office-admin';

/** Required share of questions with the right passage. */
const GOAL = 0.9;
/**
 * The required share for questions about tables. It is lower, because rows are similar and are therefore quoted more
 * carefully.
 */
const GOAL_IN_TABLES = 0.65;

/** The required share of readers' questions with the right passage, and the allowed share of questions with a wrong one. */
const READER_GOAL = 0.7;
const MAX_WRONG = 0.06;

describe.each(databaseKinds)('passages on %s', (kind) => {
  const host = useTestHost(kind);
  const clients = new Map<string, Promise<Client>>();

  async function ask(query: string, persona = ADMIN, filter = ''): Promise<Passage | null> {
    const signIn = clients.get(persona) ?? host.signIn(persona);
    clients.set(persona, signIn);
    const parameters = new URLSearchParams({ query }).toString();
    const client = await signIn;
    return (await client.read(`/api/v1/search?${parameters}${filter}`, responseSchema)).passage;
  }

  const addRecord = (slug: string, content: string, fields: object = {}) =>
    host.db
      .insertInto('content_records')
      .values(
        toRecordRow({
          id: slug,
          slug,
          record_type: 'Alert',
          title: 'Airships',
          published_at: new Date(host.now()).toISOString(),
          contents: [{ content }],
          ...fields,
        }),
      )
      .execute();

  const describeShown = (passage: Passage) => `${passage.record.slug}: ${toText(passage)}`;

  /** Asks questions, and returns those without the right passage. */
  async function findMisses(questions: readonly AnsweredQuestion[]) {
    const misses: { text: string; isWrong: boolean }[] = [];
    for (const [question, slug, part] of questions) {
      const passage = await ask(question);
      if (isExpectedPassage(passage, slug, part)) continue;
      const shown = passage ? describeShown(passage) : 'nothing';
      const text = `${question} | ${[part].flat().join(' or ')} | ${shown}`;
      misses.push({ text, isWrong: passage !== null });
    }
    return misses;
  }

  /** Asks questions without an answer, and returns those with a passage. */
  async function findWrong(questions: readonly UnansweredQuestion[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const [question, persona] of questions) {
      const passage = await ask(question, persona);
      if (passage) wrong.push(`${question} | nothing | ${describeShown(passage)}`);
    }
    return wrong;
  }

  const toTable = (rows: readonly string[]) => ['question | expected | shown', ...rows].join('\n');

  it.each([
    ['text', passageQuestions.answered, GOAL],
    ['tables', passageQuestions.answeredInTables, GOAL_IN_TABLES],
  ])(
    'returns the right passage for questions from %s',
    { timeout: 120_000 },
    async (_, questions, goal) => {
      const misses = await findMisses(questions);
      expect(
        1 - misses.length / questions.length,
        `Wrong:\n${toTable(misses.map(({ text }) => text))}\n`,
      ).toBeGreaterThanOrEqual(goal);
    },
  );

  it('returns no passage for questions without an answer', { timeout: 120_000 }, async () => {
    expect(await findWrong(passageQuestions.unanswered)).toEqual([]);
  });

  it('returns few wrong passages for questions of readers', { timeout: 120_000 }, async () => {
    const { answered, unanswered } = readerQuestions;
    const misses = await findMisses(answered);
    const wrong = [
      ...misses.filter(({ isWrong }) => isWrong).map(({ text }) => text),
      ...(await findWrong(unanswered.map((question) => [question]))),
    ];
    expect(
      1 - misses.length / answered.length,
      `Wrong:\n${toTable(misses.map(({ text }) => text))}\n`,
    ).toBeGreaterThanOrEqual(READER_GOAL);
    expect(
      wrong.length / (answered.length + unanswered.length),
      `Wrong:\n${toTable(wrong)}\n`,
    ).toBeLessThanOrEqual(MAX_WRONG);
  });

  it('quotes word for word, with the record, the heading, and its anchor', async () => {
    const passage = await ask('What counts as proof of Class 4?');
    expect(passage).toMatchObject({
      record: { record_type: 'PolicyUpdate', slug: 'co-ut-specialty-dwelling-hail' },
      heading: 'Proof of Class 4',
      anchor: 'proof-of-class-4',
      highlight: 'An invoice that names the shingle.',
    });
  });

  it.each([
    'boat survey',
    'survey for a boat',
    '"do wooden hulls still need a survey"',
    'hulls?',
    '',
  ])('returns no passage for a query that is not a question: %j', async (query) => {
    expect(await ask(query)).toBeNull();
  });

  it('returns a passage only on the first page, and without a filter by type', async () => {
    const question = 'Do wooden hulls still need a survey?';
    expect(await ask(question)).not.toBeNull();
    expect(await ask(question, ADMIN, '&page=2')).toBeNull();
    expect(await ask(question, ADMIN, '&types[]=ProductUpdate')).toBeNull();
  });

  it('marks words and their synonyms, and keeps lines and markup characters', async () => {
    await addRecord(
      'airship-forms',
      '<p>Use form &lt;AS-1&gt; for an airship-hangar.</p><ul><li>One mobile home per form.</li></ul>',
    );
    expect((await ask('Which form do I use for an airship-hangar and an MH?'))?.highlight).toBe(
      '[[Use]] [[form]] <AS-1> for an [[airship-hangar]].\nOne [[mobile]] [[home]] per [[form]].',
    );
  });

  it('quotes only what the viewer can see', async () => {
    await addRecord('zeppelin', '<p>A zeppelin needs a hangar deposit.</p>', {
      agents: ['nobody'],
    });
    const question = 'Does a zeppelin need a hangar deposit?';
    expect(await ask(question, 'independent-producer')).toBeNull();
    expect((await ask(question))?.record.slug).toBe('zeppelin');
  });

  it('quotes a row of a table only if the question is about one row', async () => {
    await addRecord(
      'dirigible',
      '<table><tr><th>Dirigible</th><th>Hangar fee</th></tr><tr><td>Rigid</td><td>$90</td></tr>' +
        '<tr><td>Semi-rigid keel</td><td>$70</td></tr></table>',
    );
    expect((await ask('How much is the hangar fee of a dirigible with a keel?'))?.highlight).toBe(
      '[[Dirigible]]: Semi-rigid [[keel]]; [[Hangar]] [[fee]]: $70',
    );
    expect(await ask('How much is the hangar fee of a dirigible?')).toBeNull();
  });

  it('quotes a record for all states only if the passage names the state in the question', async () => {
    await addRecord('sextant', '<p>A sextant needs a chart.</p>');
    expect((await ask('Does a sextant need a chart?'))?.record.slug).toBe('sextant');
    expect(await ask('Does a sextant need a chart in Texas?')).toBeNull();
  });

  it('quotes the answer to a choice only if the passage has both words', async () => {
    await addRecord(
      'rudder',
      '<h2>Keel</h2><p>A rudder has a keel bolt.</p><h2>Oar</h2><p>None.</p>',
      {
        title: 'Rudder, keel, and oar',
      },
    );
    expect((await ask('Does a rudder have a keel bolt?'))?.record.slug).toBe('rudder');
    expect(await ask('Does a rudder have a keel or oar bolt?')).toBeNull();
  });

  it('quotes nothing if the passage has only one word of the question', async () => {
    await addRecord('astrolabe', '<p>An astrolabe has a brass dial.</p>', { title: 'Binding' });
    expect(await ask('Can agents bind an astrolabe?')).toBeNull();
  });

  it('quotes field news to answer what happened, but not what producers must do', async () => {
    await addRecord('gondola', '<p>We inspected 611 gondola hooks before the squall.</p>', {
      record_type: 'FieldManagamentNews',
    });
    expect((await ask('How many gondola hooks did you inspect?'))?.record.slug).toBe('gondola');
    expect(await ask('How many gondola hooks must I inspect?')).toBeNull();
  });

  it('quotes an answer whose subject is in the sentence before it', async () => {
    await addRecord('tether', '<p>Attach the tether.</p><p>Send the tag. It lasts 7 days.</p>');
    expect((await ask('How long can I use the tag of a tether?'))?.highlight).toContain('7 days');
  });

  it('quotes a passage that leaves out a word of the record’s topic', async () => {
    await addRecord(
      'mast',
      '<h2>Paint</h2><p>A mast needs paint.</p><h2>Rust</h2><p>A mast can rust.</p>' +
        '<h2>Lamp</h2><p>Check the lamp and the wire.</p><h2>Flag</h2><p>Fly a flag.</p>',
    );
    expect((await ask('Must I check the lamp and the wire of a mast?'))?.highlight).toBe(
      '[[Check]] the [[lamp]] and the [[wire]].',
    );
    // "Rust" is in one other passage only.
    expect(await ask('Must I check the lamp and the wire for rust?')).toBeNull();
  });

  it('quotes no row without a word of the question, even if other rows have it', async () => {
    await addRecord(
      'raft',
      '<table><tr><th>Loss</th><th>Vessel</th><th>Limit</th></tr><tr><td>Theft</td><td>Kayak</td><td>$600</td></tr>' +
        '<tr><td>Theft</td><td>Raft</td><td>$700</td></tr><tr><td>Fire</td><td>Canoe</td><td>$500</td></tr></table>',
    );
    expect(await ask('How much is the theft limit of the canoe vessel?')).toBeNull();
  });

  it('quotes no exclusion for a question about what is covered', async () => {
    await addRecord(
      'skiff',
      '<h2>On land</h2><p>A skiff is covered on a rack.</p>' +
        '<h2>What is not covered on a skiff with a rack?</h2><p>Racing and wear.</p>',
    );
    expect((await ask('What is covered on a skiff with a rack?'))?.highlight).toContain('on a');
  });

  it('prefers the passage whose heading asks the question', async () => {
    await addRecord(
      'keel',
      '<h2>Cost</h2><p>A keel can need a coat of tar.</p>' +
        '<h2>Why does a keel need tar?</h2><p>Salt water is harmful.</p>',
    );
    expect((await ask('Why does a keel need tar?'))?.highlight).toBe('Salt water is harmful.');
  });

  it('quotes simple pages and their topics', async () => {
    expect(await ask('What hours are you open?')).toMatchObject({
      record: { record_type: 'SimplePage', slug: 'contact-us', title: 'Contact us' },
      highlight: expect.stringContaining('8:00'),
    });
    expect(await ask('What is the phone number for billing?')).toMatchObject({
      record: { slug: 'contact-us' },
      heading: 'Billing',
      highlight: expect.stringContaining('555-0120'),
    });
  });

  it('quotes only the simple pages that the viewer can open', async () => {
    const page = { id: 1, slug: 'agent360', record_type: 'SimplePage', title: 'Agent360' };
    const contents = [{ content: '<p>An ornithopter needs a flapping permit.</p>' }];
    await host.db
      .updateTable('simple_pages')
      .set({
        document: JSON.stringify({ ...page, contents }),
        passages: JSON.stringify(getPagePassages({ contents })),
      })
      .where('slug', '=', 'agent360')
      .execute();
    const question = 'Does an ornithopter need a flapping permit?';
    expect((await ask(question))?.record.slug).toBe('agent360');
    expect(await ask(question, 'no-states')).toBeNull();
  });

  it('quotes no record that has ended', async () => {
    await addRecord('blimp', '<p>A blimp needs a mooring mast.</p>', {
      effective_until: '2020-01-01',
    });
    expect(await ask('Does a blimp need a mooring mast?')).toBeNull();
  });

  it('extracts the passages of pages that an earlier version stored or changed', async () => {
    const question = 'What is the phone number for claims?';
    await host.db.updateTable('simple_pages').set({ passages: null }).execute();
    expect(await ask(question)).toBeNull();
    await updatePassages(host.db);
    expect((await ask(question))?.highlight).toContain('555-0130');
    await sql`
      update simple_pages set document = replace(document::text, '555-0130', '555-0131')::jsonb
    `.execute(host.db);
    await updatePassages(host.db);
    expect((await ask(question))?.highlight).toContain('555-0131');
  });

  it('extracts the passages of records that an earlier version stored', async () => {
    await addRecord('balloon', '<p>A balloon needs a basket inspection.</p>');
    await host.db
      .updateTable('content_records')
      .set({ passages: null })
      .where('slug', '=', 'balloon')
      .execute();
    const question = 'Does a balloon need a basket inspection?';
    expect(await ask(question)).toBeNull();
    await updatePassages(host.db);
    expect((await ask(question))?.record.slug).toBe('balloon');
  });
});

function isExpectedPassage(
  passage: Passage | null,
  slug: AnsweredQuestion[1],
  part: AnsweredQuestion[2],
): boolean {
  return (
    passage !== null &&
    [slug].flat().includes(passage.record.slug ?? '') &&
    [part]
      .flat()
      .some((each) =>
        `${passage.heading ?? ''}\n${toText(passage)}`.toLowerCase().includes(each.toLowerCase()),
      )
  );
}

describe('the passages of a body', () => {
  it('are the paragraphs and list items under each heading', () => {
    expect(
      toPassages(
        '<p>Start.</p><h2 id="own">Roof <b>age</b></h2><p>Up to:</p><ol><li>20</li><li>25</li></ol><h3>Roof age</h3><p>None.</p><h3>Roof age</h3><p>More.</p>',
      ),
    ).toEqual([
      { heading: null, anchor: null, text: 'Start.', has_steps: false },
      { heading: 'Roof age', anchor: 'own', text: 'Up to:\n20\n25', has_steps: true },
      { heading: 'Roof age', anchor: 'roof-age', text: 'None.', has_steps: false },
      { heading: 'Roof age', anchor: 'roof-age-1', text: 'More.', has_steps: false },
    ]);
  });

  it('contain no hidden parts or highlight markers', () => {
    expect(
      toPassages(
        '<div class="placeholder"><p>Map</p></div><p style="display: none">Draft</p><p>[[Open]] today.</p>',
      ).map(({ text }) => text),
    ).toEqual(['Open today.']);
  });

  it('contain each row of a table after the text, with the headers of its columns or its first cell', () => {
    expect(
      toPassages(
        '<h2>Rates</h2><table><caption>By <i>area</i></caption><tr><th>Area<th>Rate<th>Note<tr><td>Coast<td>+2%<td>&ndash;</table>' +
          '<p>Soon.</p><h2>Fees</h2><table><tr><th scope="row">Late</th><td>$5</td></tr><tr><td>Alone</td></tr></table>',
      ),
    ).toEqual([
      { heading: 'Rates', anchor: 'rates', text: 'Soon.', has_steps: false },
      {
        heading: 'By area',
        anchor: 'rates',
        text: 'Area: Coast; Rate: +2%',
        has_steps: false,
        is_row: true,
      },
      { heading: 'Fees', anchor: 'fees', text: 'Late: $5', has_steps: false, is_row: true },
    ]);
  });

  it.each([
    '<table><tr><td colspan="2">North</td><td>$5</td></tr></table>',
    '<table><tr><td rowspan=3>North</td><td>$5</td></tr></table>',
    '<table><tr><td>North</td><td><table><tr><td>Fee</td><td>$5</td></tr></table></td></tr></table>',
  ])('contain no rows if cells span several rows or columns: %s', (table) => {
    expect(toPassages(table).filter(({ is_row }) => is_row)).toEqual([]);
  });

  it('have about 60 words at most, and end where a sentence or paragraph ends', () => {
    const sentence = `Word ${'word '.repeat(23)}end.`;
    const texts = toPassages(`<p>${`${sentence} `.repeat(5)}</p><p>${sentence}</p>`).map(
      ({ text }) => text,
    );
    expect(texts).toEqual([
      `${sentence} ${sentence}`,
      `${sentence} ${sentence}`,
      `${sentence}\n${sentence}`,
    ]);
  });

  it('are word-for-word parts of the bodies in the sample library', () => {
    const passages = getAllContent(library).flatMap(({ contents }) =>
      toPassages(contents?.[0]?.content ?? ''),
    );
    expect(passages.length).toBeGreaterThan(400);
    for (const { text } of passages) expect(text).not.toMatch(/<\/|&\w+;/);
  });
});
