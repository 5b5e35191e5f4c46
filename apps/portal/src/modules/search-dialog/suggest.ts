import type { SuggestionGroup } from '@producer-portal/ui';
import type { AccessSubject } from '../access/access.ts';
import { listAccessiblePages } from '../access/accessible-pages.ts';
import { typeTag } from '../content-list/record-tag.ts';
import { rowLink } from '../content-list/row-link.ts';
import type { Favorite } from '../favorites/use-favorites.ts';
import { searchPath } from '../paths/search-path.ts';
import { ownPagePath, type LinkableRecord } from '../record-links/record-links.ts';
import { searchDialogCopy as copy } from './copy.ts';

/** The fields of a record that a suggestion shows. */
export interface TitledRecord extends LinkableRecord {
  readonly title: string;
}

export interface SuggestionSources {
  /** Recent searches, latest first. */
  readonly recent: readonly string[];
  readonly favorites: readonly Favorite[];
  /** Records that were shown recently. */
  readonly cachedRecords: readonly TitledRecord[];
  /** The host's results for the text, best first. */
  readonly results: readonly TitledRecord[];
  /** The user, to leave out closed areas. */
  readonly viewer: AccessSubject;
}

const limits = { recent: 4, favorites: 4, pages: 4, cachedRecords: 3, records: 7 };

/** The suggestions for the typed text; if it is empty, recent searches and favorites. */
export function suggestionGroups(
  text: string,
  { recent, favorites, cachedRecords, results, viewer }: SuggestionSources,
): SuggestionGroup[] {
  const matches = createMatcher(text);
  const matchingFavorites = favorites
    .filter(({ title }) => matches(title))
    .slice(0, limits.favorites);
  const cachedLinks =
    text === ''
      ? []
      : toLinks(
          cachedRecords.filter(({ title }) => matches(title)),
          viewer,
        );
  const pages = (text === '' ? [] : listAccessiblePages(viewer)).filter(
    ({ title, path }) =>
      matches(title) && !matchingFavorites.some((favorite) => favorite.path === path),
  );
  const records = [
    ...cachedLinks.slice(0, limits.cachedRecords),
    ...toLinks(interleave(results, text), viewer),
  ].filter(({ href }) => !matchingFavorites.some(({ path }) => path === href));
  return [
    {
      id: 'recent',
      label: copy.groups.recent,
      items: recent
        .filter(matches)
        .slice(0, limits.recent)
        .map((label) => ({ id: label, label, href: searchPath(label) })),
    },
    {
      id: 'favorites',
      label: copy.groups.favorites,
      items: matchingFavorites.map(({ id, title, path }) => ({
        id: String(id),
        label: title,
        href: path,
      })),
    },
    {
      id: 'pages',
      label: copy.groups.pages,
      items: pages
        .slice(0, limits.pages)
        .map(({ id, title, path }) => ({ id, label: title, href: path })),
    },
    {
      id: 'records',
      label: copy.groups.records,
      items: [...new Map(records.map((item) => [item.href, item])).values()].slice(
        0,
        limits.records,
      ),
    },
  ];
}

/** Creates a matcher for titles that have a word starting with each word of the text. */
function createMatcher(text: string): (title: string) => boolean {
  const prefixes = toWords(text);
  return (title) => {
    const words = toWords(title);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
}

/**
 * Interleaves the host's results by the word that completes the prefix: `motor` shows both motor homes and motorcycles near the
 * top, even if there are far more of one than of the other. Titles without such a word are last.
 */
function interleave(results: readonly TitledRecord[], text: string): readonly TitledRecord[] {
  const prefix = toWords(text).at(-1) ?? '';
  const turns = new Map<string, number>();
  const ranked = results.map((record) => {
    const word = toWords(record.title).find((each) => each.startsWith(prefix));
    if (word === undefined) return { record, turn: Infinity };
    const turn = turns.get(word) ?? 0;
    turns.set(word, turn + 1);
    return { record, turn };
  });
  return ranked
    .toSorted((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn))
    .map(({ record }) => record);
}

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Leaves out records without a portal page. A suggestion has room for only one link, so it leads to the record's own page
 * (docs/product.md#links-in-mixed-lists).
 */
function toLinks(records: readonly TitledRecord[], viewer: AccessSubject) {
  return records.flatMap((record) => {
    const link = rowLink(record, viewer);
    if (!link || link.external) return [];
    const href = ownPagePath(record) ?? link.href;
    return { id: href, label: record.title, href, meta: typeTag(record)?.label };
  });
}
