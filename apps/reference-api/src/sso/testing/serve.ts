import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Serves requests on a free port until the current test ends.
 *
 * @param create Creates the listener once the origin is known.
 * @returns The origin, with the given host name.
 */
export async function serve(
  hostname: 'localhost' | '127.0.0.1',
  create: (origin: string) => RequestListener | Promise<RequestListener>,
): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://${hostname}:${address.port}`;
  server.on('request', await create(origin));
  return origin;
}
