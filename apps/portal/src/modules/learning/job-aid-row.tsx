import { memo } from 'react';
import type { JobAid } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { RecordRow } from '../content-list/record-row.tsx';
import { postedText } from '../content-list/row-texts.ts';
import { fileDetails } from '../downloads/file-details.ts';
import { hostText } from '../../lib/host-text.tsx';
import { jobAidCopy as copy } from './copy.ts';
import { termNames } from './term-names.ts';

export interface JobAidRowProps {
  readonly aid: JobAid;
}

/** One job aid in a list: its topic, system, and attachment. */
export const JobAidRow = memo(function JobAidRow({ aid }: JobAidRowProps) {
  return (
    <RecordRow
      record={aid}
      stamp={null}
      meta={[
        aid.is_monthly ? copy.monthly : null,
        aid.is_prelaunch ? copy.prelaunch : null,
        hostText(termNames(aid.systems)),
        attachmentDetails(aid),
        postedText(aid.published_at, useNow()),
      ]}
      summary={aid.excerpt}
      headingLevel={2}
    />
  );
});

/** The type and size of a job aid's first attachment: `PDF, 121 KB`; null without one. */
export function attachmentDetails({ attachments }: Pick<JobAid, 'attachments'>): string | null {
  const [attachment] = attachments ?? [];
  return (attachment && fileDetails(attachment).join(', ')) || null;
}
