import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
  /** Base64 SHA-256 of the public key, as browsers pin it. */
  publicKeyHash: string;
}

/**
 * Creates a self-signed certificate for localhost, valid for a day. Browsers support HTTP/2 only over TLS.
 *
 * @throws Error if the openssl program is missing.
 */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const { status, stderr, error } = spawnSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
        .concat(['-keyout', keyFile, '-out', certFile, '-days', '1', '-subj', '/CN=localhost'])
        .concat(['-addext', 'subjectAltName=DNS:localhost']),
      { encoding: 'utf8' },
    );
    if (status !== 0) {
      throw new Error(
        `openssl could not create a certificate: ${error?.message ?? stderr}. Install openssl.`,
      );
    }
    const cert = readFileSync(certFile, 'utf8');
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: readFileSync(keyFile, 'utf8'),
      cert,
      publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Browser argument that makes a certificate valid. With `ignoreHTTPSErrors` instead, Chromium would not use
 * its HTTP cache, and a warm revisit would be as slow as a first visit.
 */
export const getTrustArgument = ({ publicKeyHash }: Certificate): string =>
  `--ignore-certificate-errors-spki-list=${publicKeyHash}`;
