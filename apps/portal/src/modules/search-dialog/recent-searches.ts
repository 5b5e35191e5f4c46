import { readText, writeText } from '../../lib/storage.ts';

const KEY = 'recentSearches';
const MOST = 6;
const LONGEST = 100;

/**
 * What this person has searched for in this tab, the latest first; another person's or a garbled value counts as none.
 * It goes with the tab: a name that was searched for at a shared desk stays with nobody.
 */
export function recallSearches(uuid: string): string[] {
  const stored = parse(readText('session', KEY));
  if (stored?.uuid !== uuid || !Array.isArray(stored.value)) return [];
  return stored.value
    .filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST)
    .slice(0, MOST);
}

/** Puts a search before those that were made earlier. */
export function rememberSearch(uuid: string, text: string): void {
  if (text.trim() === '' || text.length > LONGEST) return;
  const others = recallSearches(uuid).filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeText('session', KEY, JSON.stringify({ uuid, value: [text, ...others].slice(0, MOST) }));
}

function parse(text: string | null): { uuid?: unknown; value?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
