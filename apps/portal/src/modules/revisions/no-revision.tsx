import { revisions } from '@producer-portal/api';
import { ButtonLink, StatusScreen } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { MissingPage } from '../missing-page/missing-page.tsx';
import type { LinkableRecord } from '../record-links/record-links.ts';
import { useApi } from '../session/services.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import { AsOfForm } from './as-of-form.tsx';
import { formatAsOf, withAsOf, type AsOf } from './as-of.ts';
import { asOfCopy as copy } from './copy.ts';
import { findFirstPeriod, formatAsOfDate, toAsOfDate } from './periods.ts';

export interface NoRevisionProps {
  readonly asOf: AsOf;
  /** The record as it is today; null if there is none. */
  readonly record:
    | (LinkableRecord & { readonly id: string | number; readonly title: string })
    | null;
}

/**
 * Replaces a record's page if the record wasn't in effect on the date in the URL. Says when the record first takes effect, and
 * links to that date. The as-of banner above the page links to today's version.
 */
export function NoRevision({ asOf, record }: NoRevisionProps) {
  const { pathname } = useLocation();
  const { purpose } = asOf;
  const { data, isPending } = useQuery({
    ...revisions.list.query(useApi(), {
      record_type: record?.record_type ?? '',
      record: String(record?.id ?? ''),
    }),
    enabled: record !== null,
  });
  usePageTitle(record?.title);
  if (!record) return <MissingPage type="record" />;
  const first = findFirstPeriod(data ?? [], purpose);
  const date = first && formatAsOfDate(first);
  return (
    <StatusScreen
      title={copy.missing[purpose](formatAsOf(asOf.at))}
      primary={
        first &&
        date && (
          <ButtonLink href={withAsOf(pathname, { at: toAsOfDate(first), purpose })}>
            {copy.viewFirst(date)}
          </ButtonLink>
        )
      }
    >
      {date && <p>{copy.first[purpose](record.title, date)}</p>}
      {!date && !isPending && <p>{copy.never[purpose](record.title)}</p>}
      <AsOfForm />
    </StatusScreen>
  );
}
