import { type SalesPromotion, salesPromotions } from '@producer-portal/api';
import { ContentItem, DateStamp, ListSkeleton } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { statesText } from '../../modules/content-list/row-texts.ts';
import { Part } from '../../modules/parts/part.tsx';
import { createPromotionStamp } from '../../modules/promotions/promotion-period.ts';
import { useApi } from '../../modules/session/services.tsx';
import { salesCopy as copy } from './copy.ts';
import styles from './pp-sales.module.css';
import { getCurrentAndUpcomingPromotions } from '../../modules/promotions/running-promotions.ts';

/** Current and upcoming promotions with their dates, states, and terms. */
export function Promotions() {
  const query = useQuery(salesPromotions.list.query(useApi()));
  const today = toEasternDay(useNow());
  return (
    <Part
      title={copy.promotions}
      query={query}
      isEmpty={(promotions) => getCurrentAndUpcomingPromotions(promotions, today).length === 0}
      empty={<p>{copy.noPromotions}</p>}
      skeleton={<ListSkeleton rows={2} />}
    >
      {(promotions) => (
        <ul className={styles.promotions}>
          {getCurrentAndUpcomingPromotions(promotions, today).map((promotion) => (
            <li key={promotion.id}>
              <Promotion promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Promotion({ promotion }: { promotion: SalesPromotion }) {
  const { title, excerpt, contents } = promotion;
  const stamp = createPromotionStamp(promotion, useNow());
  return (
    <ContentItem
      title={title}
      contentLang={contentLang}
      stamp={stamp && <DateStamp {...stamp} />}
      meta={[stamp?.label, statesText(promotion.states)]}
      summary={
        <>
          {excerpt && (
            <p className={styles.excerpt} lang={contentLang}>
              {excerpt}
            </p>
          )}
          {contents?.length ? (
            <details className={styles.how}>
              <summary>
                {copy.how}
                <span className="pp-visually-hidden" lang={contentLang}>
                  : {title}
                </span>
              </summary>
              <RecordBody
                record={promotion}
                headingOffset={3}
                idPrefix={`promotion-${promotion.id}-`}
              />
            </details>
          ) : null}
        </>
      }
    />
  );
}
