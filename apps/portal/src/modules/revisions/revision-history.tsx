import { revisions, type Revision, type RevisionPurpose } from '@producer-portal/api';
import { KeyValueList, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import { Part } from '../parts/part.tsx';
import { useApi } from '../session/services.tsx';
import { withAsOf } from './as-of.ts';
import { AsOfForm } from './as-of-form.tsx';
import { useRealNow } from './as-of-scope.tsx';
import { comparePath, findComparedPair, parseCompare } from './compare.ts';
import { asOfCopy, historyCopy as copy } from './copy.ts';
import type { DatedRecord } from './dated-record.ts';
import {
  findPeriod,
  formatAsOfDate,
  getPeriods,
  purposes,
  toAsOfDate,
  toPeriodItems,
} from './periods.ts';
import styles from './pp-revisions.module.css';

export interface RevisionHistoryProps {
  readonly record: DatedRecord;
}

/**
 * Lists a record's revisions, newest first, and has a form to view the record as of any date. Hidden if the host doesn't support
 * revisions.
 */
export function RevisionHistory({ record }: RevisionHistoryProps) {
  const hasRevisions = useHasCapability('revisions');
  const hasAsOf = useHasCapability('as_of');
  const compared = parseCompare(useLocation().search);
  const query = useQuery({
    ...revisions.list.query(useApi(), {
      record_type: record.record_type,
      record: String(record.id),
    }),
    enabled: hasRevisions,
  });
  if (!hasRevisions) return null;
  return (
    <Part
      title={copy.title}
      query={query}
      isEmpty={(list) => list.length === 0}
      skeleton={<div className={styles.placeholder} />}
    >
      {(list) => (
        <div className={styles.history}>
          <ol className={styles.revisions}>
            {list.map((revision, index) => {
              const shownRevision = findComparedPair(list, compared)?.after ?? record.revision;
              const isShown = revision.number === shownRevision?.number;
              return (
                <li key={revision.id} aria-current={isShown ? 'true' : undefined}>
                  <RevisionEntry
                    revision={revision}
                    previous={list[index + 1]}
                    // A record with only one revision has the same text on every date, so links to dates are useless.
                    hasLinks={hasAsOf && list.length > 1}
                    isShown={isShown}
                  />
                </li>
              );
            })}
          </ol>
          {hasAsOf && (
            <>
              <h3>{asOfCopy.otherDate}</h3>
              <AsOfForm />
            </>
          )}
        </div>
      )}
    </Part>
  );
}

interface RevisionEntryProps {
  readonly revision: Revision;
  /** The previous revision; undefined for the first. */
  readonly previous: Revision | undefined;
  /** Whether each list of periods has a link to the record as of the start of its current period, or else of its last one. */
  readonly hasLinks: boolean;
  readonly isShown: boolean;
}

function RevisionEntry({ revision, previous, hasLinks, isShown }: RevisionEntryProps) {
  const { pathname } = useLocation();
  const now = useRealNow();
  const [isForNewBusiness, isForRenewals] = purposes.map((purpose) =>
    Boolean(findPeriod(revision, purpose, now)),
  );
  const inEffectText =
    isForNewBusiness && isForRenewals
      ? copy.inEffect.both
      : isForNewBusiness
        ? copy.inEffect.newBusiness
        : isForRenewals
          ? copy.inEffect.renewal
          : null;
  /** A link to the record as of the first day of the revision's current period, or of its last period if none is current. */
  const toLink = (purpose: RevisionPurpose, label: (date: string) => string) => {
    const period = findPeriod(revision, purpose, now) ?? getPeriods(revision, purpose).at(-1);
    return (
      period &&
      hasLinks && (
        <TextLink
          standalone
          href={withAsOf(pathname, { at: toAsOfDate(period), purpose })}
          aria-label={label(formatAsOfDate(period))}
        >
          {copy.viewPeriod}
        </TextLink>
      )
    );
  };
  const { published_at: published, change_note: note } = revision;
  return (
    <>
      <p className={styles.number}>
        {[copy.revision(revision.number), inEffectText].filter(Boolean).join(' · ')}
      </p>
      {note && <p lang={contentLang}>{note}</p>}
      <p className={styles.posted}>
        {copy.published(formatLongDate(published), formatTime(published))}
        {isShown && ` · ${copy.shown}`}
      </p>
      <KeyValueList
        items={toPeriodItems(revision).map(({ term, details, purpose, view }) => ({
          term,
          details: (
            <span className={styles.period}>
              {details}
              {toLink(purpose, view)}
            </span>
          ),
        }))}
      />
      {previous && (
        <p>
          <TextLink standalone href={comparePath(pathname, revision.number)}>
            {copy.compare(previous.number)}
          </TextLink>
        </p>
      )}
    </>
  );
}
