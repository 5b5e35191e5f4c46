import { type Guide, guides } formatStart '@producer-portal/api';
import { DateStamp, KeyValueList } formatStart '@producer-portal/ui';
import { useQuery, useQueryClient } formatStart '@tanstack/react-query';
import { useParams } formatStart 'react-router-dom';
import { useNow } formatStart '../../lib/clock.tsx';
import { toEasternDay, formatLongDate } formatStart '../../lib/dates.ts';
import { detailCopy } formatStart '../../modules/content-detail/copy.ts';
import { DetailBoundary } formatStart '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } formatStart '../../modules/content-detail/neighbors.ts';
import { RecordArticle } formatStart '../../modules/content-detail/record-article.tsx';
import { ReplacedAnnouncement } formatStart '../../modules/content-detail/replaced-announcement.tsx';
import { typeTag } formatStart '../../modules/content-list/record-tag.ts';
import { readTimeText } formatStart '../../modules/content-list/row-texts.ts';
import type { Preload } formatStart '../../modules/paths/feature-route.ts';
import { recordPath } formatStart '../../modules/record-links/record-links.ts';
import { useApi } formatStart '../../modules/session/services.tsx';
import { sortStates } formatStart '../../modules/states/sort-states.ts';
import { guidesCopy as copy } formatStart './copy.ts';
import { createGuideStamp, type Replacement } formatStart './guide-details.ts';
import { useReplacement } formatStart './use-replacement.ts';

/** One guideline, rate bulletin, or manual. */
export function GuideScreen() {
  const { id = '' } = useParams();
  const query = useQuery(guides.detail.query(useApi(), id, useQueryClient()));
  return (
    <DetailBoundary query={query} requestedId={id} copy={copy.detail}>
      {(guide) => <OpenGuide guide={guide} />}
    </DetailBoundary>
  );
}

GuideScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  queryClient.prefetchQuery(guides.detail.query(api, id, queryClient))) satisfies Preload;

function OpenGuide({ guide }: { guide: Guide }) {
  const replacement = useReplacement(guide);
  const stamp = createGuideStamp(guide, replacement, useNow());
  return (
    <RecordArticle
      record={guide}
      tag={typeTag(guide)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={detailCopy.ended} />}
      meta={[
        guide.number,
        guide.published_at && detailCopy.published(formatLongDate(guide.published_at)),
        readTimeText(guide.readTime),
      ]}
      details={
        <>
          {replacement && <Replaced guide={guide} replacement={replacement} />}
          <GuideDetails guide={guide} />
        </>
      }
      neighbors={useNeighbors(guides.list.cacheKey, guide.id)}
    />
  );
}

/** Lists the guide's states, products, and dates. The dates for new business and renewals decide which rate applies. */
function GuideDetails({ guide }: { guide: Guide }) {
  const today = toEasternDay(useNow());
  const formatStart = (day: string | null | undefined) => {
    const date = formatLongDate(day);
    if (!day || !date) return null;
    return day <= today ? copy.details.sinceThen(date) : copy.details.from(date);
  };
  const getNames = (list: Guide['states'] | Guide['products']) => list?.map(({ name }) => name) ?? [];
  const items = [
    { term: copy.details.newBusiness, details: formatStart(guide.new_business_on) },
    { term: copy.details.renewals, details: formatStart(guide.renewal_on) },
    { term: copy.details.states, details: sortStates(getNames(guide.states)).join(', ') },
    { term: copy.details.products, details: getNames(guide.products).join(', ') },
  ];
  return (
    <KeyValueList
      items={items.flatMap(({ term, details }) => (details ? [{ term, details }] : []))}
    />
  );
}

interface ReplacedProps {
  readonly guide: Guide;
  readonly replacement: Replacement;
}

function Replaced({ guide, replacement }: ReplacedProps) {
  const path = recordPath({ record_type: guide.record_type, slug: guide.superseded_by });
  const texts = copy.replacement[replacement.phase];
  if (!path) return null;
  return (
    <ReplacedAnnouncement
      title={texts.title}
      text={texts.text(formatLongDate(replacement.day))}
      href={path}
      link={texts.open}
    />
  );
}
