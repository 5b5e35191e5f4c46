import { readingMinutes } from './compose.ts';
import { contact } from './contacts.ts';
import type { SampleCalendar } from './dates.ts';
import { sampleImage } from './image-list.ts';
import { productRef } from './products.ts';
import { hash } from './random.ts';
import type { ContentSeed } from './seed.ts';
import { stateRef } from './states.ts';

type Published = { published_at?: string | null | undefined };

/** Sorts records as lists show them. */
export const newestFirst = (one: Published, other: Published) =>
  (other.published_at ?? '').localeCompare(one.published_at ?? '');

/**
 * The fields that every content record fills in the same way.
 *
 * @param body HTML, in which `{day:12}` and its like become dates
 */
export function contentFields(
  spec: ContentSeed,
  id: number,
  body: string,
  calendar: SampleCalendar,
) {
  // Office hours, spread so that no two records of a day share a minute by design.
  const minute = hash(spec.slug) % (8 * 60);
  const time = `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const published =
    'hours' in spec.ago
      ? new Date(calendar.now.getTime() - spec.ago.hours * 3_600_000).toISOString()
      : calendar.instant(calendar.workday(-spec.ago.days), time);
  const write = (text: string) =>
    calendar.write(text, {
      from: spec.from,
      until: spec.until,
      published: calendar.offsetOf(published),
    });
  const contents = write(body).trim();

  return {
    id,
    slug: spec.slug,
    title: write(spec.title),
    contents: [{ content: contents }],
    excerpt: write(spec.summary),
    ...(spec.states && { states: spec.states.map(stateRef) }),
    ...(spec.products && { products: spec.products.map(productRef) }),
    ...(spec.channel && { channel: spec.channel }),
    ...(spec.agents && { agents: [...spec.agents] }),
    readTime: readingMinutes(contents),
    ...(spec.image && { image: sampleImage(spec.image) }),
    published_at: published,
    updated_at: published,
    ...(spec.files && {
      attachments: spec.files.map((file, index) => ({ id: `${id}-${index + 1}`, ...file })),
    }),
    ...(spec.contact && { contact: contact(spec.contact) }),
  };
}
