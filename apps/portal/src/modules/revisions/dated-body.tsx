import { revisions, type Id, type Revision } from '@producer-portal/api';
import { Button, Callout, CheckboxField, KeyValueList, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { RecordBody } from '../content-detail/record-body.tsx';
import { failureContent } from '../content-list/failure-content.tsx';
import { useApi } from '../session/services.tsx';
import { useRealNow } from './as-of-scope.tsx';
import { parseCompare, withoutCompare } from './compare.ts';
import { comparisonCopy as copy } from './comparison/copy.ts';
import { historyCopy } from './copy.ts';
import type { DatedRecord } from './dated-record.ts';
import { toPeriodItems } from './periods.ts';
import styles from './pp-revisions.module.css';
import { useAsOf } from './use-as-of.ts';
import { useComparedPair } from './use-compared-pair.ts';

/** Loads only for a comparison, because most records have not changed since the user read them. */
const Comparison = lazyPart(() => import('./comparison.tsx').then((module) => module.Comparison));

/** How long changes stay marked after the user first opened the new revision: one day. */
const MARKED_MS = 24 * 60 * 60 * 1000;

export interface DatedBodyProps {
  readonly record: DatedRecord;
  /** The text without marks. */
  readonly children: ReactNode;
}

/**
 * The text of a record with revisions. It marks what changed since the user last read the record. If the URL has the number of
 * a revision, it compares that revision with the previous one instead (docs/product.md#what-changed).
 */
export function DatedBody({ record, children }: DatedBodyProps) {
  const compared = parseCompare(useLocation().search);
  const now = useRealNow();
  const isAsOf = useAsOf() !== null;
  const { revision } = record;
  if (compared !== null && revision) {
    return (
      <ComparedRevisions key={compared} record={record}>
        {children}
      </ComparedRevisions>
    );
  }
  const previous = revision?.previous_read;
  const isNew = !revision?.read_at || now - Date.parse(revision.read_at) < MARKED_MS;
  if (isAsOf || !revision || !previous || previous.number >= revision.number || !isNew)
    return children;
  return (
    <ChangesSinceRead key={revision.id} record={record} after={revision} previous={previous}>
      {children}
    </ChangesSinceRead>
  );
}

const useRevision = (id: Id | undefined) =>
  useQuery({
    ...revisions.detail.query(useApi(), id ?? ''),
    enabled: id !== undefined,
    // Cached for as long as possible, because revisions never change. Only the user's read marks change, and they aren't
    // shown here.
    staleTime: Infinity,
  });

interface ChangesSinceReadProps extends DatedBodyProps {
  readonly after: NonNullable<DatedRecord['revision']>;
  readonly previous: NonNullable<NonNullable<DatedRecord['revision']>['previous_read']>;
}

function ChangesSinceRead({ record, after, previous, children }: ChangesSinceReadProps) {
  const before = useRevision(previous.id);
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Callout
        tone="info"
        title={copy.changedSince(formatLongDate(previous.read_at))}
        className={styles.notice}
      >
        {after.change_note && <p lang={contentLang}>{after.change_note}</p>}
        <CheckboxField
          label={copy.show}
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        {isShown && <LoadNote {...before} />}
      </Callout>
      {isShown && before.data ? (
        <Suspense fallback={children}>
          <Comparison
            before={before.data}
            after={{ ...record, number: after.number }}
            renderLoadError={() => children}
          />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

/** Compares a revision with the previous one, if the record has both. */
function ComparedRevisions({ record, children }: DatedBodyProps) {
  const pair = useComparedPair(record);
  if (!pair) return children;
  return (
    <RevisionPair {...pair}>
      {pair.after.number === record.revision?.number ? children : null}
    </RevisionPair>
  );
}

interface RevisionPairProps {
  readonly before: Revision;
  readonly after: Revision;
  /** The text of `after` without marks, if the page has it already. */
  readonly children: ReactNode;
}

function RevisionPair({ before, after, children }: RevisionPairProps) {
  const { pathname, search } = useLocation();
  const [earlier, later] = [useRevision(before.id), useRevision(after.id)];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  const isLoaded = earlier.data && later.data;
  const text = children ?? (later.data && <RecordBody record={later.data} />);
  const { published_at: published } = after;
  return (
    <>
      <Callout
        ref={notice}
        tabIndex={-1}
        tone="info"
        title={copy.comparing(after.number, before.number)}
        className={styles.notice}
      >
        {after.change_note && <p lang={contentLang}>{after.change_note}</p>}
        <p>
          {historyCopy.revision(after.number)} ·{' '}
          {historyCopy.published(formatLongDate(published), formatTime(published))}
        </p>
        <KeyValueList items={toPeriodItems(after)} />
        <LoadNote
          data={isLoaded}
          error={earlier.error ?? later.error}
          refetch={() =>
            Promise.all(
              [earlier, later].filter(({ error }) => error).map(({ refetch }) => refetch()),
            )
          }
        />
        <p>
          <TextLink standalone href={pathname + withoutCompare(search)}>
            {copy.close}
          </TextLink>
        </p>
      </Callout>
      {isLoaded ? (
        <Suspense fallback={text}>
          <Comparison before={earlier.data} after={later.data} renderLoadError={() => text} />
        </Suspense>
      ) : (
        text
      )}
    </>
  );
}

interface LoadNoteProps {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** Says that the changes are loading, or that they couldn't be loaded. */
function LoadNote({ data, error, refetch }: LoadNoteProps) {
  if (data) return null;
  if (!error) return <p>{copy.loading}</p>;
  return (
    <>
      <p role="alert">{failureContent(error, copy.failed)}</p>
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        {copy.retry}
      </Button>
    </>
  );
}
