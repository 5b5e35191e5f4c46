import type {
  CollateralRequest,
  ContentRecord,
  Delivery,
  Id,
  OrderStatus,
  RecordRevision,
  Restriction,
  RevisionFields,
  RevisionScope,
  SimplePage,
} from '@producer-portal/api';
import type { WireClaims } from '@producer-portal/api/sample-library';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JWK } from 'jose';

/** A JSON column: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A content record as the API returns it, without viewer-specific fields. */
export type StoredRecord = RevisionFields & {
  id: Id;
  record_type: string;
  slug?: string | null | undefined;
  agents?: string[] | null | undefined;
  /** Added when the record is read. */
  revision?: RecordRevision;
  related?: { id: Id; slug?: string | null | undefined; title: string }[] | null | undefined;
};

/** An imported record. The import has added the fields that its document leaves out, such as the id. */
export type PreparedRecord = {
  record: ContentRecord & { slug: string; published_at: string };
  /** `null` for a type without revisions. */
  revision: Pick<
    RecordRevision,
    | 'change_note'
    | 'restriction'
    | 'scope'
    | 'rule'
    | 'acknowledgement_required'
    | 'new_business'
    | 'renewal'
  > | null;
  /** When the record is withdrawn: from then on, no user gets it. */
  withdrawAt: string | null;
  /** The attachments that are stored as files: the download's id, and the file's name in the storage. */
  files: readonly { id: string; hash: string }[];
};

/** A part of a record's body that can answer a question. */
export type StoredPassage = {
  /** The heading above it. `null` for the start of the body. */
  heading: string | null;
  /** The id of the heading's element on the record's page. */
  anchor: string | null;
  /** Plain text, with a line for each paragraph or list item. */
  text: string;
  /** Whether it has the steps of a numbered list. */
  has_steps: boolean;
  /** Whether it is a row of a table. */
  is_row?: boolean;
};

/** The `states` value of a record for all states. */
export const EVERY_STATE = '*';

/** A replaced token, which requests in flight can still carry. */
export type ReplacedToken = {
  iat: number;
  /** When it expires, in seconds since 1970. `null` until its successor is first used. */
  until: number | null;
};

/** A JSON column that can be `null`. */
type OptionalJson<Value> = ColumnType<Value | null, string | null, string | null>;

/** The session at the identity provider that a sign-in came from. */
export type ProviderSession = {
  /** The identity provider's entity id or issuer URL. */
  issuer: string;
  /** The user at the identity provider: the SAML name id, or the `sub` claim. */
  subject: string;
  /** SAML session index, or the `sid` claim. `null` if the provider sent none. */
  session: string | null;
  /** SHA-256 of the cookie of the browser that signed in. */
  browserHash: string;
  /** The format of a SAML name id. */
  nameIdFormat?: string;
  /** The ID token, which some providers require to end the session. */
  idToken?: string;
};

/** Secrets of a request to the identity provider, which only the hosts know. */
export type SsoSecrets = {
  /** Id of the SAML request, or the OpenID Connect nonce. */
  requestId: string;
  /** The verifier of PKCE at the identity provider. */
  codeVerifier?: string;
};

