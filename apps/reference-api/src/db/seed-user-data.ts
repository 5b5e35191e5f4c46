import type { SampleLibrary } from '@producer-portal/api/sample-library';
import { sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** Inserts the favorites and orders of the sample personas. */
export async function seedUserData(
  tx: Transaction<Database>,
  library: SampleLibrary,
): Promise<void> {
  const userData = library.personas.flatMap(({ id, claims }) => {
    const persona = library.personaData[id];
    return persona ? [{ ...persona, uuid: claims.uuid }] : [];
  });
  const favorites = userData.flatMap(({ favoritePages, uuid }) =>
    favoritePages.map(({ id, position, title, path }) => ({
      id: Number(id),
      uuid,
      position,
      title: title ?? path,
      path,
    })),
  );
  const requests = userData.flatMap(({ collateralRequests, uuid }) =>
    collateralRequests.map((request) => ({ ...request, uuid })),
  );
  const items = requests.flatMap((request) =>
    (request.items ?? []).map((item) => ({ ...item, request_id: Number(request.id) })),
  );

  await tx.insertInto('favorite_pages').values(favorites).execute();
  await tx
    .insertInto('collateral_requests')
    .values(
      requests.map(({ id, uuid, status, delivery, history = [], ...times }) => ({
        id: Number(id),
        uuid,
        status,
        created_at: times.created_at ?? new Date(0).toISOString(),
        submitted_at: times.submitted_at ?? null,
        updated_at: times.updated_at ?? new Date(0).toISOString(),
        delivery: delivery ? JSON.stringify(delivery) : null,
        history: JSON.stringify(history),
      })),
    )
    .execute();
  await tx
    .insertInto('collateral_items')
    .values(
      items.map((item) => ({
        id: Number(item.id),
        request_id: item.request_id,
        template_id: String(item.collateral_template_id),
        title: item.title ?? '',
        quantity: item.quantity,
        state: item.state ?? '',
        fields: JSON.stringify(item.fields ?? {}),
        price_cents: item.price_cents ?? 0,
      })),
    )
    .execute();

  // The sample rows have fixed ids, so the sequences continue after the largest id.
  for (const table of ['favorite_pages', 'collateral_requests', 'collateral_items'] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(tx);
  }
}
