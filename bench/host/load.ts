import autocannon from 'autocannon';
import type { Measurements } from '../measurements.ts';

/** Paths to request from one server. */
export interface Load {
  origin: string;
  paths: readonly string[];
  /** Token that is sent with every call. */
  jwt?: string;
}

const connections = 8;

/**
 * Requests the paths repeatedly over 8 connections. Each connection starts with a different path.
 *
 * @returns requests per second, p50 and p99 in microseconds, and the number of failed calls.
 */
export async function measure(
  { origin, paths, jwt }: Load,
  seconds: number,
): Promise<Measurements> {
  const times: number[] = [];
  let clientCount = 0;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    {
      url: origin,
      connections,
      duration: seconds,
      // autocannon checks only at these intervals whether its time is up.
      sampleInt: Math.min(1, seconds) * 1000,
      headers: jwt === undefined ? {} : { authorization: `Bearer ${jwt}` },
      setupClient(client) {
        const from = Math.floor((clientCount * paths.length) / connections);
        clientCount += 1;
        const rotatedPaths = [...paths.slice(from), ...paths.slice(0, from)];
        client.setRequests(rotatedPaths.map((path) => ({ method: 'GET', path })));
      },
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  );
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { duration, errors, timeouts, non2xx } = await promise;
  times.sort((one, other) => one - other);
  const getPercentile = (share: number) => (times[Math.floor(times.length * share)] ?? NaN) * 1000;
  return {
    'requests/s': times.length / duration,
    'p50 µs': getPercentile(0.5),
    'p99 µs': getPercentile(0.99),
    failed: errors + timeouts + non2xx,
  };
}