export type Database = {
  content_records: {
    /** Internal id. The API's id is `record_id`. */
    key: Generated<number>;
    record_type: string;
    record_id: string;
    slug: string;
    category: string | null;
    /** Plain text, not HTML. */
    title: string;
    /** The body as plain text, for search and highlights. */
    body: string;
    /** State codes, or only `*` for a record without states. */
    states: string[];
    products: string[];
    /** The sales channel that the record is for. `null` means all. */
    channel: string | null;
    /** The agent codes that the record is for. Empty means all. */
    agents: string[];
    /** For products: `classic`, or `agent360`, which needs access. `withheld`: no one can see the record. */
    area: string | null;
    published_at: ColumnType<Date, string, string>;
    /** The ids of the other announcements of the same event. */
    related: Generated<string[]>;
    /** Other filter keys: `types:take20`, `tags:outage`, `is_featured`. */
    facets: string[];
    /** When a webinar starts. */
    starts_at: ColumnType<Date | null, string | null, string | null>;
    document: Json<StoredRecord>;
    /** Search terms besides the title and body. */
    terms: string;
    /** For guides: the first day on which the guide applies to new business, `YYYY-MM-DD`. */
    holds_from: ColumnType<Date | null, string | null, string | null>;
    /** The last day on which the record applies, `YYYY-MM-DD`. `null` without an end. */
    holds_until: ColumnType<Date | null, string | null, string | null>;
    tsv: ColumnType<string, never, never>;
    /** The parts of the body that can answer a question. `null` until they are extracted. */
    passages: ColumnType<StoredPassage[] | null, string, string | null>;
    /** When the record is withdrawn. `null` if it stays. */
    withdraw_at: ColumnType<Date | null, string | null | undefined, string | null>;
  };
  /** Imported records, and new versions of records, that are not published yet. */
  scheduled_records: {
    record_type: string;
    slug: string;
    publish_at: ColumnType<Date, string, string>;
    document: Json<PreparedRecord>;
  };
  /**
   * The number of records with the same values in these columns of `content_records`. Triggers keep it
   * current.
   */
  content_counts: Pick<
    Database['content_records'],
    'record_type' | 'category' | 'states' | 'products' | 'channel' | 'agents' | 'area'
  > & { id: string; records: number };
  /** The words of titles, bodies, and terms, each with the approximate number of records that contain it. */
  known_words: { word: string; records: number };
  /** Terms that find the same records. An administrator can edit them. */
  search_synonyms: { id: Generated<number>; terms: string[] };
  /** Read flags by user. */
  content_reads: { uuid: string; content_key: number; read_at: ColumnType<Date, Date, Date> };
  /** The revisions of dated records: rows of `content_records` as they were published. They never change. */
  revisions: Omit<Database['content_records'], 'key' | 'passages' | 'withdraw_at'> & {
    /** Internal key of the record. */
    key: number;
    id: string;
    number: number;
    change_note: string | null;
    restriction: Restriction | null;
    scope: OptionalJson<RevisionScope>;
    rule: string | null;
    acknowledgement_required: boolean;
  };
  /** Who has acknowledged which revision. Rows never change. */
  revision_acknowledgements: {
    uuid: string;
    revision_id: string;
    acknowledged_at: ColumnType<Date, Date, never>;
  };
  /** When each revision is in effect. At most one revision of a record is in effect at a time for each purpose. */
  revision_periods: {
    content_key: number;
    /** The business that the period is for: `new_business` or `renewal`. */
    kind: string;
    revision_id: string;
    /** A `tstzrange`. */
    period: string;
    /** The start and end of `period`. Without an end, it is `infinity`. */
    in_effect_from: ColumnType<Date, never, never>;
    in_effect_until: ColumnType<Date | number, never, never>;
    /** When the revision was published. Triggers set this column and the next ones. */
    published_at: ColumnType<Date, never, never>;
    /** The filter group of the revision. */
    group_id: ColumnType<number, never, never>;
    /** The filter group of the record as it is now. */
    record_group_id: ColumnType<number, never, never>;
  };
  /** Each combination of values that revisions and records have in the filter and access columns. Groups never change. */
  filter_groups: Pick<
    Database['content_records'],
    'record_type' | 'category' | 'states' | 'products' | 'channel' | 'agents' | 'area'
  > & { id: Generated<number>; hash: string };
  /** When each user first read a revision. `content_reads` says whether the newest one is read. */
  revision_reads: { uuid: string; revision_id: string; read_at: ColumnType<Date, Date, never> };
  featured_content: { position: number; content_key: number };
  simple_pages: {
    slug: string;
    document: Json<SimplePage>;
    tsv: ColumnType<string, never, never>;
    /** The parts of the body, and the topics, that can answer a question. `null` until they are extracted. */
    passages: ColumnType<StoredPassage[] | null, string, string | null>;
  };
  /** Documents that are the same for all users, by name. */
  site_documents: {
    name: 'cohorts' | 'contacts' | 'menus' | 'platforms' | 'statics' | 'tags';
    document: JSONColumnType<object>;
  };
  states: { code: string; name: string };
  /** Illustrations in content, by the last part of their URL. */
  images: { name: string; svg: string };
  /** Videos in content, and their captions, by the last part of their URL. */
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
  /** Orders of marketing collateral. A user's draft is the cart. */
  collateral_requests: {
    id: Generated<number>;
    uuid: string;
    status: OrderStatus;
    created_at: ColumnType<Date, string, never>;
    submitted_at: ColumnType<Date | null, string | null, string>;
    updated_at: ColumnType<Date, string, string>;
    delivery: ColumnType<Delivery | null, string | null, string>;
    /** Status changes, oldest first. */
    history: Json<NonNullable<CollateralRequest['history']>>;
  };
  collateral_items: {
    id: Generated<number>;
    request_id: number;
    /** The API's id of the template. */
    template_id: string;
    title: string;
    quantity: number;
    state: string;
    /** The printed values, by field key. */
    fields: Json<Record<string, string>>;
    /** Price per unit in US cents, at the time the item was added to the cart. */
    price_cents: number;
  };
  attachments: {
    id: string;
    /** The record that decides who can download it. `null` means everyone. */
    content_key: number | null;
    name: string;
    content_type: string;
    /** Name of the file in the storage. `null` if the host generates the file, or if it is a video in `clips`. */
    file: string | null;
  };
  /** The stored responses to requests with an idempotency key. */
  idempotent_answers: {
    /** The user who submitted. In an impersonated session, the admin. */
    uuid: string;
    key: string;
    /** Hash of the request. */
    request: string;
    /** `null` only during the transaction. */
    status: 200 | 201 | null;
    body: ColumnType<object | null, null, string>;
    created_at: ColumnType<Date, Date, Date>;
  };
  people: {
    /** A stable name such as `independent-producer` for a sample user, or `sso:` and the uuid for a user of single sign-on. */
    id: string;
    position: number;
    name: string;
    description: string;
    claims: Json<WireClaims>;
    states: string[];
    is_admin: boolean;
    /** The user that this admin impersonates. */
    impersonates: string | null;
    token_seconds: number;
  };
  signing_keys: {
    kid: string;
    public_jwk: Json<JWK>;
    /** The private key as a JWE. The encryption secret is not in the database. */
    private_jwe: string;
    created_at: ColumnType<Date, Date, Date>;
    /** When hosts start to sign with this key. Hosts read the key earlier. */
    signs_from: ColumnType<Date, Date, Date>;
  };
  /** One-time codes, kept for the lifetime of their sign-in. A second use ends the sign-in. */
  sign_in_codes: {
    code_hash: string;
    person_id: string;
    expires_at: number;
    /** Base64url SHA-256 of the verifier that the exchange must send. `null` if none is required. */
    code_challenge: string | null;
    used_at: number | null;
    sign_in_id: string | null;
    /** The identity provider's session, for the sign-in. */
    provider_session: OptionalJson<ProviderSession>;
  };
  /** A sign-in on one device. Its sessions end with it. Times are seconds since 1970, as in tokens. */
  sign_ins: {
    id: string;
    /** The user who signed in. In an impersonated session, the admin. */
    person_id: string;
    /** Browser and operating system: `Chrome on Windows`. */
    device: string;
    started_at: number;
    last_used_at: number;
    /** The sign-in ends at this time, even if its tokens are renewed. */
    expires_at: number;
    /** The identity provider's session, which can end the sign-in. `null` without single sign-on. */
    provider_session: OptionalJson<ProviderSession>;
  };
  /** Requests to the identity provider without a response yet. The handle is the `RelayState` or `state`. */
  sso_requests: {
    handle_hash: string;
    /** The portal path to go to after sign-in. */
    path: string;
    /** Binds the one-time code to the browser that requested the code. `null` if the browser sent no challenge. */
    code_challenge: string | null;
    /** SHA-256 of the browser's cookie. */
    browser_hash: string;
    secrets: Json<SsoSecrets>;
    /** Seconds since 1970. */
    expires_at: number;
  };
  /** Assertions and logout messages that were used, so that no one can use them again. */
  sso_used_messages: {
    message_hash: string;
    /** When the row can be removed, in seconds since 1970. By then, the message itself has expired. */
    expires_at: number;
  };
  /**
   * The identity provider's sessions of users who have just signed out. With its next request, the browser signs out at
   * the provider too.
   */
  ended_provider_sessions: {
    /** SHA-256 of the browser's cookie. */
    browser_hash: string;
    provider_session: Json<ProviderSession>;
    /** Seconds since 1970. */
    expires_at: number;
  };
  /**
   * Who signed in, acted as someone else, or changed keys, and when content was imported. Rows can't be changed, and can't be
   * deleted for 30 days.
   */
  audit_log: {
    id: Generated<number>;
    at: Generated<Date>;
    /** The name of a security event, or `admin_action`. */
    event: string;
    person_id: string | null;
    /** The user that an admin acts as. */
    agent_id: string | null;
    /** Digest of the sign-in, as in the security log. */
    sign_in: string | null;
    request_id: string | null;
    details: OptionalJson<Record<string, string>>;
  };
  /** The use of rate limits on all hosts, for callers with many calls. */
  rate_limits: {
    /** SHA-256 of the limit's name and its key. */
    key: string;
    /** When the caller's bucket is full again, by the database's clock. */
    full_at: ColumnType<Date, never, never>;
  };
  /** The key pairs that sign SAML requests. */
  saml_keys: {
    /** Its role. The standby key is only in the metadata. */
    id: 'signing' | 'standby';
    /** PEM. */
    certificate: string;
    /** The private key as a JWE. The encryption secret is not in the database. */
    private_jwe: string;
  };
  /** A chain of tokens, each of which replaces the previous one. */
  sessions: {
    id: string;
    sign_in_id: string;
    person_id: string;
    kind: 'regular' | 'agent' | 'admin';
    /** `iat` of the current token. */
    current_iat: number;
    /** Earlier tokens that can still be valid, oldest first. */
    replaced: Json<ReplacedToken[]>;
  };
};
