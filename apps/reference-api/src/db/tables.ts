import type { CollateralRequest, Delivery, Id, OrderStatus } from '@producer-portal/api';
import type { WireClaims } from '@producer-portal/api/testing';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JWK } from 'jose';

/** A JSON column: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A content record as it goes over the wire, apart from what depends on its reader. */
export type StoredRecord = {
  id: Id;
  record_type: string;
  title: string;
  agents?: string[] | null | undefined;
  states?: { code: string; name: string }[] | null | undefined;
  related?: { id: Id; slug?: string | null | undefined; title: string }[] | null | undefined;
};

/** What stands in the audience column of a record that is meant for every state. */
export const EVERY_STATE = '*';

/** A replaced token, which calls under way may still carry. */
export type ReplacedToken = {
  iat: number;
  /** When it stops being good, in seconds since 1970; null until its successor is first used. */
  until: number | null;
};

export type Database = {
  content_records: {
    /** Our own number; the wire's id is `record_id`. */
    key: Generated<number>;
    record_type: string;
    record_id: string;
    slug: string;
    category: string | null;
    /** Plain text: a `<` in it is a character like any other. */
    title: string;
    /** The words of the body, without markup: what search reads and highlights. */
    body: string;
    /** State codes, or `*` alone for a record without any. */
    states: string[];
    products: string[];
    /** The sales channel it is meant for; null for all. */
    channel: string | null;
    /** The agent codes it is meant for; empty for all. */
    agents: string[];
    /** Of a product, `classic` or `agent360`: the latter are not for everybody. */
    area: string | null;
    published_at: ColumnType<Date, string, string>;
    /** What it is filtered by beside these: `types:take20`, `is_featured`. */
    facets: string[];
    /** When a webinar begins. */
    starts_at: ColumnType<Date | null, string | null, string | null>;
    document: Json<StoredRecord>;
    /** What it is asked for by beside its title and body. */
    terms: string;
    /** The last day on which it holds, `YYYY-MM-DD`; null without an end, `-infinity` once it is replaced. */
    holds_until: ColumnType<Date | null, string | null, string | null>;
    tsv: ColumnType<string, never, never>;
  };
  /** The words of titles, bodies and terms, each with the number of records that hold it. */
  known_words: { word: string; records: number };
  /** Who has read what. */
  content_reads: { uuid: string; content_key: number; read_at: ColumnType<Date, Date, Date> };
  featured_content: { position: number; content_key: number };
  simple_pages: { slug: string; document: JSONColumnType<object> };
  /** What is the same for everybody, whole, by name. */
  site_documents: {
    name: 'cohorts' | 'menus' | 'platforms' | 'statics' | 'tags';
    document: JSONColumnType<object>;
  };
  states: { code: string; name: string };
  /** Drawings that content shows, by the last part of their address. */
  images: { name: string; svg: string };
  /** Films that content shows, and their captions, by the last part of their address. */
  clips: { name: string; webm: Buffer; vtt: string };
  categories: { position: number; group_key: string; document: JSONColumnType<object> };
  redirect_records: { path: string; target: string };
  favorite_pages: {
    id: Generated<number>;
    uuid: string;
    position: number;
    title: string;
    path: string;
  };
  /** Orders of marketing material; somebody's draft is their cart. */
  collateral_requests: {
    id: Generated<number>;
    uuid: string;
    status: OrderStatus;
    created_at: ColumnType<Date, string, never>;
    submitted_at: ColumnType<Date | null, string | null, string>;
    updated_at: ColumnType<Date, string, string>;
    delivery: ColumnType<Delivery | null, string | null, string>;
    /** What has happened to it, oldest first. */
    history: Json<NonNullable<CollateralRequest['history']>>;
  };
  collateral_items: {
    id: Generated<number>;
    request_id: number;
    /** The wire's id of the template. */
    template_id: string;
    title: string;
    quantity: number;
    state: string;
    /** What is printed, by the keys of the template's fields. */
    fields: Json<Record<string, string>>;
    /** Of one unit, in US cents, as it was when the piece was put into the cart. */
    price_cents: number;
  };
  attachments: {
    id: string;
    /** The record whose readers may have it; null for everybody. */
    content_key: number | null;
    name: string;
    content_type: string;
  };
  /** The first answers to presses that carried a key. */
  idempotent_answers: {
    /** Who pressed: of an impersonated session the admin. */
    uuid: string;
    key: string;
    /** The hash of what was asked for. */
    request: string;
    /** Null only within the transaction that does the work. */
    status: 200 | 201 | null;
    body: ColumnType<object | null, null, string>;
    created_at: ColumnType<Date, Date, Date>;
  };
  people: {
    /** A stable name, such as `independent-producer`. */
    id: string;
    position: number;
    name: string;
    description: string;
    claims: Json<WireClaims>;
    states: string[];
    is_admin: boolean;
    /** The person on whose behalf this admin acts. */
    impersonates: string | null;
    token_seconds: number;
  };
  signing_keys: {
    kid: string;
    public_jwk: Json<JWK>;
    /** The private key as a JWE, encrypted with a secret that the database does not hold. */
    private_jwe: string;
    created_at: ColumnType<Date, Date, Date>;
    /** When it begins to sign; hosts know it before. */
    signs_from: ColumnType<Date, Date, Date>;
  };
  /** One-time codes, kept while the sign-in that came from them lives: a second use ends it. */
  sign_in_codes: {
    code_hash: string;
    person_id: string;
    expires_at: number;
    /** The base64url SHA-256 of the verifier that the exchange must send; null when none is asked for. */
    code_challenge: string | null;
    used_at: number | null;
    sign_in_id: string | null;
  };
  /** One log-in on one device; its sessions end with it. Times are seconds since 1970, as in tokens. */
  sign_ins: {
    id: string;
    /** The person who logged in: of an impersonated session the admin. */
    person_id: string;
    /** The browser and system as people call them: `Chrome on Windows`. */
    device: string;
    started_at: number;
    last_used_at: number;
    /** The latest end, however often its tokens are renewed. */
    expires_at: number;
  };
  /** One line of tokens, each replacing the one before it. */
  sessions: {
    id: string;
    sign_in_id: string;
    person_id: string;
    kind: 'regular' | 'agent' | 'admin';
    /** `iat` of the current token. */
    current_iat: number;
    /** The tokens before it that may still be good, oldest first. */
    replaced: Json<ReplacedToken[]>;
  };
};
