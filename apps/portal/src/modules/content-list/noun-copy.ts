import { formatNumber } from '../../lib/format-number.ts';
import { listCopy, recordCopy } from './copy.ts';

/*
 * Builds English sentences from nouns. Only for folders whose texts are not in the catalogs yet: write whole sentences with
 * `listCopy` and `recordCopy` instead, and remove this file with its last use.
 */

/** The noun of a list: `{ one: 'alert', many: 'alerts' }`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly order?: string;
}

/** Texts of a list, built from its noun. */
export const listCopyOf = ({ one, many, order = 'Newest first' }: Noun) =>
  listCopy({
    order,
    loading: `Loading ${many}`,
    slow: `Still loading ${many}. Your connection seems slow.`,
    failedTitle: `Couldn’t load ${many}`,
    emptyTitle: `No ${many} yet`,
    emptyText: `New ${many} for your states appear here.`,
    noMatchesTitle: `No ${many} match your filters`,
    upToDateText: `You have no unread ${many}.`,
    skip: `Skip to ${many}`,
    show: `Show ${many}`,
    pages: `Pages of ${many}`,
    count: (total) => `${formatNumber(total)} ${total === 1 ? one : many}`,
  });

/** Texts of a record's page, built from its noun. */
export const recordCopyOf = ({ one }: Pick<Noun, 'one'>) =>
  recordCopy({
    loading: `Loading ${one}`,
    slow: `Still loading this ${one}. Your connection seems slow.`,
    failedTitle: `Couldn’t load this ${one}`,
  });
