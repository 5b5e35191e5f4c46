import { memo } from 'react';
import type { Training } from '@producer-portal/api';
import { ContentItem } from '@producer-portal/ui';
import { contentLang } from '../../lib/page-locale.ts';
import { recordPath } from '../record-links/record-links.ts';
import { hostText } from '../../lib/host-text.tsx';
import { renderCeLabel } from './ce-label.tsx';
import { DurationLabel } from './duration-label.tsx';
import { joinTermNames } from './term-names.ts';

export interface ElearningRowProps {
  readonly training: Training;
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether to show the excerpt. @default true */
  readonly withSummary?: boolean;
}

/** One e-learning in a list, with its length where other rows have a date. */
export const ElearningRow = memo(function ElearningRow({
  training,
  headingLevel,
  withSummary = true,
}: ElearningRowProps) {
  const { title, duration, types, systems, ce_credits: credits, excerpt } = training;
  return (
    <ContentItem
      href={recordPath(training) ?? undefined}
      title={title}
      contentLang={contentLang}
      headingLevel={headingLevel}
      stamp={<DurationLabel minutes={duration} />}
      meta={[
        hostText(joinTermNames(types)),
        renderCeLabel(credits),
        hostText(joinTermNames(systems)),
      ].filter(Boolean)}
      summary={withSummary && excerpt}
    />
  );
});
