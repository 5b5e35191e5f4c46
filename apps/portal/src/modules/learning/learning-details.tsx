import type { Training, Webinar } from '@producer-portal/api';
import { KeyValueList, type KeyValueItem } from '@producer-portal/ui';
import { ceText } from './ce-credits.ts';
import { learningCopy as copy } from './copy.ts';
import { termNames } from './term-names.ts';

export interface LearningDetailsProps {
  readonly record: Pick<Webinar, 'types' | 'platforms' | 'products' | 'ce_credits'> &
    Pick<Training, 'systems'>;
  /** Facts to show before the common ones. */
  readonly first?: readonly KeyValueItem[];
}

/** The facts of a course. Missing ones are left out. */
export function LearningDetails({ record, first = [] }: LearningDetailsProps) {
  const items = [
    ...first,
    { term: copy.facts.credits, details: ceText(record.ce_credits) },
    { term: copy.facts.kinds, details: termNames(record.types) },
    { term: copy.facts.products, details: termNames(record.products) },
    { term: copy.facts.systems, details: termNames(record.systems) },
    { term: copy.facts.platforms, details: termNames(record.platforms) },
  ];
  return <KeyValueList items={items.filter(({ details }) => Boolean(details))} />;
}
