import type { SuggestionGroup } from '@producer-portal/ui';
import type { AccessSubject } from '../access/access.ts';
import { openPages } from '../access/open-pages.ts';
import { typeTag } from '../content-list/record-tag.ts';
import { rowLink } from '../content-list/row-link.ts';
import type { Favorite } from '../favorites/use-favorites.ts';
import { searchPath } from '../paths/search-path.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';
import { searchDialogCopy as copy } from './copy.ts';

/** A record as far as a suggestion shows it. */
export interface TitledRecord extends LinkableRecord {
  readonly title: string;
}

export interface SuggestionSources {
  /** The latest first. */
  readonly recent: readonly string[];
  readonly favorites: readonly Favorite[];
  /** What was shown lately, whatever it is about. */
  readonly seen: readonly TitledRecord[];
  /** What the host has found for the text, best first. */
  readonly found: readonly TitledRecord[];
  /** Who is asking: what claims close is not suggested. */
  readonly viewer: AccessSubject;
}

const most = { recent: 4, favorites: 4, pages: 4, seen: 3, records: 7 };

/** What can be chosen for a text as it stands; for an empty one what was searched for last, and the favorites. */
export function suggestionGroups(
  text: string,
  { recent, favorites, seen, found, viewer }: SuggestionSources,
): SuggestionGroup[] {
  const fits = fitting(text);
  const kept = favorites.filter(({ title }) => fits(title)).slice(0, most.favorites);
  const known =
    text === ''
      ? []
      : toLinks(
          seen.filter(({ title }) => fits(title)),
          viewer,
        );
  const pages = (text === '' ? [] : openPages(viewer)).filter(
    ({ title, path }) => fits(title) && !kept.some((favorite) => favorite.path === path),
  );
  const records = [...known.slice(0, most.seen), ...toLinks(inTurns(found, text), viewer)].filter(
    ({ href }) => !kept.some(({ path }) => path === href),
  );
  return [
    {
      id: 'recent',
      label: copy.groups.recent,
      items: recent
        .filter(fits)
        .slice(0, most.recent)
        .map((label) => ({ id: label, label, href: searchPath(label) })),
    },
    {
      id: 'favorites',
      label: copy.groups.favorites,
      items: kept.map(({ id, title, path }) => ({ id: String(id), label: title, href: path })),
    },
    {
      id: 'pages',
      label: copy.groups.pages,
      items: pages
        .slice(0, most.pages)
        .map(({ id, title, path }) => ({ id, label: title, href: path })),
    },
    {
      id: 'records',
      label: copy.groups.records,
      items: [...new Map(records.map((item) => [item.href, item])).values()].slice(0, most.records),
    },
  ];
}

/** Tells titles in which a word begins with each word of the text. */
function fitting(text: string): (title: string) => boolean {
  const wanted = wordsOf(text);
  return (title) => {
    const words = wordsOf(title);
    return wanted.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
}

/**
 * What the host has found, with what each word that begins so stands for in turn: who types `motor` sees motor homes and
 * motorcycles among the first, however many there are of the one. A title without such a word stays behind them.
 */
function inTurns(found: readonly TitledRecord[], text: string): readonly TitledRecord[] {
  const last = wordsOf(text).at(-1) ?? '';
  const turns = new Map<string, number>();
  const placed = found.map((record) => {
    const word = wordsOf(record.title).find((each) => each.startsWith(last));
    if (word === undefined) return { record, turn: Infinity };
    const turn = turns.get(word) ?? 0;
    turns.set(word, turn + 1);
    return { record, turn };
  });
  return placed
    .toSorted((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn))
    .map(({ record }) => record);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What has no page of ours to go to is nothing to suggest. */
function toLinks(records: readonly TitledRecord[], viewer: AccessSubject) {
  return records.flatMap((record) => {
    const link = rowLink(record, viewer);
    if (!link || link.external) return [];
    return { id: link.href, label: record.title, href: link.href, meta: typeTag(record)?.label };
  });
}
