import { type Guide, guides, type Revision } from '@producer-portal/api';
import { DateStamp, KeyValueList } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { dayBefore, formatLongDate, formatPublishedDate, toEasternDay } from '../../lib/dates.ts';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { RecordStatus } from '../../modules/content-detail/record-status.tsx';
import { rowCopy } from '../../modules/content-list/copy.ts';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { isUpcoming, readTimeText, statesText } from '../../modules/content-list/row-texts.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { readAsOf, toAsOfParams, withAsOf, type AsOf } from '../../modules/revisions/as-of.ts';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { useShownAsOf } from '../../modules/revisions/as-of-scope.tsx';
import { DatedBody } from '../../modules/revisions/dated-body.tsx';
import { NoRevision } from '../../modules/revisions/no-revision.tsx';
import { toPeriodItems, withRevisionDates } from '../../modules/revisions/periods.ts';
import { RevisionHistory } from '../../modules/revisions/revision-history.tsx';
import { useSupportedAsOf } from '../../modules/revisions/use-as-of.ts';
import { useMarkRevisionAsRead } from '../../modules/revisions/use-mark-revision.ts';
import { SaveForOffline } from '../../modules/saved/save-for-offline.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { sortStates } from '../../modules/states/sort-states.ts';
import { hostText } from '../../lib/host-text.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';
import { createGuideStamp, getReplacement, type Replacement } from './guide-details.ts';
import { usePredecessor, useRevisionForRenewals, useSuccessor } from './use-versions.ts';

/** One guideline, rate bulletin, or manual. */
export function GuideScreen() {
  const { id = '' } = useParams();
  const asOf = useSupportedAsOf();
  const query = useQuery(guides.detail.query(useApi(), id, useQueryClient(), toAsOfParams(asOf)));
  return (
    <AsOfPage subject="guide">
      <DetailBoundary
        query={query}
        requestedId={id}
        copy={copy.detail}
        missing={asOf && <NoGuide id={id} asOf={asOf} />}
      >
        {(guide) => <OpenGuide guide={asOf ? withRevisionDates(guide) : guide} />}
      </DetailBoundary>
    </AsOfPage>
  );
}

GuideScreen.preload = (({ api, queryClient }, { params: { id = '' }, searchParams }) =>
  queryClient.prefetchQuery(
    guides.detail.query(api, id, queryClient, toAsOfParams(readAsOf(searchParams))),
  )) satisfies Preload;

/** A guide that wasn't in effect on the date in the URL. */
function NoGuide({ id, asOf }: { id: string; asOf: AsOf }) {
  const { data, isPending } = useQuery(guides.detail.query(useApi(), id, useQueryClient()));
  if (isPending) return null;
  return <NoRevision asOf={asOf} record={data ?? null} />;
}

function OpenGuide({ guide }: { guide: Guide }) {
  const now = useNow();
  useMarkRevisionAsRead(guide.revision);
  const isToday = useShownAsOf() === null;
  const successor = useSuccessor(guide);
  const replacement = getReplacement(guide, successor, now);
  const stamp = createGuideStamp(guide, replacement, now);
  const { new_business_on: newBusiness, renewal_on: renewals } = guide;
  return (
    <RecordArticle
      record={guide}
      tag={typeTag(guide)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={detailCopy.ended} />}
      subtitle={[
        newBusiness && copy.newBusinessFrom(formatPublishedDate(newBusiness, now, [renewals])),
        renewals && copy.renewalsFrom(formatPublishedDate(renewals, now, [newBusiness])),
        statesText(guide.states),
      ]}
      status={<GuideStatus guide={guide} replacement={replacement} successor={successor} />}
      // Only the newest revision can be acknowledged here.
      revision={isToday ? guide.revision : null}
      meta={[
        guide.number,
        guide.published_at && detailCopy.published(formatLongDate(guide.published_at)),
        readTimeText(guide.readTime),
      ]}
      facts={<GuideDetails guide={guide} />}
      wrapBody={(body) => <DatedBody record={guide}>{body}</DatedBody>}
      neighbors={useNeighbors(guides.list.cacheKey, guide.id)}
      actions={isToday && <SaveGuide guide={guide} />}
    >
      <RevisionHistory record={guide} />
    </RecordArticle>
  );
}

function SaveGuide({ guide }: { guide: Guide }) {
  const api = useApi();
  const client = useQueryClient();
  const path = recordPath(guide);
  if (path === null) return null;
  return (
    <SaveForOffline
      path={path}
      content={{
        area: copy.title,
        source: guide,
        toRecordKey: (slug) => guides.detail.query(api, slug, client).queryKey,
      }}
    />
  );
}

