import { compactDecrypt, CompactEncrypt } from 'jose';

/**
 * Encrypts a private key for the database.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @param kid The key's id, if decryption must check that it belongs to its row.
 */
export async function encryptPrivateKey(
  privateKey: string,
  secret: Uint8Array,
  kid?: string,
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(privateKey))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...(kid !== undefined && { kid }) })
    .encrypt(secret);
}

/**
 * Decrypts a private key from the database.
 *
 * @returns The key, and the id that it was encrypted with.
 * @throws {Error} If it was not encrypted with this secret.
 */
export async function decryptPrivateKey(
  jwe: string,
  secret: Uint8Array,
): Promise<{ privateKey: string; kid: string | undefined }> {
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, secret, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return { privateKey: new TextDecoder().decode(plaintext), kid: protectedHeader.kid };
}
