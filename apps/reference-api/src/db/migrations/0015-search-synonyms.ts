import { sql, type Kysely } from 'kysely';

/**
 * Adds the table of search synonyms, with the rows that were built into the host and some that producers
 * requested. The host's operator can edit them with SQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_synonyms (
    id integer generated always as identity primary key,
    terms text[] not null
  )`.execute(db);
  for (const terms of rows) {
    await sql`insert into search_synonyms (terms) values (${[...terms]}::text[])`.execute(db);
  }
}

const rows: readonly (readonly string[])[] = [
  ['MH', 'mobile home', 'manufactured home'],
  ['TT', 'travel trailer'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle'],
  ['RV', 'motor home', 'recreational vehicle'],
  ['UW', 'underwriting'],
  ['CE', 'continuing education'],
  ['guide', 'guideline'],
  ['windstorm', 'wind'],
  [
    'moratorium',
    'binding suspension',
    'binding restriction',
    'binding hold',
    'binding stop',
    'stop binding',
  ],
  ['ACV', 'actual cash value'],
  ['NFIP', 'National Flood Insurance Program'],
  ['PIP', 'personal injury protection'],
  ['ATV', 'UTV', 'four-wheeler', 'off-road vehicle'],
  ['jet ski', 'PWC', 'personal watercraft'],
  ['5th wheel', 'fifth wheel'],
  ['classic car', 'antique car', 'collector car', 'collector auto'],
  ['binding authority', 'authority to bind', 'binding limit'],
  ['co-op balance', 'coop balance', 'co-op money', 'coop funds', 'co-op funds'],
  ['login problem', 'log in problem', 'sign-in problem', 'forgot password', 'reset password'],
  ['e-sign', 'esign', 'electronic signature', 'e-signature'],
  ['dec page', 'declarations page'],
  ['FNOL', 'first notice of loss', 'report a claim'],
  ['pay statement', 'commission statement'],
];
