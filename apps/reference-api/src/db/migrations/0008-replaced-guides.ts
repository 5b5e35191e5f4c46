import type { Kysely } from 'kysely';
import { endReplacedGuides } from '../replaced-guides.ts';

/** A guide holds until the one that replaces it is in force, not until that one is announced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await endReplacedGuides(db);
}
