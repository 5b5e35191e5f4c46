import { readStoredData } from '@producer-portal/api';
import type { Session } from '@producer-portal/api/session';
import type { Query } from '@tanstack/react-query';
import { isAppPath } from '../paths/navigation.ts';
import { openEncryptedStore } from './encrypted-store.ts';
import type { EncryptedStore } from './encrypted-store.ts';

/** A page that the user has opened, which can be offered without a network. */
export interface SavedPage {
  path: string;
  title: string;
}

/** A saved answer. */
export interface Answer {
  /** When the host sent the response, in milliseconds. */
  savedAt: number;
  data: unknown;
  /** The page that shows the answer. Null if the user hasn't opened the page. */
  page: SavedPage | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsePage(value: unknown): SavedPage | null {
  if (!isObject(value)) return null;
  const { path, title } = value;
  return typeof path === 'string' && isAppPath(path) && typeof title === 'string'
    ? { path, title }
    : null;
}

/** The answers of one session. */
export interface AnswerReader {
  store: EncryptedStore;
  /** Undefined if there is no answer to this query, or if it is too old or invalid. */
  read: (query: Query) => Promise<Answer | undefined>;
  /** Checks a stored value, except for its data. Undefined if it isn't an answer, or if it is too old. */
  parse: (stored: unknown) => Answer | undefined;
}

const HOUR = 60 * 60 * 1000;

/** Opens the answers of the signed-in user; null if this browser can't store any. */
export function openAnswers(session: Session, hours: number): AnswerReader | null {
  const store = openEncryptedStore('answers', session);
  if (!store) return null;

  function parse(stored: unknown): Answer | undefined {
    if (!isObject(stored) || typeof stored.savedAt !== 'number') return undefined;
    const { savedAt, data } = stored;
    const age = Date.now() - savedAt;
    const isRecent = age >= 0 && age < hours * HOUR;
    return isRecent ? { savedAt, data, page: parsePage(stored.page) } : undefined;
  }

  return {
    store,
    parse,
    async read({ queryHash, meta }) {
      const answer = parse(await store.get(queryHash));
      const data = readStoredData(meta, answer?.data);
      return answer && data !== undefined ? { ...answer, data } : undefined;
    },
  };
}