/**
 * Lists the guide's states, products, and dates. The dates for new business and renewals decide which rate applies. As of another
 * date, they have an end, because the revision may have ended since then.
 */
function GuideDetails({ guide }: { guide: Guide }) {
  const today = toEasternDay(useNow());
  const isAsOf = useShownAsOf() !== null;
  const formatStart = (day: string | null | undefined) => {
    const date = formatLongDate(day);
    if (!day || !date) return null;
    return day <= today ? copy.details.sinceThen(date) : copy.details.from(date);
  };
  const dates =
    isAsOf && guide.revision
      ? toPeriodItems(guide.revision)
      : [
          { term: copy.details.newBusiness, details: formatStart(guide.new_business_on) },
          { term: copy.details.renewals, details: formatStart(guide.renewal_on) },
        ];
  const items = [
    ...dates,
    {
      term: copy.details.states,
      details: sortStates((guide.states ?? []).map(({ code }) => stateName(code))).join(', '),
    },
    {
      term: copy.details.products,
      details: hostText(guide.products?.map(({ name }) => name).join(', ')),
    },
  ];
  return (
    <KeyValueList
      items={items.flatMap(({ term, details }) => (details ? [{ term, details }] : []))}
    />
  );
}

interface GuideStatusProps {
  readonly guide: Guide;
  readonly replacement: Replacement | null;
  readonly successor: Guide | undefined;
}

/**
 * Says whether the guide is in effect yet, and whether another version applies, to which business, and from when. Renders
 * nothing for a guide in effect that has no other version.
 */
function GuideStatus({ guide, replacement, successor }: GuideStatusProps) {
  const now = useNow();
  const predecessor = usePredecessor(guide);
  const revisionForRenewals = useRevisionForRenewals(guide);
  const hasAsOf = useHasCapability('as_of');
  const { status: texts } = copy;
  const start = formatLongDate(guide.new_business_on);
  const renewals = formatLongDate(guide.renewal_on);
  const toLink = (
    { record_type, slug, number }: Guide,
    toLabel: (number: string | null) => string,
  ) => ({
    path: recordPath({ record_type, slug }),
    label: toLabel(number ?? null),
  });
  const toRevisionLink = ({ number }: Revision) => {
    if (!hasAsOf) return undefined;
    const path = recordPath(guide);
    return {
      path: path && withAsOf(path, { at: toEasternDay(now), purpose: 'renewal' }),
      label: texts.viewRevisionForRenewals(number),
    };
  };

  if (isUpcoming(guide.new_business_on, now)) {
    return (
      <RecordStatus
        title={texts.notYet}
        text={texts.applies(texts.thisOne, start, renewals)}
        other={predecessor && toLink(predecessor, texts.viewCurrent)}
      />
    );
  }
  if (!replacement) {
    if (!predecessor && !revisionForRenewals) return null;
    return (
      <RecordStatus
        tone="info"
        title={texts.forNewBusiness}
        text={texts.applies(texts.thisOne, '', renewals)}
        other={
          predecessor
            ? toLink(predecessor, texts.viewForRenewals)
            : revisionForRenewals && toRevisionLink(revisionForRenewals)
        }
      />
    );
  }

  const other = toLink(
    successor ?? { ...guide, slug: guide.superseded_by, number: null },
    texts.view,
  );
  const name = successor?.number ?? texts.newer;
  const nextRenewals = formatLongDate(successor?.renewal_on);
  const lastDay = formatLongDate(replacement.day && dayBefore(replacement.day));
  const lastRenewalDay = formatLongDate(
    replacement.renewalDay && dayBefore(replacement.renewalDay),
  );
  switch (replacement.phase) {
    case 'announced':
      return (
        <RecordStatus
          tone="info"
          title={
            lastRenewalDay
              ? texts.inEffectThroughBoth(lastDay, lastRenewalDay)
              : texts.inEffectThrough(lastDay)
          }
          text={texts.applies(name, formatLongDate(replacement.day), nextRenewals)}
          other={other}
        />
      );
    case 'renewals':
      return (
        <RecordStatus
          title={texts.renewalsThrough(lastDay)}
          text={texts.appliesNow(name, nextRenewals)}
          other={other}
        />
      );
    case 'done':
      return (
        <RecordStatus
          title={texts.replaced(successor?.number ?? null)}
          text={texts.writtenUnder}
          other={other}
        />
      );
    default:
      return <RecordStatus title={rowCopy.newerVersion} other={other} />;
  }
}
