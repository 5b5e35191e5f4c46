import type { ContentRecord } from '@producer-portal/api';
import { ContentItem } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { rowLink } from '../../modules/content-list/row-link.ts';
import { statesText, statusOrPostedText } from '../../modules/content-list/row-texts.ts';
import { useSession } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** The featured content that home doesn't show above this section; hidden if there is none. */
export function Featured({ records }: { readonly records: readonly ContentRecord[] }) {
  const now = useNow();
  const session = useSession();
  if (records.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="home-featured">
      <div className={styles.heading}>
        <h2 id="home-featured">{copy.featured}</h2>
      </div>
      <ul className={styles.entries}>
        {records.map((record) => {
          const tag = typeTag(record);
          const link = rowLink(record, session);
          return (
            <li key={`${record.record_type}-${record.id}`}>
              <ContentItem
                className={styles.entry}
                href={link?.href}
                external={link?.external}
                title={nowrapPhrases(record.title)}
                contentLang={contentLang}
                tag={tag && <KindTag tag={tag} />}
                meta={[statusOrPostedText(record, now), statesText(record.states)]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
