import type { ContentRecord, RecordRevision } from '@producer-portal/api';
import { Button, Icon, InPageNav, MetaLine, PageHeader, TextLink } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatLongDate } from '../../lib/dates.ts';
import { mailHref } from '../../lib/mail.ts';
import { telephoneHref } from '../../lib/telephone.ts';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { AcknowledgeLink, acknowledgePanelId } from '../acknowledgement/acknowledge-link.tsx';
import { AcknowledgePanel } from '../acknowledgement/acknowledge-panel.tsx';
import { KindTag } from '../content-list/kind-tag.tsx';
import { periodText } from '../content-list/record-details.tsx';
import type { RecordTag } from '../content-list/record-tag.ts';
import { downloadsCopy } from '../downloads/copy.ts';
import { RecordFiles } from '../downloads/record-files.tsx';
import { HealthPanel } from '../content-health/health-panel.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { useShownAsOf } from '../revisions/as-of-scope.tsx';
import { useComparedPair } from '../revisions/use-compared-pair.ts';
import { findActionHeading, splitAnswer } from './answer.ts';
import { detailCopy as copy } from './copy.ts';
import type { Neighbor, Neighbors } from './neighbors.ts';
import styles from './pp-article.module.css';
import { RecordBody } from './record-body.tsx';
import { RecordTags } from './record-tags.tsx';
import { ShareWithClient } from './share-with-client.tsx';
import { useHeadings } from './use-headings.ts';

export interface RecordArticleProps {
  readonly record: ContentRecord;
  readonly tag?: RecordTag | undefined;
  /** A `DateStamp` next to the title. */
  readonly stamp?: ReactNode;
  /** Items of the line under the title, such as the record's end date and audience. */
  readonly subtitle?: ReactNode;
  /** A callout before the answer, if the record isn't in effect, ends soon, or is limited. */
  readonly status?: ReactNode;
  /** The newest revision, if the page shows it. Users may have to acknowledge it below the text. */
  readonly revision?: RecordRevision | null | undefined;
  /** What applies, in one or two sentences. @default the record's excerpt */
  readonly answer?: string | null | undefined;
  /** Items of the line after the answer: reading time, posting date. */
  readonly meta?: ReactNode;
  /** The page's main content before the text, as wide as the text: a player, a map. */
  readonly details?: ReactNode;
  /** Dates and audience, such as `RecordDetails`: beside the text on wide screens, else below it. */
  readonly facts?: ReactNode;
  /** The first actions in the side column. */
  readonly actions?: ReactNode;
  /** Wraps or replaces the text. @default shows the text */
  readonly wrapBody?: (body: ReactNode) => ReactNode;
  /** Additional content below the text. */
  readonly children?: ReactNode;
  readonly neighbors?: Neighbors | undefined;
}

/** A text with fewer headings gets no table of contents. */
const minHeadings = 3;

/**
 * The page of a record of any type. The answer comes first: what is in effect, for whom, until when, and a link to the section
 * that says what to do. Then come the text, the facts, and a side column with files, the contact, the client-safe card, and
 * print. A long text gets a table of contents. After a click, the title and the answer render first, because a slow phone needs
 * longer for the rest.
 */
export function RecordArticle(props: RecordArticleProps) {
  const { record, details, actions, wrapBody = (text) => text, children, neighbors } = props;
  const excerpt = props.answer === undefined ? record.excerpt : props.answer;
  const split = splitAnswer(excerpt, record.contents?.[0]?.content);
  const isPainted = useIsPainted();
  const [body, ownHeadings] = useHeadings<HTMLDivElement>(isPainted ? split.html : undefined);
  const isAsOf = useShownAsOf() !== null;
  // When the page compares older revisions, the comparison shows their answers, dates, and files, and users don't have to
  // acknowledge anything.
  const compared = useComparedPair(props.revision ? record : undefined);
  const isComparingOlderRevisions =
    compared !== null && compared.after.number !== props.revision?.number;
  const { tag, stamp, subtitle, status, revision, meta, facts }: Partial<RecordArticleProps> =
    isComparingOlderRevisions ? {} : props;
  const answer = isComparingOlderRevisions ? null : split.answer;
  const headings = isComparingOlderRevisions ? [] : ownHeadings;
  const action = findActionHeading(headings);
  const period = facts ? periodText(record) : null;
  return (
    <article
      className={styles.article}
      data-partial={isPainted ? undefined : ''}
      data-stamped={stamp ? '' : undefined}
    >
      <div className={styles.header}>
        <PageHeader
          title={nowrapPhrases(record.title)}
          titleLang={contentLang}
          stamp={stamp}
          meta={subtitle && <MetaLine>{subtitle}</MetaLine>}
        />
        {period && <p className={styles.printed}>{copy.effectivePeriod(period)}</p>}
        {status}
        {answer && (
          <p className={styles.answer} lang={contentLang}>
            {nowrapPhrases(answer)}
          </p>
        )}
        {isPainted && (
          <>
            {action && (
              <p>
                {/* A native link, not the router's: a jump within the page is not a navigation. */}
                <a href={`#${action.id}`} className={styles.action} lang={contentLang}>
                  {action.label}
                  <Icon name="arrow-down" />
                </a>
              </p>
            )}
            <AcknowledgeLink revision={revision} className={styles.action} />
            {(tag || meta) && (
              <p className={styles.meta}>
                <MetaLine tag={tag && <KindTag tag={tag} />}>{meta}</MetaLine>
              </p>
            )}
          </>
        )}
      </div>
      {isPainted && (
        <>
          {headings.length >= minHeadings && (
            <InPageNav
              label={copy.onThisPage}
              headings={headings}
              contentLang={contentLang}
              className={styles.contents}
            />
          )}
          <div className={styles.main}>
            {details && <div className={styles.details}>{details}</div>}
            <div ref={body}>
              {wrapBody(<RecordBody record={{ contents: [{ content: split.html ?? '' }] }} />)}
            </div>
            {revision?.acknowledgement_required && (
              <div id={acknowledgePanelId} tabIndex={-1} className={styles.confirm}>
                <AcknowledgePanel revision={revision} />
              </div>
            )}
            <RecordTags record={record} />
          </div>
          {facts && <div className={styles.facts}>{facts}</div>}
          <aside className={styles.rail}>
            {actions}
            {!isComparingOlderRevisions && (
              <RecordFiles
                files={record.attachments}
                note={isAsOf ? downloadsCopy.mayBeNewer : undefined}
              />
            )}
            <Contact contact={record.contact} />
            <ShareWithClient record={record} />
            <Button
              variant="secondary"
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
          <PrintedFrom />
        </>
      )}
    </article>
  );
}

/** When and from where a page was printed, because users keep the paper. */
function PrintedFrom() {
  const now = useNowEveryMinute();
  const { pathname, search } = useLocation();
  const address = window.location.origin + pathname + search;
  return (
    <p className={styles.printed}>
      {copy.printedOn(formatLongDate(new Date(now).toISOString()), address)}
    </p>
  );
}

function Contact({ contact }: { contact: ContentRecord['contact'] }) {
  if (!contact) return null;
  const { name, phone, email } = contact;
  const mail = mailHref(email);
  return (
    <section className={styles.contact} aria-labelledby="record-contact">
      <h2 id="record-contact">{copy.contact}</h2>
      {name && <p>{hostText(name)}</p>}
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
          <TextLink standalone href={record.path} lang={contentLang}>
            {record.title}
          </TextLink>
        </>
      )}
    </p>
  );
}
