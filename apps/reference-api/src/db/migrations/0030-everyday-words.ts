import { sql, type Kysely } from 'kysely';

/** Adds everyday words to the search synonyms. Rows that an administrator has edited stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [terms, added] of longerRows) {
    await sql`
      update search_synonyms set terms = terms || ${[...added]}::text[]
      where terms = ${[...terms]}::text[]
    `.execute(db);
  }
  for (const terms of newRows) {
    await sql`insert into search_synonyms (terms) values (${[...terms]}::text[])`.execute(db);
  }
}

const longerRows: readonly (readonly [terms: readonly string[], added: readonly string[]])[] = [
  [
    ['MH', 'mobile home', 'manufactured home'],
    ['double-wide', 'double wide', 'trailer home'],
  ],
  [['RV', 'motor home', 'recreational vehicle'], ['motorhome']],
  [['ATV', 'UTV', 'four-wheeler', 'off-road vehicle'], ['side-by-side']],
  [['jet ski', 'PWC', 'personal watercraft'], ['WaveRunner']],
  [
    ['classic car', 'antique car', 'collector car', 'collector auto'],
    ['vintage car', 'antique auto'],
  ],
];

const newRows: readonly (readonly string[])[] = [
  ['electric bike', 'e-bike', 'ebike'],
  ['golf cart', 'golf car'],
  ['DP-1', 'DP1'],
  ['DP-3', 'DP3'],
  ['short-term rental', 'vacation rental', 'Airbnb', 'Vrbo'],
  ['wood stove', 'woodstove', 'wood-burning stove'],
  ['nonpayment', 'non-payment', 'non-pay', 'non pay'],
  ['EFT', 'autopay', 'automatic payment', 'bank draft'],
  ['VIN', 'vehicle identification number'],
  ['MVR', 'motor vehicle report', 'driving record'],
  ['UM', 'uninsured motorist'],
  ['UIM', 'underinsured motorist'],
  ['RCV', 'replacement cost value'],
  ['COI', 'certificate of insurance'],
  ['E&O', 'errors and omissions'],
  ['AOR', 'agent of record', 'broker of record'],
  ['CSR', 'customer service representative'],
  ['PO box', 'P.O. box', 'post office box'],
];
