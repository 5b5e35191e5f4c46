import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
}

/**
 * A certificate for localhost that signs itself, good for a day: browsers speak HTTP/2 over TLS alone.
 *
 * @throws Error when the openssl program is missing.
 */
export function selfSigned(): Certificate {
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
        `openssl could not make a certificate: ${error?.message ?? stderr}. Install openssl.`,
      );
    }
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
