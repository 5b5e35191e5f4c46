import { productUpdates } from '@producer-portal/api';
import { ListSkeleton } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { newsPath } from './paths.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-product.module.css';

const maxShown = 3;

/** The latest news about one product; hidden if there is none. */
export function ProductNews({ slug }: { readonly slug: string }) {
  const query = useQuery(productUpdates.list.query(useApi(), { products: [slug] }));
  return (
    <Part
      title={copy.updatesTitle}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeleton={<ListSkeleton rows={1} />}
      more={{ href: `${newsPath}/search?products[]=${slug}`, label: copy.allUpdates }}
    >
      {({ items }) => (
        <ul className={styles.rows}>
          {items.slice(0, maxShown).map((update) => (
            <li key={update.id}>
              <RecordRow record={update} summary={update.excerpt} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
