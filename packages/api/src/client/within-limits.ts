import { Aborted } from '../errors/aborted.ts';
import { isServerDown, ServerDown } from '../errors/server-down.ts';
import type { Transport, TransportResponse, TransportRequest } from './transport.ts';

/**
 * Sends a request and gives it up when its caller does or its time is over, whatever the transport
 * makes of its signal: no call is left without an end.
 *
 * @throws Aborted when the caller gave up, ServerDown when there was no answer in time or at all
 */
export async function withinLimits(
  transmit: Transport,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { name, timeout, signal } = request;
  const given = new AbortController();
  let reject: (reason: Error) => void;
  // Not `Promise.withResolvers`: Node 20 and browsers of 2023 have none.
  const givenUp = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  const giveUp = () => {
    given.abort();
    reject(new Error('given up'));
  };
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    if (signal?.aborted) throw new Error('given up');
    return await Promise.race([givenUp, transmit({ ...request, signal: given.signal })]);
  } catch (thrown) {
    if (signal?.aborted) throw new Aborted(`${name} was aborted`);
    if (isLate) throw new ServerDown(`${name} had no answer in time`, { reason: 'timeout' });
    throw isServerDown(thrown) ? thrown : new ServerDown(`${name} had no answer`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
