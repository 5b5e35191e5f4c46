import type { Page } from '@producer-portal/api';
import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';
import type { AnswerReader, SavedPage } from './answer-reader.ts';
import { isGone } from './saved-answers.ts';

/** The maximum number of records in a list to save. The user has to filter a longer list first. */
export const MAX_RECORDS = 200;

/** A record that can have a page. */
export interface SavableRecord extends LinkableRecord {
  readonly title: string;
}

/** What a "Save for offline" button saves: one record, or all records of a list. */
export interface PagesToSave {
  /** The name of the area, such as "Alerts". */
  readonly area: string;
  /** Returns the query key of a record's page. */
  readonly toRecordKey: (slug: string) => QueryKey;
  /** Loads a record. @default the record from `source`, which must have everything that its page shows */
  readonly loadRecord?: (slug: string, client: QueryClient) => Promise<unknown>;
  /** The record, or a function that returns a page of the list by its one-based number. */
  readonly source: SavableRecord | ((page: number) => ListPage);
}

/** One page of a list. */
interface ListPage {
  readonly path: string;
  readonly queryKey: QueryKey;
  readonly load: (client: QueryClient) => Promise<Page<SavableRecord>>;
}

/** What a "Save for offline" button has saved. Times are in milliseconds. */
export interface SavedCollection {
  readonly savedAt: number;
  /** In bytes, before encryption. */
  readonly size: number;
}

/** A collection as it is stored, with the keys of its answers. */
interface StoredCollection extends SavedCollection {
  readonly keys: readonly string[];
}

/** The list has more than `MAX_RECORDS` records. */
export class TooManyRecords extends Error {}

interface SaveOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

const toKey = (path: string) => `collection ${path}`;
const encoder = new TextEncoder();

/** Returns what the button on a page has saved; null if nothing is saved. */
export async function readCollection(
  { pages, parse }: AnswerReader,
  path: string,
): Promise<StoredCollection | null> {
  const answer = parse(await pages.get(toKey(path)));
  // The store is encrypted and authenticated, so only `saveCollection` can have written this.
  return answer ? (answer.data as StoredCollection) : null;
}

/** Removes a page's saved collection. Keeps answers that other collections use. */
export async function removeCollection(reader: AnswerReader, path: string): Promise<void> {
  const collection = await readCollection(reader, path);
  await reader.pages.delete(toKey(path));
  if (collection) await removeUnused(reader, collection.keys);
}

/**
 * Saves everything for the button on a page. If saving fails or is canceled, removes the new answers, except those that a saved
 * collection uses.
 *
 * @param path the page that has the button
 * @throws TooManyRecords if the list is too long
 * @throws ApiError if a call fails
 * @throws DOMException if there is no space
 * @throws Error if the session has ended, or if the user canceled
 */
export async function saveCollection(
  reader: AnswerReader,
  path: string,
  content: PagesToSave,
  options: SaveOptions,
): Promise<SavedCollection> {
  const keys: string[] = [];
  const savedAt = Date.now();
  let size = 0;
  try {
    for await (const { key, data, page } of loadPages(content, options)) {
      options.signal.throwIfAborted();
      const answer = { savedAt: Date.now(), data, page };
      keys.push(key);
      await reader.pages.set(key, answer);
      // Remove the automatically saved answer (`store`) only after the offline copy (`pages`) is stored, so that one of them
      // always exists.
      await reader.store.delete(key);
      size += encoder.encode(JSON.stringify(answer)).length;
    }
    options.signal.throwIfAborted();
    const collection: StoredCollection = { savedAt, size, keys };
    await reader.pages.set(toKey(path), { savedAt, data: collection, page: null });
    return collection;
  } catch (error) {
    await removeUnused(reader, keys);
    throw error;
  }
}

async function removeUnused({ pages, parse }: AnswerReader, keys: readonly string[]) {
  const entries = await pages.entries();
  const collections = entries.filter(([key]) => key.startsWith(toKey('')));
  const used = new Set(
    collections.flatMap(([, value]) => {
      const answer = parse(value);
      return answer ? (answer.data as StoredCollection).keys : [];
    }),
  );
  for (const key of keys) if (!used.has(key)) await pages.delete(key);
}

interface LoadedPage {
  /** The hash of the page's query. */
  readonly key: string;
  readonly data: unknown;
  readonly page: SavedPage | null;
}

/** Loads one page after the other. The calls have their own cache, so that the page on screen doesn't change. */
async function* loadPages(
  content: PagesToSave,
  { signal, onProgress }: SaveOptions,
): AsyncGenerator<LoadedPage> {
  const { area, source } = content;
  if (typeof source !== 'function') {
    onProgress(0, 1);
    yield* loadRecord(content, source, null);
    return;
  }
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const cancel = () => void client.cancelQueries();
  signal.addEventListener('abort', cancel);
  try {
    let done = 0;
    let isLast = false;
    for (let number = 1; !isLast; number += 1) {
      const { path, queryKey, load } = source(number);
      const list = await load(client);
      if (list.total > MAX_RECORDS) throw new TooManyRecords();
      yield {
        key: hashKey(queryKey),
        data: list,
        // Only the first page is listed as a saved page. Its pager leads to the others.
        page: number === 1 ? { path, title: area, isRecord: false, details: '' } : null,
      };
      for (const record of list.items) {
        onProgress(done, list.total);
        yield* loadRecord(content, record, client);
        done += 1;
      }
      isLast = list.items.length === 0 || done >= list.total;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    client.clear();
  }
}

/** Yields nothing for a record without a page, or if the host no longer shows it. */
async function* loadRecord(
  { area, toRecordKey, loadRecord: load }: PagesToSave,
  record: SavableRecord,
  client: QueryClient | null,
): AsyncGenerator<LoadedPage> {
  const path = recordPath(record);
  if (path === null || !record.slug) return;
  try {
    const data = client && load ? await load(record.slug, client) : record;
    const page = { path, title: record.title, isRecord: true, details: area };
    yield { key: hashKey(toRecordKey(record.slug)), data, page };
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
