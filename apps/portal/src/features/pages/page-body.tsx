import type { SimplePage } from '@producer-portal/api';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { DownloadCard } from '../../modules/downloads/download-card.tsx';
import { Topics } from '../../modules/topics/topics.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { copy } from './copy.ts';
import styles from './pp-page.module.css';

/**
 * A simple page's text, topics, and forms. If several topics have a phone number, the topics come before the text, which
 * alone can fill a small screen.
 */
export function PageBody({ page }: { page: SimplePage }) {
  const phoneCount = page.topics?.filter(({ phone }) => phone).length ?? 0;
  const topics = page.topics?.length ? (
    <Topics title={copy.topics(phoneCount > 0)} topics={page.topics} />
  ) : null;
  return (
    <>
      {phoneCount > 1 && topics}
      <RecordBody record={page} />
      {phoneCount > 1 ? null : topics}
      {page.forms?.length ? <Forms forms={page.forms} /> : null}
    </>
  );
}

/** Cards that download the page's forms. */
function Forms({ forms }: { forms: NonNullable<SimplePage['forms']> }) {
  return (
    <section className={styles.section}>
      <h2>{copy.forms}</h2>
      <ul className={styles.list}>
        {forms.map((form) => (
          <li key={form.attachment_id}>
            <DownloadCard
              file={{ id: form.attachment_id, name: form.name }}
              meta={hostText(form.description)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
