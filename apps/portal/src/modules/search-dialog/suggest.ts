import type { Passage } from '@producer-portal/api';
import type { Suggestion, SuggestionGroup } from '@producer-portal/ui';
import type { AccessSubject } from '../access/access.ts';
import { typeTag } from '../content-list/record-tag.ts';
import { rowLink } from '../content-list/row-link.ts';
import { validityText, type ValidityFields } from '../content-list/validity-text.ts';
import type { Favorite } from '../favorites/use-favorites.ts';
import { searchPath } from '../paths/search-path.ts';
import { ownPagePath, type LinkableRecord } from '../record-links/record-links.ts';
import { answersCopy } from '../search-answers/copy.ts';
import type { Answer } from '../search-answers/answer.ts';
import type { SavedPage } from '../saved/answer-reader.ts';
import { copy as savedCopy } from '../saved/copy.ts';
import { passageLink, passageText } from '../search-answers/passage.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { createMatcher } from '../search-answers/words.ts';
import { searchDialogCopy as copy } from './copy.ts';

/** The fields of a record that a suggestion shows. */
export interface SuggestedRecord extends LinkableRecord, ValidityFields {
  readonly title: string;
}

export interface SuggestionSources {
  /** Recent searches, latest first. */
  readonly recent: readonly string[];
  readonly favorites: readonly Favorite[];
  /** The portal's own answers to the text, best first. */
  readonly answers: readonly Answer[];
  /** The passage that answers the text, if it is a question. */
  readonly passage: Passage | null;
  /** The host's results for the text, best first. */
  readonly results: readonly SuggestedRecord[];
  /** The saved pages that match the text. Empty while online, because the host's results include them. */
  readonly saved: readonly SavedPage[];
  /** The user, to leave out areas that the user can't access. */
  readonly viewer: AccessSubject;
  /** The current time in milliseconds. */
  readonly now: number;
}

const limits = { recent: 4, favorites: 4, records: 7, passageLength: 160 };

/**
 * The suggestions for the typed text; if it is empty, recent searches and favorites. Answers and records have the same order as
 * on the search page.
 */
export function createSuggestionGroups(
  text: string,
  { recent, favorites, answers, passage, results, saved, viewer, now }: SuggestionSources,
): SuggestionGroup[] {
  const matches = createMatcher(text);
  const matchingFavorites = favorites
    .filter(({ title }) => matches(title))
    .slice(0, limits.favorites);
  const isFavorite = (href: string) => matchingFavorites.some(({ path }) => path === href);
  const records = results
    .flatMap((record) => toSuggestion(record, viewer, now))
    .filter(({ href }) => !isFavorite(href) && !answers.some((answer) => answer.href === href));
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
      id: 'answers',
      label: answersCopy.title,
      items: answers
        .filter(({ href }) => !isFavorite(href))
        .map(({ kind, title, href }) => ({
          id: href,
          label: title,
          href,
          meta: answersCopy.kinds[kind],
        })),
    },
    {
      id: 'passage',
      label: copy.groups.passage,
      items: passage ? toQuote(passage, viewer) : [],
    },
    {
      id: 'records',
      label: copy.groups.records,
      // Some records share a page. Only the best match suggests it.
      items: records
        .filter(({ href }, index) => records.findIndex((each) => each.href === href) === index)
        .slice(0, limits.records),
    },
    {
      id: 'saved',
      label: savedCopy.pages,
      items: saved
        .filter(({ path }) => !isFavorite(path))
        .slice(0, limits.records)
        .map(({ path, title, isRecord, details }) => ({
          id: path,
          label: title,
          lang: isRecord ? contentLang : undefined,
          href: path,
          meta: details || undefined,
        })),
    },
  ];
}

/**
 * Leaves out a record without a portal page. A suggestion has room for only one link, so it leads to the record's own page
 * (docs/product.md#links-in-mixed-lists).
 */
function toSuggestion(record: SuggestedRecord, viewer: AccessSubject, now: number) {
  const link = rowLink(record, viewer);
  if (!link || link.external) return [];
  const href = ownPagePath(record) ?? link.href;
  const meta = [typeTag(record)?.label, validityText(record, now)].filter(Boolean).join(' · ');
  return [{ id: href, label: record.title, lang: contentLang, href, meta: meta || undefined }];
}

/** Quotes the start of a passage. The link leads to its section. */
function toQuote(passage: Passage, viewer: AccessSubject): Suggestion[] {
  const link = passageLink(passage, viewer);
  if (!link || link.external) return [];
  const text = passageText(passage).replaceAll('\n', ' ');
  const shortened = text.slice(0, limits.passageLength).replace(/\s\S*$/u, '');
  const label = text.length > limits.passageLength ? `${shortened} …` : text;
  return [{ id: link.href, label, lang: contentLang, href: link.href, meta: passage.record.title }];
}
