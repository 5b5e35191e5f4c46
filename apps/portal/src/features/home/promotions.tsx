import { salesPromotions } from '@producer-portal/api';
import { ContentItem, DateStamp, ListSkeleton } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { Part } from '../../modules/parts/part.tsx';
import { createPromotionStamp } from '../../modules/promotions/promotion-period.ts';
import { getCurrentAndUpcomingPromotions } from '../../modules/promotions/running-promotions.ts';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

const maxShown = 2;

/** The running promotions that end soonest, or else upcoming ones; hidden if there are none. */
export function Promotions() {
  const query = useQuery(salesPromotions.list.query(useApi()));
  const now = useNow();
  const today = toEasternDay(now);
  return (
    <Part
      title={copy.promotions}
      query={query}
      isEmpty={(promotions) => getCurrentAndUpcomingPromotions(promotions, today).length === 0}
      skeleton={<ListSkeleton rows={maxShown} />}
      more={{ href: '/sales-and-marketing', label: copy.allPromotions }}
    >
      {(promotions) => (
        <ul className={styles.rows}>
          {getCurrentAndUpcomingPromotions(promotions, today)
            .slice(0, maxShown)
            .map((promotion) => {
              const stamp = createPromotionStamp(promotion, now);
              return (
                <li key={promotion.id}>
                  <ContentItem
                    href="/sales-and-marketing"
                    title={promotion.title}
                    contentLang={contentLang}
                    stamp={stamp && <DateStamp {...stamp} />}
                    meta={stamp?.label}
                  />
                </li>
              );
            })}
        </ul>
      )}
    </Part>
  );
}
