import type { SimplePage } from '@producer-portal/api';
import { FileCard, TextLink } from '@producer-portal/ui';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { downloadPath } from '../../modules/downloads/download-target.ts';
import { safeTarget } from '../../modules/paths/navigation.ts';
import { copy } from './copy.ts';
import styles from './pp-page.module.css';

/** A page's text, the topics it lists, and the forms it offers. */
export function PageBody({ page }: { page: SimplePage }) {
  return (
    <>
      <RecordBody record={page} />
      {page.topics?.length ? <Topics topics={page.topics} /> : null}
      {page.forms?.length ? <Forms forms={page.forms} /> : null}
    </>
  );
}

function Topics({ topics }: { topics: NonNullable<SimplePage['topics']> }) {
  return (
    <section className={styles.section}>
      <h2>{copy.topics}</h2>
      <ul className={styles.list}>
        {topics.map((topic) => {
          const target = safeTarget(topic.path ?? topic.external_url);
          return (
            <li key={topic.title} className={styles.row}>
              <h3>{topic.title}</h3>
              {topic.text ? <p>{topic.text}</p> : null}
              <div className={styles.ways}>
                {target ? (
                  <TextLink
                    href={target.href}
                    externalLabel={target.external ? copy.external : undefined}
                  >
                    {copy.openPage}
                    <span className="pp-visually-hidden">: {topic.title}</span>
                  </TextLink>
                ) : null}
                {topic.phone ? (
                  <a href={`tel:${topic.phone.replace(/[^\d+]/g, '')}`}>
                    {copy.phone} {topic.phone}
                  </a>
                ) : null}
                {topic.email ? (
                  <a href={`mailto:${topic.email}`}>
                    {copy.email} {topic.email}
                  </a>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The forms that the page offers, each with what it is for. */
function Forms({ forms }: { forms: NonNullable<SimplePage['forms']> }) {
  return (
    <section className={styles.section}>
      <h2>{copy.forms}</h2>
      <ul className={styles.list}>
        {forms.map((form) => (
          <li key={form.attachment_id}>
            <FileCard
              name={form.name}
              meta={form.description}
              state="rest"
              actionLabel={copy.download}
              href={downloadPath({ id: form.attachment_id, name: form.name })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
