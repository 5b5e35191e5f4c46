import type { ContentRecord } from '../../resources/content/schema.ts';
import type { Tag } from '../../resources/tags.ts';
import { learningTags } from './learning-terms.ts';

/** Returns the learning tags, and then the other tags of the records as topics, sorted by name. */
export function buildTags(records: readonly Pick<ContentRecord, 'tags'>[]): Tag[] {
  const otherTags = records
    .flatMap(({ tags }) => tags ?? [])
    .filter((tag) => !learningTags.some(({ key }) => key === tag.key));
  const topics = [...new Map(otherTags.map((tag) => [tag.key, tag])).values()]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((tag) => ({ ...tag, group: 'topics' as const }));
  return [...learningTags, ...topics];
}
