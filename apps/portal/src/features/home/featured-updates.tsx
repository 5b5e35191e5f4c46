import { productUpdates, type ProductUpdate } from '@producer-portal/api';
import { ContentItem, ListSkeleton } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { postedText, statesText } from '../../modules/content-list/row-texts.ts';
import { Part } from '../../modules/parts/part.tsx';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import { isSameRecord, type HomeNews } from './home-news.ts';
import styles from './pp-home.module.css';

const maxShown = 3;

/** Featured product updates that aren't in the featured content; hidden if there are none. */
export function FeaturedUpdates({ featured }: Pick<HomeNews, 'featured'>) {
  const now = useNow();
  const excludeFeatured = (updates: readonly ProductUpdate[]) =>
    updates.filter((update) => !featured.some((record) => isSameRecord(record, update)));
  const query = useQuery(productUpdates.list.query(useApi(), { is_featured: true }));
  return (
    <Part
      title={copy.featuredUpdates}
      query={query}
      isEmpty={({ items }) => excludeFeatured(items).length === 0}
      skeleton={<ListSkeleton rows={1} />}
      more={{ href: '/products/product-news-and-updates', label: copy.allUpdatesAboutProducts }}
    >
      {({ items }) => (
        <ul className={styles.entries}>
          {excludeFeatured(items)
            .slice(0, maxShown)
            .map((update) => (
              <li key={update.id}>
                <ContentItem
                  href={recordPath(update) ?? undefined}
                  title={update.title}
                  contentLang={contentLang}
                  meta={[postedText(update.published_at, now), statesText(update.states)]}
                  summary={update.excerpt}
                />
              </li>
            ))}
        </ul>
      )}
    </Part>
  );
}
