import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tools/free-port.ts';
import { endWithParentArgs, waitUntilReachable } from '../../tools/processes.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Starts the reference API with sample data in a temporary folder. It also serves a built portal.
 *
 * @param portal folder of the built portal.
 * @param firstPort first port to try. Parallel benchmarks need different ones.
 * @throws Error if it does not start.
 */
export async function startHost(
  portal: string,
  firstPort: number,
): Promise<AsyncDisposable & { origin: string }> {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const port = await findFreePort(firstPort);
  const child = spawn(
    process.execPath,
    [...endWithParentArgs, join(root, 'apps/reference-api/src/main.ts')],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        PORTAL_DIR: portal,
        DATA_DIR: data,
        CALLS_PER_MINUTE: '0',
      },
    },
  );
  const host = {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
  if (await waitUntilReachable(host.origin, child)) return host;
  await host[Symbol.asyncDispose]();
  throw new Error('The reference API did not start.');
}
