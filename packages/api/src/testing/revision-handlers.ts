import { HttpResponse, type HttpHandler } from 'msw';
import type { ContentRecord } from '../resources/content/schema.ts';
import { revisions as calls } from '../resources/revisions/resource.ts';
import { revisionPurposes, type RevisionPurpose } from '../resources/revisions/vocabulary.ts';
import { parseAsOf } from '../revisions/as-of.ts';
import { findRevisionInEffect } from '../revisions/publish-revision.ts';
import { handle, onePage, pagingHeaders } from './outcomes.ts';
import {
  revisionsOf,
  sampleRevisionReads,
  withReads,
  withRecord,
  type DatedRecord,
  type SampleRevision,
} from './sample/revisions.ts';

type AsOf = { readonly at: Date; readonly purpose: RevisionPurpose };

type Options = {
  /** The revisions that the user can see, as in the library. */
  revisions: readonly SampleRevision[];
  /** The dated records that the user can see, with the user's read flags. */
  records: readonly DatedRecord[];
  canMarkAsRead: boolean;
  now: () => Date;
};

const respondWithError = (status: number) => HttpResponse.json({}, { status });

/** Reads the query parameters `as_of` and `for`. Returns undefined without `as_of`. */
export function readAsOf(query: URLSearchParams): AsOf | 'invalid' | undefined {
  const value = query.get('as_of') ?? '';
  const purpose = revisionPurposes.find((each) => each === (query.get('for') || 'new_business'));
  if (purpose === undefined) return 'invalid';
  if (value === '') return undefined;
  const at = parseAsOf(value);
  return at ? { at, purpose } : 'invalid';
}

/** Creates the handlers of revisions, and what other handlers need to serve records with revisions. */
export function createRevisionHandlers({ revisions, records, canMarkAsRead, now }: Options) {
  const reads = new Map(sampleRevisionReads(revisions, records));
  const markAsRead = (id: string | number) => {
    if (canMarkAsRead && !reads.has(String(id))) reads.set(String(id), now().toISOString());
  };
  const present = (revision: SampleRevision['revision'], ofRecord: readonly SampleRevision[]) =>
    withReads(revision, ofRecord, reads);
  /** Finds a revision of a record that the user can see, with its record and the record's revisions. */
  const find = (id: unknown) => {
    const found = revisions.find(({ revision }) => revision.id === id);
    const record = records.find(
      (each) =>
        found && each.id === found.document.id && each.record_type === found.document.record_type,
    );
    return found && record
      ? { ...found, record, ofRecord: revisionsOf(revisions, record) }
      : undefined;
  };

  /** Adds the newest revision to each dated record, or returns the records as of a date. */
  function withRevisions(items: readonly ContentRecord[], asOf: AsOf | undefined): ContentRecord[] {
    const presented = items.flatMap((item) => {
      const ofRecord = revisionsOf(revisions, item);
      const [newest] = ofRecord;
      if (!newest) return item;
      const { read } = item;
      if (asOf === undefined) return { ...item, revision: present(newest.revision, ofRecord) };
      const inEffect = ofRecord.find(({ revision }) =>
        findRevisionInEffect([revision], asOf.at, asOf.purpose),
      );
      if (!inEffect) return [];
      return {
        ...inEffect.document,
        ...(read !== undefined && { read }),
        revision: present(inEffect.revision, ofRecord),
      };
    });
    if (asOf === undefined) return presented;
    return presented.toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
  }

  const handlers: HttpHandler[] = [
    handle(calls.list, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [type, name] = [query.get('record_type') ?? '', query.get('record') ?? ''];
      if (type === '' || name === '') return respondWithError(422);
      const record = records.find(
        ({ record_type, id, slug }) =>
          record_type === type && (String(id) === name || slug === name),
      );
      if (!record) return respondWithError(404);
      const ofRecord = revisionsOf(revisions, record);
      return HttpResponse.json(
        {
          revisions: ofRecord.map(({ revision }) =>
            withRecord(present(revision, ofRecord), record),
          ),
        },
        { headers: pagingHeaders(onePage(ofRecord)) },
      );
    }),
    handle(calls.detail, ({ params }) => {
      const found = find(params['id']);
      if (!found) return respondWithError(404);
      const { title, contents, excerpt, attachments } = found.document;
      return HttpResponse.json({
        revision: {
          ...withRecord(present(found.revision, found.ofRecord), found.record),
          title,
          contents,
          excerpt,
          attachments,
        },
      });
    }),
    handle(calls.markAsRead, ({ params }) => {
      const found = find(params['id']);
      if (!found) return respondWithError(404);
      markAsRead(found.revision.id);
      return HttpResponse.json({
        revision: withRecord(present(found.revision, found.ofRecord), found.record),
      });
    }),
  ];

  return {
    handlers,
    withRevisions,
    /** Marks the newest revision of an announcement as read. */
    markNewestAsRead: (record: Pick<ContentRecord, 'record_type' | 'id'>) => {
      const [newest] = revisionsOf(revisions, record);
      if (newest) markAsRead(newest.revision.id);
    },
  };
}
