import { revisions, type ContentRecord, type RevisionDetail } from '@producer-portal/api';
import { findRevisionInEffect, getRevisionFields } from '@producer-portal/api/revisions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toEasternDay } from '../../lib/dates.ts';
import { DetailBoundary, type DetailBoundaryProps } from '../content-detail/detail-boundary.tsx';
import { useApi } from '../session/services.tsx';
import { toInstant, type AsOf } from './as-of.ts';
import { NoRevision } from './no-revision.tsx';
import { findPeriod } from './periods.ts';

type DatedAnnouncement = ContentRecord & { readonly revision: RevisionDetail };

export interface AnnouncementAsOfProps {
  readonly recordType: 'Alert' | 'PolicyUpdate';
  /** The id or slug in the URL. */
  readonly id: string;
  readonly asOf: AsOf;
  readonly copy: DetailBoundaryProps<ContentRecord>['copy'];
  readonly children: (record: DatedAnnouncement) => ReactNode;
}

/**
 * An alert or a policy update as of a date, built from its revision, because the only call for a single announcement marks it
 * as read and always returns the newest version. A revision has fewer fields: for example, no related announcements.
 */
export function AnnouncementAsOf({ recordType, id, asOf, copy, children }: AnnouncementAsOfProps) {
  const api = useApi();
  const list = useQuery(revisions.list.query(api, { record_type: recordType, record: id }));
  const instant = toInstant(asOf.at);
  const revisionInEffect =
    list.data && findRevisionInEffect(list.data, new Date(instant), asOf.purpose);
  const detail = useQuery({
    ...revisions.detail.query(api, revisionInEffect?.id ?? ''),
    enabled: revisionInEffect !== undefined,
  });
  if (list.data && !revisionInEffect) {
    return <NoRevision asOf={asOf} record={list.data[0]?.record ?? null} />;
  }
  const isFailed = list.error !== null;
  return (
    <DetailBoundary
      query={{
        data: detail.data && toRecord(detail.data, asOf, instant),
        error: list.error ?? detail.error,
        isFetching: list.isFetching || detail.isFetching,
        isPlaceholderData: false,
        refetch: isFailed ? list.refetch : detail.refetch,
      }}
      requestedId={id}
      copy={copy}
    >
      {children}
    </DetailBoundary>
  );
}

/** Builds an announcement from its revision. */
function toRecord(revision: RevisionDetail, { purpose }: AsOf, instant: number): DatedAnnouncement {
  const { record, published_at, scope } = revision;
  const fields = getRevisionFields(revision);
  const period = findPeriod(revision, purpose, instant);
  // Uses the last minute of the period, because a period that ends at midnight doesn't include the day that starts then.
  const lastMinute = period?.until && Date.parse(period.until) - 60_000;
  return {
    ...record,
    ...fields,
    // A revision that limits binding in only some states can come without `states`. Its scope then has the states.
    states: fields.states ?? scope?.states,
    published_at,
    effective_from: period && toEasternDay(period.from),
    effective_until: lastMinute ? toEasternDay(lastMinute) : undefined,
    revision,
  };
}
