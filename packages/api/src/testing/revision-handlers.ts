import { HttpResponse, type HttpHandler } from 'msw';
import type { BriefRecord } from '../resources/brief-item.ts';
import type { ContentRecord } from '../resources/content/schema.ts';
import { findReplacement } from '../resources/replacement.ts';
import { needsAcknowledgement } from '../resources/revisions/acknowledge.ts';
import { revisions as calls } from '../resources/revisions/resource.ts';
import type { Endpoint } from '../client/endpoint.ts';
import type { Acknowledgement, RecordRevision } from '../resources/revisions/schema.ts';
import { revisionPurposes, type RevisionPurpose } from '../resources/revisions/vocabulary.ts';
import { parseAsOf } from '../revisions/as-of.ts';
import { findRevisionInEffect } from '../revisions/publish-revision.ts';
import { getRevisionFields } from '../revisions/revision-fields.ts';
import { handle, createSinglePaging, toPagingHeaders } from './outcomes.ts';
import { sampleProof } from './sample/proof.ts';
import {
  getRevisions,
  getSampleRevisionReads,
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
  /** Returns the users who can see a record; null if the viewer isn't allowed to see these users. */
  findUsers: ((record: DatedRecord) => Acknowledgement['user'][]) | null;
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

/** Creates the handlers of revisions, and functions for other handlers that serve records with revisions. */
export function createRevisionHandlers(options: Options) {
  const { revisions, records, canMarkAsRead, findUsers, now } = options;
  const reads = new Map(getSampleRevisionReads(revisions, records));
  /** When the user acknowledged each revision, by its id. */
  const acknowledgements = new Map<string, string>();
  /** Revisions of guides that were marked as unread after they had been read. */
  const unreadIds = new Set<string>();
  const markAsRead = (id: string | number) => {
    if (!canMarkAsRead) return;
    unreadIds.delete(String(id));
    if (!reads.has(String(id))) reads.set(String(id), now().toISOString());
  };
  const addUserState = (
    revision: SampleRevision['revision'],
    recordRevisions: readonly SampleRevision[],
  ) => {
    const acknowledged_at = acknowledgements.get(String(revision.id));
    return {
      ...withReads(revision, recordRevisions, reads),
      ...(acknowledged_at !== undefined && { acknowledged_at }),
    };
  };
  /** Finds a revision of a record that the user can see, with its record and the record's revisions. */
  const findRevision = (id: unknown) => {
    const sampleRevision = revisions.find(({ revision }) => revision.id === id);
    const record = records.find(
      (each) =>
        sampleRevision &&
        each.id === sampleRevision.document.id &&
        each.record_type === sampleRevision.document.record_type,
    );
    return sampleRevision && record
      ? { ...sampleRevision, record, recordRevisions: getRevisions(revisions, record) }
      : undefined;
  };

  /** Adds the newest revision to each dated record, or returns the records as of a date. */
  function withRevisions(items: readonly ContentRecord[], asOf: AsOf | undefined): ContentRecord[] {
    const itemsWithRevisions = items.flatMap((item) => {
      const recordRevisions = getRevisions(revisions, item);
      const [newestRevision] = recordRevisions;
      if (!newestRevision) return item;
      const { read } = item;
      if (asOf === undefined)
        return { ...item, revision: addUserState(newestRevision.revision, recordRevisions) };
      const revisionInEffect = recordRevisions.find(({ revision }) =>
        findRevisionInEffect([revision], asOf.at, asOf.purpose),
      );
      if (!revisionInEffect) return [];
      return {
        ...revisionInEffect.document,
        ...(read !== undefined && { read }),
        revision: addUserState(revisionInEffect.revision, recordRevisions),
      };
    });
    if (asOf === undefined) return itemsWithRevisions;
    return itemsWithRevisions.toSorted((a, b) =>
      (b.published_at ?? '').localeCompare(a.published_at ?? ''),
    );
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
      const recordRevisions = getRevisions(revisions, record);
      return HttpResponse.json(
        {
          revisions: recordRevisions.map(({ revision }) =>
            withRecord(addUserState(revision, recordRevisions), record),
          ),
        },
        { headers: toPagingHeaders(createSinglePaging(recordRevisions)) },
      );
    }),
    handle(calls.detail, ({ params }) => {
      const foundRevision = findRevision(params['id']);
      if (!foundRevision) return respondWithError(404);
      return HttpResponse.json({
        revision: {
          ...withRecord(
            addUserState(foundRevision.revision, foundRevision.recordRevisions),
            foundRevision.record,
          ),
          ...getRevisionFields(foundRevision.document),
        },
      });
    }),
    ...(
      [
        [calls.markAsRead, ({ id }) => markAsRead(id)],
        [calls.markAsUnread, ({ id }) => void (canMarkAsRead && unreadIds.add(String(id)))],
        [
          calls.acknowledge,
          ({ id }) => {
            markAsRead(id);
            if (!acknowledgements.has(String(id)))
              acknowledgements.set(String(id), now().toISOString());
          },
        ],
      ] as const satisfies [Endpoint<unknown>, (revision: RecordRevision) => void][]
    ).map(([call, change]) =>
      handle(call, ({ params }) => {
        const foundRevision = findRevision(params['id']);
        if (!foundRevision) return respondWithError(404);
        if (call === calls.acknowledge) {
          if (!canMarkAsRead) return respondWithError(403);
          if (!foundRevision.revision.acknowledgement_required) return respondWithError(422);
        }
        change(foundRevision.revision);
        return HttpResponse.json({
          revision: withRecord(
            addUserState(foundRevision.revision, foundRevision.recordRevisions),
            foundRevision.record,
          ),
        });
      }),
    ),
    handle(calls.acknowledgements, ({ params }) => {
      if (!findUsers) return respondWithError(403);
      const foundRevision = findRevision(params['id']);
      if (!foundRevision) return respondWithError(404);
      // Every second user has acknowledged the revision, an hour after it was published.
      const publishedAt = Date.parse(foundRevision.revision.published_at);
      const at = new Date(publishedAt + 3_600_000).toISOString();
      const users = findUsers(foundRevision.record).map((user, index) => ({
        user,
        ...(index % 2 === 0 && { read_at: at, acknowledged_at: at }),
      }));
      return HttpResponse.json(
        { acknowledgements: users },
        { headers: toPagingHeaders(createSinglePaging(users)) },
      );
    }),
    handle(calls.proof, ({ params }) =>
      findRevision(params['id'])
        ? HttpResponse.json({ proof: sampleProof })
        : respondWithError(404),
    ),
  ];

  /**
   * Adds the newest revision to each record, for the brief. Leaves out replaced announcements, unless the user
   * has to acknowledge them.
   */
  function toBriefRecords(items: readonly ContentRecord[], today: string): BriefRecord[] {
    return items.flatMap((item) => {
      const recordRevisions = getRevisions(revisions, item);
      const [newestRevision] = recordRevisions;
      if (!newestRevision) return [];
      const { related: _related, ...record } = item;
      const revision = addUserState(newestRevision.revision, recordRevisions);
      if (findReplacement(item, today) && !needsAcknowledgement(revision)) return [];
      const isRead = reads.has(String(revision.id)) && !unreadIds.has(String(revision.id));
      return { ...record, read: item.read ?? isRead, revision };
    });
  }

  return {
    handlers,
    toBriefRecords,
    withRevisions,
    /** Marks the newest revision of an announcement as read. */
    markNewestAsRead: (record: Pick<ContentRecord, 'record_type' | 'id'>) => {
      const [newestRevision] = getRevisions(revisions, record);
      if (newestRevision) markAsRead(newestRevision.revision.id);
    },
  };
}
