import type { Measurements } from '../measurements.ts';
import type { Observations } from './browser.ts';

/** A page's request. Times are in milliseconds since the start of the page. */
export interface Transfer {
  url: string;
  start: number;
  end: number;
  /** Compressed size of the body. */
  bytes: number;
  /** Bytes that came over the network, with headers; 0 if the response came from the cache. */
  transferred: number;
}

/** Total blocking time since the first paint: the time over 50 ms of each long task. */
export function getBlockingTime({
  fcp,
  longTasks,
}: Pick<Observations, 'fcp' | 'longTasks'>): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce(
      (total, { start, duration }) =>
        total + Math.max(0, start + duration - Math.max(start, fcp) - 50),
      0,
    );
}

/** The sum of all layout shifts. The web vital CLS is less strict: it counts only the worst five seconds. */
export function getLayoutShift({ shifts }: Pick<Observations, 'shifts'>): number {
  return shifts.reduce((total, { value }) => total + value, 0);
}

const sumBytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Counts requests and bytes of a page, in total and until its content was visible.
 *
 * @param visible milliseconds until the content was visible.
 */
export function summarizeTransfers(transfers: readonly Transfer[], visible: number): Measurements {
  const loaded = transfers.filter(({ end }) => end > 0 && end <= visible);
  const isScript = ({ url }: Transfer) => new URL(url).pathname.endsWith('.js');
  return {
    'requests until visible': transfers.filter(({ start }) => start < visible).length,
    'requests in total': transfers.length,
    'bytes until visible': sumBytes(loaded),
    'bytes in total': sumBytes(transfers),
    'JS bytes until visible': sumBytes(loaded.filter(isScript)),
    'JS bytes in total': sumBytes(transfers.filter(isScript)),
  };
}

/** Files that never change, because their names have hashes. */
const isImmutable = ({ url }: Transfer) => new URL(url).pathname.startsWith('/assets/');

/** Returns the URLs of immutable files that a second visit transferred although the first visit had loaded them. */
export function findRepeatedTransfers(
  first: readonly Transfer[],
  second: readonly Transfer[],
): readonly string[] {
  const cached = new Set(first.filter(isImmutable).map(({ url }) => url));
  return second
    .filter(({ url, transferred }) => cached.has(url) && transferred > 0)
    .map(({ url }) => url);
}
