import type { Training, Webinar } from '@producer-portal/api';
import { KeyValueList, type KeyValueItem } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import { formatCeCredits } from './ce-credits.ts';
import { learningCopy as copy } from './copy.ts';
import { joinTermNames } from './term-names.ts';

export interface LearningDetailsProps {
  readonly record: Pick<Webinar, 'types' | 'platforms' | 'products' | 'ce_credits'> &
    Pick<Training, 'systems'>;
  /** Details to show before the details that all courses have. */
  readonly leadingItems?: readonly KeyValueItem[];
}

/** The details of a course. Missing ones are left out. */
export function LearningDetails({ record, leadingItems = [] }: LearningDetailsProps) {
  const items = [
    ...leadingItems,
    { term: copy.details.credits, details: formatCeCredits(record.ce_credits) },
    { term: copy.details.kinds, details: hostText(joinTermNames(record.types)) },
    { term: copy.details.products, details: hostText(joinTermNames(record.products)) },
    { term: copy.details.systems, details: hostText(joinTermNames(record.systems)) },
    { term: copy.details.platforms, details: hostText(joinTermNames(record.platforms)) },
  ];
  return <KeyValueList items={items.filter(({ details }) => Boolean(details))} />;
}
