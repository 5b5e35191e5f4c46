import { type Guide, guides } from '@producer-portal/api';
import { DateStamp, KeyValueList } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay, formatLongDate, formatPublishedDate } from '../../lib/dates.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { useNeighbors } from '../../modules/content-detail/neighbors.ts';
import { RecordArticle } from '../../modules/content-detail/record-article.tsx';
import { ReplacedAnnouncement } from '../../modules/content-detail/replaced-announcement.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { readTimeText, statesText } from '../../modules/content-list/row-texts.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useApi } from '../../modules/session/services.tsx';
import { sortStates } from '../../modules/states/sort-states.ts';
import { guidesCopy as copy } from './copy.ts';
import { createGuideStamp, type Replacement } from './guide-details.ts';
import { useReplacement } from './use-replacement.ts';

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
  const now = useNow();
  const stamp = createGuideStamp(guide, replacement, now);
  return (
    <RecordArticle
      record={guide}
      tag={typeTag(guide)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={detailCopy.ended} />}
      decision={[
        guide.new_business_on &&
          copy.newBusinessFrom(formatPublishedDate(guide.new_business_on, now)),
        guide.renewal_on && copy.renewalsFrom(formatPublishedDate(guide.renewal_on, now)),
        statesText(guide.states),
      ]}
      status={replacement && <Replaced guide={guide} replacement={replacement} />}
      meta={[
        guide.number,
        guide.published_at && detailCopy.published(formatLongDate(guide.published_at)),
        readTimeText(guide.readTime),
      ]}
      facts={<GuideDetails guide={guide} />}
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
  const toNames = (list: Guide['states'] | Guide['products']) =>
    list?.map(({ name }) => name) ?? [];
  const items = [
    { term: copy.details.newBusiness, details: formatStart(guide.new_business_on) },
    { term: copy.details.renewals, details: formatStart(guide.renewal_on) },
    { term: copy.details.states, details: sortStates(toNames(guide.states)).join(', ') },
    { term: copy.details.products, details: toNames(guide.products).join(', ') },
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
