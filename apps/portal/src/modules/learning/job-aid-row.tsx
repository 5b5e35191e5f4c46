import { memo } from 'react';
import type { JobAid } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { RecordRow } from '../content-list/record-row.tsx';
import { postedText } from '../content-list/row-texts.ts';
import { getFileDetails } from '../downloads/file-details.ts';
import { hostText } from '../../lib/host-text.tsx';
import { jobAidCopy as copy } from './copy.ts';
import { joinTermNames } from './term-names.ts';

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
        hostText(joinTermNames(aid.systems)),
        formatAttachment(aid),
        postedText(aid.published_at, useNow()),
      ]}
      summary={aid.excerpt}
      headingLevel={2}
    />
  );
});

/** The type and size of a job aid's first attachment: `PDF, 121 KB`; null without one. */
export function formatAttachment({ attachments }: Pick<JobAid, 'attachments'>): string | null {
  const [attachment] = attachments ?? [];
  return (attachment && getFileDetails(attachment).join(', ')) || null;
}
