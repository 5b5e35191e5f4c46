import type { Kysely } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import * as firstSlice from './migrations/0001-first-slice.ts';
import * as allContent from './migrations/0002-all-content.ts';
import * as coveringIndexes from './migrations/0003-a-million-records.ts';
import * as productAreas from './migrations/0004-product-areas.ts';
import * as userData from './migrations/0005-work-of-ones-own.ts';
import * as clips from './migrations/0006-clips.ts';
import * as requestedResource from './migrations/0007-what-is-asked-for.ts';
import * as replacedGuides from './migrations/0008-replaced-guides.ts';
import * as knownWords from './migrations/0009-words-known.ts';
import * as signIns from './migrations/0010-sign-ins.ts';
import * as encryptedSigningKeys from './migrations/0011-encrypted-signing-keys.ts';
import * as extensions from './migrations/0012-extensions.ts';
import * as contentCounts from './migrations/0013-content-counts.ts';
import * as wordsInTheRow from './migrations/0014-words-in-the-row.ts';
import * as searchSynonyms from './migrations/0015-search-synonyms.ts';
import * as firstDays from './migrations/0016-first-days.ts';
import * as tags from './migrations/0017-tags.ts';
import * as relatedAnnouncements from './migrations/0018-related-announcements.ts';
import * as singleSignOn from './migrations/0019-single-sign-on.ts';
import * as revisions from './migrations/0020-revisions.ts';
import * as acknowledgements from './migrations/0021-acknowledgements.ts';
import * as passages from './migrations/0022-passages.ts';
import * as endedProviderSessions from './migrations/0023-ended-provider-sessions.ts';
import * as rateLimits from './migrations/0024-rate-limits.ts';
import * as auditLog from './migrations/0025-audit-log.ts';
import * as importedContent from './migrations/0026-imported-content.ts';
import * as filterGroups from './migrations/0027-filter-groups.ts';
import * as tablePassages from './migrations/0028-table-passages.ts';
import * as pagePassages from './migrations/0029-page-passages.ts';
import * as everydayWords from './migrations/0030-everyday-words.ts';
import * as dueWithdrawals from './migrations/0031-due-withdrawals.ts';
import { SettingsError } from '../settings-error.ts';
import type { Database } from './tables.ts';

// Listed here so that migrations also work in a bundle. Databases store the migrations' names, so never change a name.
const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first-slice': firstSlice,
      '0002-all-content': allContent,
      '0003-a-million-records': coveringIndexes,
      '0004-product-areas': productAreas,
      '0005-work-of-ones-own': userData,
      '0006-clips': clips,
      '0007-what-is-asked-for': requestedResource,
      '0008-replaced-guides': replacedGuides,
      '0009-words-known': knownWords,
      '0010-sign-ins': signIns,
      '0011-encrypted-signing-keys': encryptedSigningKeys,
      '0012-extensions': extensions,
      '0013-content-counts': contentCounts,
      '0014-words-in-the-row': wordsInTheRow,
      '0015-search-synonyms': searchSynonyms,
      '0016-first-days': firstDays,
      '0017-tags': tags,
      '0018-related-announcements': relatedAnnouncements,
      '0019-single-sign-on': singleSignOn,
      '0020-revisions': revisions,
      '0021-acknowledgements': acknowledgements,
      '0022-passages': passages,
      '0023-ended-provider-sessions': endedProviderSessions,
      '0024-rate-limits': rateLimits,
      '0025-audit-log': auditLog,
      '0026-imported-content': importedContent,
      '0027-filter-groups': filterGroups,
      '0028-table-passages': tablePassages,
      '0029-page-passages': pagePassages,
      '0030-everyday-words': everydayWords,
      '0031-due-withdrawals': dueWithdrawals,
    }),
};

/**
 * Brings the tables up to date.
 *
 * @throws SettingsError If the host can't create a database extension, or if a newer version has updated the tables.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error && /\bextension\b/.test(error.message)) {
    throw new SettingsError(
      `The database can’t create an extension that the host needs (${error.message}). ` +
        'Install the PostgreSQL contrib modules, and ask a database administrator to run: ' +
        'create extension if not exists pg_trgm; create extension if not exists fuzzystrmatch; ' +
        'create extension if not exists btree_gist;',
    );
  }
  const newer = error instanceof Error && /executed migration (\S+) is missing/.exec(error.message);
  if (newer) {
    throw new SettingsError(
      `A newer version of the host has updated this database (${newer[1]}). ` +
        'Start that version, or restore a backup from before the update.',
    );
  }
  if (error) throw error;
}
