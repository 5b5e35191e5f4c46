import type { ProductUpdate } from '@producer-portal/api';
import { ButtonLink, MetaLine } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import {
  subjectText,
  statusOrPostedText,
  statesText,
} from '../../modules/content-list/row-texts.ts';
import { ProductIllustration } from '../../modules/products/product-illustration.tsx';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { hostText } from '../../lib/host-text.tsx';
import { updatesCopy as copy } from './copy.ts';
import styles from './pp-updates-index.module.css';

const maxOthers = 3;

/** Featured updates: the newest as the lead, with others next to it. */
export function Featured({ updates: [lead, ...others] }: { updates: readonly ProductUpdate[] }) {
  if (!lead) return null;
  return (
    <div className={styles.featured}>
      <Lead update={lead} />
      {others.length > 0 && (
        <ul className={styles.rows} aria-label={copy.alsoFeatured}>
          {others.slice(0, maxOthers).map((update) => (
            <li key={update.id}>
              <UpdateRow update={update} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Lead({ update }: { readonly update: ProductUpdate }) {
  const now = useNow();
  const path = recordPath(update);
  const metaItems = [
    hostText(subjectText(update)),
    statusOrPostedText(update, now),
    statesText(update.states),
  ];
  return (
    <div className={styles.lead}>
      <ProductIllustration slug={update.products?.[0]?.slug} className={styles.illustration} />
      <div className={styles.leadText}>
        <p className={styles.meta}>
          <MetaLine>{metaItems}</MetaLine>
        </p>
        <h3 className={styles.headline}>{hostText(update.title)}</h3>
        {update.excerpt && <p className={styles.excerpt}>{hostText(update.excerpt)}</p>}
        {path && <ButtonLink href={path}>{copy.read}</ButtonLink>}
      </div>
    </div>
  );
}

function UpdateRow({ update }: { readonly update: ProductUpdate }) {
  return <RecordRow record={update} />;
}
