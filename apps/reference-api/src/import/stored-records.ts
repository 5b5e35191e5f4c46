import type { ContentRecord, RecordRevision } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import { findPictures } from '../db/pictures.ts';
import { isDated } from '../db/revisions.ts';
import type { Database, PreparedRecord } from '../db/tables.ts';

/** A record on the host, in the same form as an imported record. */
export type StoredImport = PreparedRecord & {
  /** Internal key. */
  readonly key: number;
};

/** Which records to read. */
type Selection = {
  readonly types: readonly string[];
  readonly slugs: readonly string[];
  readonly ids: readonly string[];
};

type Row = {
  key: number;
  slug: string;
  document: ContentRecord & { revision?: unknown; read?: unknown };
  published_at: Date;
  withdraw_at: Date | null;
  revision: PreparedRecord['revision'];
  files: PreparedRecord['files'];
};

/**
 * Reads the records on the host, each with its newest revision, sorted by type and slug.
 *
 * @param selection Records of these types with one of the slugs or ids. @default all records
 */
export async function readStoredRecords(
  db: Kysely<Database>,
  selection?: Selection,
): Promise<StoredImport[]> {
  const condition = selection
    ? sql`c.record_type = any(${[...selection.types]}::text[])
        and (c.slug = any(${[...selection.slugs]}::text[]) or c.record_id = any(${[...selection.ids]}::text[]))`
    : sql`true`;
  const { rows } = await sql<Row>`
    select c.key, c.slug, c.document, c.published_at, c.withdraw_at,
      case when v.id is not null then json_strip_nulls(json_build_object(
        'change_note', v.change_note, 'restriction', v.restriction, 'scope', v.scope, 'rule', v.rule,
        'acknowledgement_required', nullif(v.acknowledgement_required, false),
        'new_business', ${periods('new_business')}, 'renewal', ${periods('renewal')}
      )) end as revision,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'hash', a.file) order by a.id)
        from attachments a where a.content_key = c.key and a.file is not null
      ), '[]') as files
    from content_records c
    left join lateral (
      select * from revisions v where v.key = c.key order by v.number desc limit 1
    ) v on true
    where ${condition}
    order by c.record_type, c.slug
  `.execute(db);
  return rows.map(({ key, slug, document, published_at, withdraw_at, revision, files }) => {
    const { revision: _revision, read: _read, ...record } = document;
    const attachedIds = new Set([
      ...(record.attachments ?? []).map(({ id }) => String(id)),
      ...findPictures(record).map(({ id }) => id),
    ]);
    return {
      key,
      record: {
        ...record,
        slug,
        published_at: published_at.toISOString(),
        ...(record.updated_at != null && { updated_at: new Date(record.updated_at).toISOString() }),
      },
      revision: isDated(record.record_type) ? toRevision(revision) : null,
      withdrawAt: withdraw_at?.toISOString() ?? null,
      files: files.filter(({ id }) => attachedIds.has(id)),
    };
  });
}

const periods = (kind: string) => sql`coalesce((
  select json_agg(json_build_object('from', lower(p.period), 'until', upper(p.period)) order by lower(p.period))
  from revision_periods p where p.revision_id = v.id and p.kind = ${sql.lit(kind)}
), '[]')`;

/** Converts times to ISO 8601, because PostgreSQL uses another format in JSON. */
function toRevision(revision: PreparedRecord['revision']): PreparedRecord['revision'] {
  const toIso = (list: RecordRevision['new_business']) =>
    (list ?? []).map(({ from, until }) => ({
      from: new Date(from).toISOString(),
      ...(until != null && { until: new Date(until).toISOString() }),
    }));
  return {
    ...revision,
    new_business: toIso(revision?.new_business),
    renewal: toIso(revision?.renewal),
  };
}

/** Reads the records that are not published yet. */
export async function readScheduledRecords(db: Kysely<Database>): Promise<PreparedRecord[]> {
  const rows = await db
    .selectFrom('scheduled_records')
    .select('document')
    .orderBy('record_type')
    .orderBy('slug')
    .execute();
  return rows.map(({ document }) => document);
}
