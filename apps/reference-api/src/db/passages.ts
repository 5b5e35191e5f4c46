import type { SimplePage } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import { toTextLines } from './plain-text.ts';
import type { Database, StoredPassage, StoredRecord } from './tables.ts';

/**
 * Maximum number of words of a passage. A longer sentence stays whole, and a text that ends with a colon stays with the text
 * after it.
 */
const MAX_WORDS = 60;

/** Maximum length of a heading's id, as in the content renderer. */
const MAX_ANCHOR = 60;

const TABLE = /<table\b[\s\S]*?(?:<\/table>|$)/gi;
const CAPTION = /<caption\b[^>]*>([\s\S]*?)<\/caption>/i;
/** A cell. Its end tag can be missing. */
const CELL = /<(t[dh])\b[^>]*>([\s\S]*?)(?=<\/?(?:table|tbody|td|tfoot|th|thead|tr)\b|$)/gi;
/** A cell that spans several rows or columns, or a table in a cell. */
const NOT_SIMPLE = /\s(?:col|row)span\s*=\s*["']?\s*(?!1\b)\d|<table\b[\s\S]*<table\b/i;
/** Elements that the page doesn't show. The expression doesn't support nested elements of the same name. */
const HIDDEN =
  /<(\w+)\b[^>]*?\s(?:class\s*=\s*["'][^"']*\bplaceholder\b|data-placeholder|style\s*=\s*["'][^"']*\bdisplay\s*:\s*none)[^>]*>[\s\S]*?<\/\1>/gi;
const HEADING = /<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/gi;
const ID = /(?:^|\s)id\s*=\s*(?:"([^"\s]+)"|'([^'\s]+)')/i;

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const countWords = (text: string) => text.split(/\s+/).length;

/**
 * Splits a body into passages. Under each heading, consecutive paragraphs and list items share passages of up to 60 words. After
 * these, each table row is a passage.
 *
 * @example toPassages('<h2>Roof age</h2><p>Up to 20 years.</p>')
 *   // [{ heading: 'Roof age', anchor: 'roof-age', text: 'Up to 20 years.', has_steps: false }]
 */
export function toPassages(html: string): StoredPassage[] {
  const visible = html.replace(HIDDEN, '<hr>');
  const tables = [...visible.matchAll(TABLE)];
  // A placeholder replaces each table. It has the table's length, so that positions in `prose` and `visible` are the same: they
  // show which heading a table is under.
  const prose = visible.replace(TABLE, (table) => '<hr>'.padEnd(table.length));
  const takenIds = new Set(
    [...prose.matchAll(/<\w[^>]*/g)].flatMap(([tag]) => readId(tag.replace(/^<\w+/, '')) ?? []),
  );
  const passages: StoredPassage[] = [];
  let section: Pick<StoredPassage, 'heading' | 'anchor'> = { heading: null, anchor: null };
  let start = 0;
  const addTexts = (end: number) => {
    const content = prose.slice(start, end);
    const has_steps = /<ol\b/i.test(content);
    const texts = splitText(toQuotableLines(content));
    const rows = tables
      .filter(({ index }) => index >= start && index < end)
      .flatMap(([table]) => toRows(table));
    passages.push(
      ...texts.map((text) => ({ ...section, text, has_steps })),
      ...rows.map(({ caption, text }) => ({
        heading: caption || section.heading,
        anchor: section.anchor,
        text,
        has_steps: false,
        is_row: true,
      })),
    );
  };
  for (const match of prose.matchAll(HEADING)) {
    const [element, , attributes = '', content = ''] = match;
    addTexts(match.index);
    const heading = toQuotableLines(content).join(' ');
    section =
      heading === ''
        ? { heading: null, anchor: null }
        : { heading, anchor: readId(attributes) ?? createAnchor(heading, takenIds) };
    start = match.index + element.length;
  }
  addTexts(prose.length);
  return passages;
}

function readId(attributes: string): string | undefined {
  const [, inDoubleQuotes, inSingleQuotes] = ID.exec(attributes) ?? [];
  return inDoubleQuotes ?? inSingleQuotes;
}

/** Removes highlight markers and extra spaces. */
const clean = (line: string) =>
  line
    .replace(/\[\[|\]\]|\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Converts HTML to lines of text. Leaves out lines without words. */
const toQuotableLines = (html: string) =>
  toTextLines(html)
    .map(clean)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/**
 * Returns the text of each row, with the table's caption. The text is the row's cells, each after its column header. If a cell
 * spans rows or columns, returns no rows, because the cells' positions then don't show which header they belong to.
 *
 * @example toRows('<table><tr><th>Day<th>You get<tr><td>7<td>A task</table>')
 *   // [{ caption: '', text: 'Day: 7; You get: A task' }]
 */
function toRows(table: string): { caption: string; text: string }[] {
  if (NOT_SIMPLE.test(table)) return [];
  const toText = (html: string) => toQuotableLines(html).join(' ');
  const rows = table
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((row) =>
      [...row.matchAll(CELL)].map(([, name = '', html = '']) => ({
        isHeader: name.toLowerCase() === 'th',
        text: toText(html),
      })),
    );
  const headers = rows[0]?.every(({ isHeader }) => isHeader) ? rows[0] : null;
  const caption = toText(CAPTION.exec(table)?.[1] ?? '');
  return (headers ? rows.slice(1) : rows).flatMap((row) => {
    const cells = row.flatMap(({ text }, column) => {
      const header = headers?.[column]?.text;
      return text === '' ? [] : header ? `${header}: ${text}` : text;
    });
    if (cells.length < 2) return [];
    // Without column headers, the first cell says what the row is about.
    const [name, ...values] = cells;
    const text = headers ? cells.join('; ') : `${name}: ${values.join('; ')}`;
    return { caption, text };
  });
}

/**
 * Creates the id that the portal gives to a heading without an id. It is made from the heading's text, and is unique in the
 * body.
 */
function createAnchor(heading: string, takenIds: Set<string>): string {
  const base =
    heading
      .normalize()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, MAX_ANCHOR)
      .replace(/^-|[-\ud800-\udbff]+$/g, '') || 'section';
  let anchor = base;
  for (let count = 1; takenIds.has(anchor); count += 1) anchor = `${base}-${count}`;
  takenIds.add(anchor);
  return anchor;
}

/** Joins lines into passages of up to the maximum number of words, and splits a longer line between sentences. */
function splitText(lines: readonly string[]): string[] {
  const parts = lines.flatMap((line) =>
    countWords(line) <= MAX_WORDS
      ? [{ text: line, separator: '\n' }]
      : [...sentenceSegmenter.segment(line)].map(({ segment }, index) => ({
          text: segment.trim(),
          separator: index === 0 ? '\n' : ' ',
        })),
  );
  const texts: string[] = [];
  for (const { text, separator } of parts) {
    const last = texts.at(-1);
    // A sentence such as "Send two photos:" means nothing without the list after it.
    const belongsTogether =
      last !== undefined &&
      (last.endsWith(':') || countWords(last) + countWords(text) <= MAX_WORDS);
    if (belongsTogether) texts[texts.length - 1] = `${last}${separator}${text}`;
    else texts.push(text);
  }
  return texts;
}

/** Returns the passages of a record. The portal shows only the first part of its contents. */
export const getPassages = ({ contents }: Pick<StoredRecord, 'contents'>): StoredPassage[] =>
  toPassages(contents?.[0]?.content ?? '');

/** Returns the passages of a simple page: those of its body, and one for each topic with its phone number and email address. */
export const getPagePassages = (page: Pick<SimplePage, 'contents' | 'topics'>): StoredPassage[] => [
  ...getPassages(page),
  ...(page.topics ?? []).flatMap(({ title, text, phone, email }) => {
    const lines = [text, phone && `Phone: ${phone}`, email && `Email: ${email}`]
      .map((line) => clean(line ?? ''))
      .filter((line) => line !== '');
    return lines.length === 0
      ? []
      : { heading: clean(title), anchor: null, text: lines.join('\n'), has_steps: false };
  }),
];

const BATCH = 1000;

/** Adds the passages of records that were stored before passages existed, and updates those of simple pages. */
export async function updatePassages(db: Kysely<Database>): Promise<void> {
  await updatePagePassages(db);
  for (;;) {
    const rows = await db
      .selectFrom('content_records')
      .select(['key', 'document'])
      .where('passages', 'is', null)
      .orderBy('key')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const keys = rows.map(({ key }) => key);
    const passages = rows.map(({ document }) => JSON.stringify(getPassages(document)));
    await sql`
      update content_records c set passages = added.passages::jsonb
      from unnest(${keys}::int[], ${passages}::text[]) as added (key, passages)
      where c.key = added.key
    `.execute(db);
  }
}

/** Updates the passages of all pages, because a host of a previous version can have changed a page, but not its passages. */
async function updatePagePassages(db: Kysely<Database>): Promise<void> {
  const pages = await db.selectFrom('simple_pages').select(['slug', 'document']).execute();
  for (const { slug, document } of pages) {
    const passages = JSON.stringify(getPagePassages(document));
    await sql`
      update simple_pages set passages = ${passages}::jsonb
      where slug = ${slug} and passages is distinct from ${passages}::jsonb
    `.execute(db);
  }
}
