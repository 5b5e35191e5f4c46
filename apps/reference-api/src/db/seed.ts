import type { Persona, SampleLibrary } from '@producer-portal/api/sample-library';
import type { Kysely, Transaction } from 'kysely';
import { toAttachmentRows, withFileSizes } from './attachments.ts';
import { getPagePassages } from './passages.ts';
import { toRecordRow } from './records.ts';
import { setLastDaysOfReplacedGuides } from './replaced-guides.ts';
import { seedRevisions } from './seed-revisions.ts';
import { seedUserData } from './seed-user-data.ts';
import { indexKnownWords } from './spelling.ts';
import type { Database } from './tables.ts';

const TOKEN_MINUTES = 15;

/**
 * Fills an empty database with the sample library, dated relative to `now`. Does nothing if the database has
 * content.
 *
 * @param sampleData Whether to insert the sample library. If `false`, inserts only what every host needs: no records,
 *   pages, or users.
 * @param onFill Called before an empty database is filled.
 */
export async function seed(
  db: Kysely<Database>,
  now: Date,
  sampleData: boolean,
  onFill: () => void,
): Promise<void> {
  const existing = await db.selectFrom('site_documents').select('name').limit(1).executeTakeFirst();
  if (existing) return;
  onFill();
  // Imported only for seeding, so that a host with content doesn't load the samples.
  const { getAllContent, createSampleLibrary, sampleClips, sampleImages, getPersonaView } =
    await import('@producer-portal/api/sample-library');
  const library = createSampleLibrary({ now });
  if (!sampleData) {
    await db.transaction().execute((tx) => seedSite(tx, library));
    return;
  }
  const content = await Promise.all(getAllContent(library).map(withFileSizes));

  await db.transaction().execute(async (tx) => {
    const records = await tx
      .insertInto('content_records')
      .values(content.map(toRecordRow))
      .returning(['key', 'record_type', 'record_id'])
      .execute();
    await setLastDaysOfReplacedGuides(tx);
    await indexKnownWords(tx);
    const keys = new Map(
      records.map(({ key, record_type, record_id }) => [`${record_type} ${record_id}`, key]),
    );
    const getContentKey = (record: { record_type: string; id: string | number }) => {
      const key = keys.get(`${record.record_type} ${record.id}`);
      if (key === undefined) throw new Error(`${record.record_type} ${record.id} is missing.`);
      return key;
    };

    await tx
      .insertInto('featured_content')
      .values(
        library.featuredContent.map((record, index) => ({
          position: index + 1,
          content_key: getContentKey(record),
        })),
      )
      .execute();
    await tx
      .insertInto('people')
      .values(library.personas.map((persona, index) => toUserRow(persona, index + 1)))
      .execute();

    // Ignores impersonation, because an admin's own read flags apply when impersonation ends.
    const reads = library.personas.flatMap(({ impersonates: _agent, ...persona }) => {
      const { alerts, policyUpdates } = getPersonaView(library, persona);
      return [...alerts, ...policyUpdates]
        .filter(({ read }) => read)
        .map((record) => ({
          uuid: persona.claims.uuid,
          content_key: getContentKey(record),
          read_at: now,
        }));
    });
    await tx.insertInto('content_reads').values(reads).execute();
    await seedRevisions(tx, library, content, getContentKey);

    await seedUserData(tx, library);
    await tx
      .insertInto('attachments')
      .values(toAttachmentRows(content, library.simplePages, getContentKey))
      .execute();
    await tx
      .insertInto('images')
      .values(Object.entries(sampleImages).map(([name, svg]) => ({ name, svg })))
      .execute();
    await tx
      .insertInto('clips')
      .values(
        Object.entries(sampleClips).map(([name, { webm, vtt }]) => ({
          name,
          webm: Buffer.from(webm, 'base64'),
          vtt,
        })),
      )
      .execute();
    await tx
      .insertInto('simple_pages')
      .values(
        library.simplePages.map((page) => ({
          slug: page.slug ?? String(page.id),
          document: JSON.stringify(page),
          passages: JSON.stringify(getPagePassages(page)),
        })),
      )
      .execute();
    await tx
      .insertInto('redirect_records')
      .values(library.redirectRecords.map(({ path, to }) => ({ path, target: to })))
      .execute();
    await tx
      .insertInto('site_documents')
      .values({ name: 'cohorts', document: JSON.stringify(library.cohorts) })
      .execute();
    await seedSite(tx, library);
  });
}

/** Inserts what every host needs: states, terms, menus, and the texts of the site. */
async function seedSite(tx: Transaction<Database>, library: SampleLibrary): Promise<void> {
  await tx.insertInto('states').values(library.states).execute();
  await tx
    .insertInto('categories')
    .values(
      Object.entries(library.categories)
        .flatMap(([group_key, terms]) => terms.map((term) => ({ group_key, term })))
        .map(({ group_key, term }, index) => ({
          position: index + 1,
          group_key,
          document: JSON.stringify(term),
        })),
    )
    .execute();
  // These are inserted last, because `seed` does nothing if they exist.
  await tx
    .insertInto('site_documents')
    .values([
      { name: 'menus', document: JSON.stringify(library.menus) },
      { name: 'platforms', document: JSON.stringify(library.platforms) },
      { name: 'statics', document: JSON.stringify(library.statics) },
      { name: 'tags', document: JSON.stringify(library.tags) },
    ])
    .execute();
}

function toUserRow(persona: Persona, position: number) {
  const { id, name, description, claims, states, admin, impersonates, tokenMinutes } = persona;
  return {
    id,
    position,
    name,
    description,
    claims: JSON.stringify(claims),
    states,
    is_admin: admin === true,
    impersonates: impersonates ?? null,
    token_seconds: (tokenMinutes ?? TOKEN_MINUTES) * 60,
  };
}
