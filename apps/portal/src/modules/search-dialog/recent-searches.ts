import { readText, writeText } from '../../lib/storage.ts';

const STORAGE_KEY = 'recentSearches';
const MAX_COUNT = 6;
const MAX_LENGTH = 100;

/**
 * The user's recent searches in this tab, latest first. Ignores malformed values and those of another user. Searches are stored
 * per tab, so that no customer names remain on a shared computer.
 */
export function readRecentSearches(uuid: string): string[] {
  const stored = parse(readText('session', STORAGE_KEY));
  if (stored?.uuid !== uuid || !Array.isArray(stored.value)) return [];
  return stored.value
    .filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= MAX_LENGTH)
    .slice(0, MAX_COUNT);
}

/** Adds a search to the front of the recent searches. */
export function saveRecentSearch(uuid: string, text: string): void {
  if (text.trim() === '' || text.length > MAX_LENGTH) return;
  const otherSearches = readRecentSearches(uuid).filter(
    (other) => other.toLowerCase() !== text.toLowerCase(),
  );
  writeText(
    'session',
    STORAGE_KEY,
    JSON.stringify({ uuid, value: [text, ...otherSearches].slice(0, MAX_COUNT) }),
  );
}

function parse(text: string | null): { uuid?: unknown; value?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
