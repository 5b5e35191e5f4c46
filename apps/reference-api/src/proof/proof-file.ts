import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, importJWK } from 'jose';
import * as v from 'valibot';
import { SIGNING_ALGORITHM } from '../session/signing-keys.ts';
import { toCanonicalJson, type JsonValue } from './canonical-json.ts';

/** The format of proof files. Give it a new name whenever the content of the files changes. */
const FORMAT = 'producer-portal-proof-1';

/** The `previous` hash of the first entry. */
const NO_HASH = '0'.repeat(64);

const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The subject of a proof: one revision, and one user. */
export type ProofSubject = {
  /** The revision with its text and the periods in which it is in effect. */
  revision: { readonly [key: string]: JsonValue | undefined; readonly published_at: string };
  user: { uuid: string; name: string; agent_code: string };
  /** When the user first read the revision. `null` if the user hasn't. */
  shownAt: string | null;
  /** When the user acknowledged the revision. `null` if the user hasn't. */
  acknowledgedAt: string | null;
};

const hashSchema = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const instantSchema = v.pipe(v.string(), v.isoTimestamp());
const linkEntries = { at: instantSchema, previous: hashSchema, hash: hashSchema };
const userSchema = v.strictObject({ uuid: v.string(), name: v.string(), agent_code: v.string() });
const keySchema = v.strictObject({
  crv: v.literal('P-256'),
  kty: v.literal('EC'),
  x: v.string(),
  y: v.string(),
});

const proofSchema = v.strictObject({
  format: v.literal(FORMAT),
  issued_at: instantSchema,
  entries: v.tupleWithRest(
    [
      v.strictObject({
        kind: v.literal('published'),
        revision: v.record(v.string(), v.unknown()),
        ...linkEntries,
      }),
    ],
    v.strictObject({
      kind: v.picklist(['shown', 'acknowledged']),
      user: userSchema,
      ...linkEntries,
    }),
  ),
  /** The public key of `signature`. */
  key: keySchema,
  /** ECDSA over the canonical JSON of all other fields, base64url. */
  signature: v.string(),
});
export type Proof = v.InferOutput<typeof proofSchema>;

/** A key that signs proof files. */
export type ProofKey = { privateKey: CryptoKey; publicKey: CryptoKey };

/** The error for a file that is not a valid proof, with the reason. */
export class InvalidProof extends Error {
  override name = 'InvalidProof';
}

const hashJson = (value: JsonValue) =>
  createHash('sha256').update(toCanonicalJson(value)).digest('hex');

/**
 * Creates a proof file: the chain of a revision's events, signed by the host. Each entry contains the hash of the
 * previous entry.
 *
 * @param issuedAt The current time.
 * @returns The file's text. {@link verifyProof} rejects it after any change.
 */
export async function createProof(
  { revision, user, shownAt, acknowledgedAt }: ProofSubject,
  key: ProofKey,
  issuedAt: Date,
): Promise<string> {
  const entries: { readonly [name: string]: JsonValue | undefined; hash: string }[] = [];
  const add = (entry: { readonly [name: string]: JsonValue | undefined }) => {
    const linkedEntry = { ...entry, previous: entries.at(-1)?.hash ?? NO_HASH };
    entries.push({ ...linkedEntry, hash: hashJson(linkedEntry) });
  };
  add({ kind: 'published', at: revision.published_at, revision });
  if (shownAt !== null) add({ kind: 'shown', at: shownAt, user });
  if (acknowledgedAt !== null) add({ kind: 'acknowledged', at: acknowledgedAt, user });

  const { crv, kty, x, y } = await exportJWK(key.publicKey);
  const signedContent = {
    format: FORMAT,
    issued_at: issuedAt.toISOString(),
    entries,
    key: { crv, kty, x, y },
  };
  // Tokens are signed as `header.payload` in base64url, so no token can have the signature of a proof.
  const bytes = new TextEncoder().encode(toCanonicalJson(signedContent));
  const signature = await crypto.subtle.sign(SIGNATURE, key.privateKey, bytes);
  return toCanonicalJson({
    ...signedContent,
    signature: Buffer.from(signature).toString('base64url'),
  });
}

/** A valid proof, and the thumbprint of the key that signed it. */
export type VerifiedProof = { proof: Proof; kid: string };

/**
 * Checks a proof file: its format, the chain of hashes, and the signature. A file with any changed
 * byte is rejected.
 *
 * The file contains the public key that signed it. Check that this is a key of your host: compare `kid` with the ids that
 * the command `keys list` shows.
 *
 * @throws InvalidProof With the reason.
 * @example
 * const { proof, kid } = await verifyProof(await readFile('proof.json'));
 */
export async function verifyProof(file: Uint8Array): Promise<VerifiedProof> {
  const { text, proof } = parseProof(file);
  checkChain(proof);
  const { signature, ...signedContent } = proof;
  const bytes = Buffer.from(signature, 'base64url');
  const key = await importJWK(proof.key, SIGNING_ALGORITHM).catch(() => null);
  const isSigned =
    key !== null &&
    !(key instanceof Uint8Array) &&
    // The same bytes can have several base64url spellings.
    bytes.toString('base64url') === signature &&
    (await crypto.subtle.verify(
      SIGNATURE,
      key,
      bytes,
      new TextEncoder().encode(toCanonicalJson(toJson(signedContent))),
    ));
  if (!isSigned) throw new InvalidProof('The signature doesn’t match the file.');
  if (toCanonicalJson(toJson(proof)) !== text) {
    throw new InvalidProof('The file was formatted or saved by another program.');
  }
  return { proof, kid: await calculateJwkThumbprint(proof.key) };
}

/** The type of a parsed proof doesn't say that it is JSON. */
const toJson = (value: object): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;

function parseProof(file: Uint8Array): { text: string; proof: Proof } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
    return { text, proof: v.parse(proofSchema, JSON.parse(text)) };
  } catch {
    throw new InvalidProof('This isn’t a proof file, or it was changed.');
  }
}

function checkChain({ entries }: Proof): void {
  let previous = NO_HASH;
  entries.forEach(({ hash, ...entry }, index) => {
    if (entry.previous !== previous || hashJson(toJson(entry)) !== hash) {
      throw new InvalidProof(`Entry ${index + 1} (${entry.kind}) was changed.`);
    }
    previous = hash;
  });
}
