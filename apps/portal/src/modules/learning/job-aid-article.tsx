import { type JobAid, jobAids } from '@producer-portal/api';
import { KeyValueList } from '@producer-portal/ui';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../content-detail/copy.ts';
import { useNeighbors } from '../content-detail/neighbors.ts';
import { RecordArticle } from '../content-detail/record-article.tsx';
import { typeTag } from '../content-list/record-tag.ts';
import { readTimeText, statesText } from '../content-list/row-texts.ts';
import { hostText } from '../../lib/host-text.tsx';
import { jobAidCopy as copy, learningCopy } from './copy.ts';
import { joinTermNames } from './term-names.ts';

/** The page of a job aid. */
export function JobAidArticle({ aid }: { readonly aid: JobAid }) {
  const items = [
    { term: learningCopy.details.systems, details: hostText(joinTermNames(aid.systems)) },
    { term: learningCopy.details.products, details: hostText(joinTermNames(aid.products)) },
  ].filter(({ details }) => details !== null);
  return (
    <RecordArticle
      record={aid}
      tag={typeTag(aid)}
      subtitle={statesText(aid.states)}
      meta={[
        hostText(aid.category?.name),
        aid.is_monthly && copy.monthly,
        aid.is_prelaunch && copy.prelaunch,
        aid.published_at && detailCopy.published(formatLongDate(aid.published_at)),
        readTimeText(aid.readTime),
      ]}
      facts={items.length > 0 && <KeyValueList items={items} />}
      neighbors={useNeighbors(jobAids.list.cacheKey, aid.id)}
    />
  );
}
