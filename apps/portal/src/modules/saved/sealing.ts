/** The version of the format. Increase it if the stored values change in a way that their schemas don't detect. */
const FORMAT_VERSION = 1;

/** A stored value: it is useless without the session's secret. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Decrypting a value requires the same context, so a value can't be moved to another user, version, or entry. */
const toContext = (owner: string, entry: string) =>
  encode(JSON.stringify([FORMAT_VERSION, owner, entry]));

/** Derives a key from the session's secret. */
async function deriveKey(
  secret: string,
  info: string,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  use: KeyUsage[],
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const base = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  return await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(info) },
    base,
    algorithm,
    false,
    use,
  );
}

/** The key that encrypts the values of a session. */
export const deriveEncryptionKey = (secret: string): Promise<CryptoKey> =>
  deriveKey(secret, 'values', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);

/** Creates a function that returns the name under which a session stores a value. The name doesn't reveal the key. */
export async function createNaming(secret: string): Promise<(key: string) => Promise<string>> {
  const namingKey = await deriveKey(secret, 'names', { name: 'HMAC', hash: 'SHA-256' }, ['sign']);
  return async (key) => {
    const hash = new Uint8Array(await crypto.subtle.sign('HMAC', namingKey, encode(key)));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}

/** Encrypts a value that JSON can represent. */
export async function seal(
  encryptionKey: CryptoKey,
  owner: string,
  entry: string,
  content: unknown,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: toContext(owner, entry) },
    encryptionKey,
    encode(JSON.stringify(content)),
  );
  return { iv, data };
}

/**
 * Decrypts a value.
 *
 * @throws DOMException if the value was changed, or if it belongs to another user, version, or entry.
 */
export async function unseal(
  encryptionKey: CryptoKey,
  owner: string,
  entry: string,
  { iv, data }: Sealed,
): Promise<unknown> {
  const content = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: toContext(owner, entry) },
    encryptionKey,
    data,
  );
  return JSON.parse(new TextDecoder().decode(content));
}
