import type { JobAid } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { categoryTag } from '../content-list/record-tag.ts';
import { RecordRow } from '../content-list/record-row.tsx';
import { postedText } from '../content-list/row-facts.ts';
import { fileFacts } from '../downloads/file-facts.ts';
import { jobAidCopy as copy } from './copy.ts';
import { termNames } from './term-names.ts';

export interface JobAidRowProps {
  readonly aid: JobAid;
}

/** One job aid in a list: what it is for, in which system, and whether there is a sheet to print. */
export function JobAidRow({ aid }: JobAidRowProps) {
  return (
    <RecordRow
      record={aid}
      tag={categoryTag(aid)}
      stamp={null}
      facts={[
        aid.is_monthly ? copy.monthly : null,
        aid.is_prelaunch ? copy.prelaunch : null,
        termNames(aid.systems),
        sheetFact(aid),
        postedText(aid.published_at, useNow()),
      ]}
      summary={aid.excerpt}
      headingLevel={2}
    />
  );
}

/** What the sheet that comes with it is: `PDF, 121 kB`; null where there is none. */
export function sheetFact({ attachments }: Pick<JobAid, 'attachments'>): string | null {
  const [sheet] = attachments ?? [];
  return (sheet && fileFacts(sheet).join(', ')) || null;
}
