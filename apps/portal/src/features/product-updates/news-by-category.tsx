import type { ProductUpdate } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate } from '../../lib/dates.ts';
import { RecordPageLink } from '../../modules/record-links/record-page-link.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { updatesSearchPath } from './paths.ts';
import { groupByCategory, type CategoryNews } from './group-by-category.ts';
import { updatesCopy as copy } from './copy.ts';
import styles from './pp-updates-index.module.css';

const maxShown = 3;

/** The newest headlines of each category with their publication dates. */
export function NewsByCategory({ updates }: { readonly updates: readonly ProductUpdate[] }) {
  return (
    <div className={styles.columns}>
      {groupByCategory(updates).map((news) => (
        <Category key={news.category?.key ?? ''} news={news} />
      ))}
    </div>
  );
}

function Category({ news: { category, updates } }: { readonly news: CategoryNews }) {
  return (
    <section>
      <h3 className={styles.name}>{category ? hostText(category.name) : copy.other}</h3>
      <ul className={styles.headlines}>
        {updates.slice(0, maxShown).map((update) => (
          <li key={update.id}>
            <Headline update={update} />
          </li>
        ))}
      </ul>
      {category && updates.length > maxShown && (
        <TextLink standalone href={updatesSearchPath('category', category.key)}>
          {copy.allOf(category.name)}
        </TextLink>
      )}
    </section>
  );
}

function Headline({ update }: { readonly update: ProductUpdate }) {
  return (
    <>
      <span className={styles.day}>{formatPublishedDate(update.published_at, useNow())}</span>
      <RecordPageLink record={update} />
    </>
  );
}
