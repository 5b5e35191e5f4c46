import { readStoredData } from '@producer-portal/api';
import type { Session } from '@producer-portal/api/session';
import type { Query } from '@tanstack/react-query';
import { isAppPath } from '../paths/navigation.ts';
import { openEncryptedStore } from './encrypted-store.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** A page that can be opened without a network. */
export interface SavedPage {
  path: string;
  title: string;
  /** Whether the title is a record's title, which comes from the host. */
  isRecord: boolean;
  /** The rest of the document title after the record's title, such as the name of the list. Can be empty. */
  details: string;
}

/** A saved answer. */
export interface SavedAnswer {
  /** When the browser received the response, in milliseconds since 1970. */
  savedAt: number;
  data: unknown;
  /** The page that shows the answer. Null if the user hasn't opened the page. */
  page: SavedPage | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsePage(value: unknown): SavedPage | null {
  if (!isObject(value)) return null;
  const { path, title, isRecord, details } = value;
  return typeof path === 'string' &&
    isAppPath(path) &&
    typeof title === 'string' &&
    typeof isRecord === 'boolean' &&
    typeof details === 'string'
    ? { path, title, isRecord, details }
    : null;
}

/** The answers of one session. */
export interface AnswerReader {
  /** The answers that the portal saves automatically, up to a limit. */
  store: EncryptedStore;
  /** The answers that the user has saved for offline. */
  pages: EncryptedStore;
  /** Reads the answer to a query. Undefined if there is none, or if it is too old or invalid. */
  read: (query: Query) => Promise<SavedAnswer | undefined>;
  /** The pages that can be shown without a network, most recently saved first. */
  readPages: () => Promise<SavedPage[]>;
  /** Checks a stored value, except for its data. Undefined if it isn't an answer, or if it is too old. */
  parse: (stored: unknown) => SavedAnswer | undefined;
}

const HOUR = 60 * 60 * 1000;

/** Opens the answers of the signed-in user; null if this browser can't store any. */
export function openAnswers(session: Session, hours: number): AnswerReader | null {
  const store = openEncryptedStore('answers', session);
  const pages = openEncryptedStore('pages', session);
  if (!store || !pages) return null;

  function parse(stored: unknown): SavedAnswer | undefined {
    if (!isObject(stored) || typeof stored.savedAt !== 'number') return undefined;
    const { savedAt, data } = stored;
    const age = Date.now() - savedAt;
    const isRecent = age >= 0 && age < hours * HOUR;
    return isRecent ? { savedAt, data, page: parsePage(stored.page) } : undefined;
  }

  return {
    store,
    pages,
    parse,
    async read({ queryHash, meta }) {
      const answer = parse(await store.get(queryHash)) ?? parse(await pages.get(queryHash));
      const data = readStoredData(meta, answer?.data);
      return answer && data !== undefined ? { ...answer, data } : undefined;
    },
    async readPages() {
      const storedEntries = await Promise.all(
        [store, pages].map((each) => each.entries().catch(() => [])),
      );
      const answers = storedEntries
        .flat()
        .flatMap(([, value]) => parse(value) ?? [])
        .toSorted((a, b) => b.savedAt - a.savedAt);
      const pagesByPath = new Map<string, SavedPage>();
      for (const { page } of answers)
        if (page && !pagesByPath.has(page.path)) pagesByPath.set(page.path, page);
      return [...pagesByPath.values()];
    },
  };
}
