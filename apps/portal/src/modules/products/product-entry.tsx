import type { Product } from '@producer-portal/api';
import type { ReactNode } from 'react';
import { KindTag } from '../content-list/kind-tag.tsx';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { productCopy as copy } from './copy.ts';
import { UserStatesSummary } from './user-states-summary.tsx';
import styles from './pp-products.module.css';
import { ProductIllustration } from './product-illustration.tsx';

export interface ProductEntryProps {
  readonly product: Product;
  /** Availability text. @default how many of the user's states offer it */
  readonly availability?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

/** One product in a list: illustration, summary, and availability. */
export function ProductEntry({ product, availability, headingLevel = 3 }: ProductEntryProps) {
  const { slug, summary, excerpt, is_new: isNew } = product;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.entry}>
      <ProductIllustration slug={slug} className={styles.illustration} />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <RecordPageLink record={product} />
          {isNew && (
            <>
              {' '}
              <KindTag tag={{ family: 'product', label: copy.isNew }} />
            </>
          )}
        </Heading>
        <p className={styles.summary}>{hostText(summary ?? excerpt)}</p>
        {availability ?? <UserStatesSummary product={product} />}
      </div>
    </div>
  );
}
