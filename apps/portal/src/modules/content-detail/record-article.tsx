import type { ContentRecord } from '@producer-portal/api';
import { Button, Icon, InPageNav, MetaLine, PageHeader, TextLink } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { mailHref } from '../../lib/mail.ts';
import { telephoneHref } from '../../lib/telephone.ts';
import { nowrapTimes } from '../../lib/nowrap.ts';
import { KindTag } from '../content-list/kind-tag.tsx';
import type { RecordTag } from '../content-list/record-tag.ts';
import { RecordFiles } from '../downloads/record-files.tsx';
import { HealthPanel } from '../content-health/health-panel.tsx';
import { detailCopy as copy } from './copy.ts';
import type { Neighbor, Neighbors } from './neighbors.ts';
import styles from './pp-article.module.css';
import { RecordBody } from './record-body.tsx';
import { useHeadings } from './use-headings.ts';

export interface RecordArticleProps {
  readonly record: ContentRecord;
  readonly tag?: RecordTag | undefined;
  /** A `DateStamp` next to the title. */
  readonly stamp?: ReactNode;
  /** A callout above everything else, if the record isn't in effect or won't be for long. */
  readonly status?: ReactNode;
  /** Items of the meta line under the title. */
  readonly meta?: ReactNode;
  /** Content between the title and the text, as wide as the text: `RecordDetails`, or the main content (a player, a map). */
  readonly details?: ReactNode;
  /** The first actions in the side column. */
  readonly actions?: ReactNode;
  /** Additional content below the text. */
  readonly children?: ReactNode;
  readonly neighbors?: Neighbors | undefined;
}

/**
 * The page of a record of any type: header, text, and a side column with files, contact, and print. A long text gets a table of
 * contents.
 */
export function RecordArticle({
  record,
  tag,
  stamp,
  status,
  meta,
  details,
  actions,
  children,
  neighbors,
}: RecordArticleProps) {
  const [body, headings] = useHeadings<HTMLDivElement>(record.contents?.[0]?.content);
  return (
    <article className={styles.article}>
      <div className={styles.header} data-stamped={stamp ? '' : undefined}>
        <PageHeader
          title={nowrapTimes(record.title)}
          kicker={tag && <KindTag tag={tag} />}
          stamp={stamp}
          meta={meta && <MetaLine>{meta}</MetaLine>}
        />
        {status}
      </div>
      <InPageNav label={copy.onThisPage} headings={headings} className={styles.contents} />
      <div className={styles.main}>
        {details && <div className={styles.facts}>{details}</div>}
        <div ref={body}>
          <RecordBody record={record} />
        </div>
      </div>
      <aside className={styles.rail}>
        {actions}
        <RecordFiles files={record.attachments} />
        <Contact contact={record.contact} />
        <Button
          kind="secondary"
          className={styles.print}
          onClick={() => {
            window.print();
          }}
        >
          <Icon name="printer" />
          {copy.print}
        </Button>
        <HealthPanel record={record} />
      </aside>
      {(children || neighbors) && (
        <footer className={styles.footer}>
          {children}
          {neighbors && <NeighborLinks neighbors={neighbors} />}
        </footer>
      )}
    </article>
  );
}

function Contact({ contact }: { contact: ContentRecord['contact'] }) {
  if (!contact) return null;
  const { name, phone, email } = contact;
  const mail = mailHref(email);
  return (
    <section className={styles.contact} aria-labelledby="record-contact">
      <h2 id="record-contact">{copy.contact}</h2>
      {name && <p>{name}</p>}
      {phone && (
        <p>
          <TextLink standalone href={telephoneHref(phone)}>
            {phone}
          </TextLink>
        </p>
      )}
      {email && (
        <p>
          {mail ? (
            <TextLink standalone href={mail}>
              {email}
            </TextLink>
          ) : (
            email
          )}
        </p>
      )}
    </section>
  );
}

function NeighborLinks({ neighbors: { previous, next } }: { neighbors: Neighbors }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={copy.more} className={styles.neighbors}>
      <NeighborLink record={previous} label={copy.previous} />
      <NeighborLink record={next} label={copy.next} />
    </nav>
  );
}

function NeighborLink({ record, label }: { record: Neighbor | null; label: string }) {
  return (
    <p>
      {record && (
        <>
          <span className={styles.when}>{label}</span>
          <TextLink standalone href={record.path}>
            {record.title}
          </TextLink>
        </>
      )}
    </p>
  );
}
