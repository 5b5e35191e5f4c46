import { Aborted } from '../errors/aborted.ts';
import { isServerDown, ServerDown } from '../errors/server-down.ts';
import type { Transport, TransportResponse, TransportRequest } from './transport.ts';

/**
 * Sends a request and stops waiting when the caller aborts or the time is up, even if the transport
 * ignores the signal.
 *
 * @throws Aborted if the caller aborted
 * @throws ServerDown if no response arrives before the timeout, for any reason
 */
export async function withAbortAndTimeout(
  transmit: Transport,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { name, timeout, signal } = request;
  const controller = new AbortController();
  let reject: (reason: Error) => void;
  // Node 20 and browsers from 2023 don't have `Promise.withResolvers`.
  const stopPromise = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  const stop = () => {
    controller.abort();
    reject(new Error('stopped'));
  };
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop();
  }, timeout);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (signal?.aborted) throw new Error('stopped');
    return await Promise.race([stopPromise, transmit({ ...request, signal: controller.signal })]);
  } catch (error) {
    if (signal?.aborted) throw new Aborted(`${name} was aborted`);
    if (isTimedOut) throw new ServerDown(`${name} got no response in time`, { reason: 'timeout' });
    throw isServerDown(error) ? error : new ServerDown(`${name} got no response`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
