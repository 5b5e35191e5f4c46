import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
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
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
