import type { ContentRecord } from '@producer-portal/api';
import type { SampleLibrary } from '@producer-portal/api/sample-library';
import type { Transaction } from 'kysely';
import type { ContentToStore } from './records.ts';
import { toPeriodRows, toRevisionRow } from './revisions.ts';
import type { Database } from './tables.ts';

/**
 * Inserts the revisions of the sample records, and stores which of them the sample personas have read.
 *
 * @param content The records as stored. Earlier revisions get the attachments of their records.
 */
export async function seedRevisions(
  tx: Transaction<Database>,
  library: SampleLibrary,
  content: readonly ContentRecord[],
  getContentKey: (record: ContentRecord) => number,
): Promise<void> {
  // Imported only for seeding, so that a host with content doesn't load the samples.
  const { getDatedRecords, getPersonaView, getSampleRevisionReads } =
    await import('@producer-portal/api/sample-library');
  const toDocument = (document: ContentToStore): ContentToStore => ({
    ...document,
    attachments: content.find(
      ({ record_type, id }) => record_type === document.record_type && id === document.id,
    )?.attachments,
  });
  await tx
    .insertInto('revisions')
    .values(
      library.revisions.map(({ revision, document }) =>
        toRevisionRow(getContentKey(document), toDocument(document), revision),
      ),
    )
    .execute();
  await tx
    .insertInto('revision_periods')
    .values(
      library.revisions.flatMap(({ revision, document }) =>
        toPeriodRows(getContentKey(document), String(revision.id), revision),
      ),
    )
    .execute();
  const reads = library.personas.flatMap(({ impersonates: _agent, ...persona }) => {
    const records = getDatedRecords(getPersonaView(library, persona));
    return [...getSampleRevisionReads(library.revisions, records)].map(
      ([revision_id, read_at]) => ({
        uuid: persona.claims.uuid,
        revision_id,
        read_at: new Date(read_at),
      }),
    );
  });
  await tx.insertInto('revision_reads').values(reads).execute();
}
