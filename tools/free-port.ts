import { createServer } from 'node:net';

/** Ports that this process has already returned. The programs that requested them might not be listening yet. */
const returnedPorts = new Set<number>();

/**
 * Finds the first free port on the loopback address, starting from the given one. Each call in a process
 * returns a different port.
 *
 * @throws Error if twenty ports in a row are taken.
 */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    if (returnedPorts.has(port)) continue;
    returnedPorts.add(port);
    if (await isFree(port)) return port;
    returnedPorts.delete(port);
  }
  throw new Error(
    `Ports ${first} to ${first + 19} are all taken. Set PORT to a free one, such as PORT=8080.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
