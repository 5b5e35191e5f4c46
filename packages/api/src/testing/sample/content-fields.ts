import { estimateReadingMinutes } from './compose.ts';
import { getContact } from './contacts.ts';
import type { SampleCalendar } from './dates.ts';
import { sampleImage } from './image-list.ts';
import { createProductRef } from './products.ts';
import { hash } from './random.ts';
import type { ContentSeed } from './seed.ts';
import { findState } from './states.ts';

type Published = { published_at?: string | null | undefined };

/** Comparator for `sort`: newest record first. */
export const newestFirst = (one: Published, other: Published) =>
  (other.published_at ?? '').localeCompare(one.published_at ?? '');

/**
 * Returns the fields that all content records share.
 *
 * @param body HTML. Tokens such as `{day:12}` become dates.
 */
export function buildContentFields(
  seed: ContentSeed,
  id: number,
  body: string,
  calendar: SampleCalendar,
) {
  // The hash selects a minute in office hours, so records of the same day rarely share a minute.
  const minute = hash(seed.slug) % (8 * 60);
  const time = `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const publishedAt =
    'hours' in seed.ago
      ? new Date(calendar.now.getTime() - seed.ago.hours * 3_600_000).toISOString()
      : calendar.instant(calendar.workday(-seed.ago.days), time);
  const withDates = (text: string) =>
    calendar.replaceDateTokens(text, {
      from: seed.from,
      until: seed.until,
      published: calendar.toDayOffset(publishedAt),
    });
  const contents = withDates(body).trim();

  return {
    id,
    slug: seed.slug,
    title: withDates(seed.title),
    contents: [{ content: contents }],
    excerpt: withDates(seed.summary),
    ...(seed.states && { states: seed.states.map(findState) }),
    ...(seed.products && { products: seed.products.map(createProductRef) }),
    ...(seed.channel && { channel: seed.channel }),
    ...(seed.agents && { agents: [...seed.agents] }),
    readTime: estimateReadingMinutes(contents),
    ...(seed.image && { image: sampleImage(seed.image) }),
    published_at: publishedAt,
    updated_at: publishedAt,
    ...(seed.files && {
      attachments: seed.files.map((file, index) => ({ id: `${id}-${index + 1}`, ...file })),
    }),
    ...(seed.contact && { contact: getContact(seed.contact) }),
  };
}
