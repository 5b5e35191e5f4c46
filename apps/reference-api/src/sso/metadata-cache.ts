import { SsoRefusal } from './sso-refusal.ts';

/** How long a host uses the metadata that it has read. */
const MAX_AGE_MS = 60 * 60_000;

/** How long a host uses the metadata if it can't be read again. */
const MAX_STALE_MS = 24 * 60 * 60_000;

/** While there is older metadata: time between a failed read and the next one, because sign-ins wait for each read. */
const RETRY_MS = 60_000;

/**
 * Creates a cache for an identity provider's metadata. Calls at the same time share one read.
 *
 * @param read Reads the metadata. `validUntil`: milliseconds since 1970, or `Infinity`.
 * @param now Milliseconds since 1970.
 * @returns A function that returns the metadata. It reads the metadata if it is older than `maxAgeMs`, by default an hour.
 *   The function throws an SsoRefusal with `provider_unavailable` if there is no metadata of the last day that is still valid.
 */
export function createMetadataCache<Metadata extends { validUntil: number }>(
  read: () => Promise<Metadata>,
  now: () => number,
): (maxAgeMs?: number) => Promise<Metadata> {
  let current: { metadata: Metadata; readAt: number } | undefined;
  let failure: { cause: unknown; at: number } | undefined;
  let reading: Promise<void> | undefined;

  async function update(): Promise<void> {
    try {
      current = { metadata: await read(), readAt: now() };
      failure = undefined;
    } catch (cause) {
      failure = { cause, at: now() };
    }
  }

  function findCurrent(maxAgeMs: number): Metadata | undefined {
    if (!current || now() - current.readAt >= maxAgeMs) return undefined;
    const { metadata } = current;
    return now() < metadata.validUntil ? metadata : undefined;
  }

  return async (maxAgeMs = MAX_AGE_MS) => {
    const fresh = findCurrent(maxAgeMs);
    if (fresh) return fresh;
    const hasJustFailed = failure && now() - failure.at < RETRY_MS;
    if (!hasJustFailed || !findCurrent(MAX_STALE_MS)) {
      reading ??= update().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    // The old metadata is better than no sign-in.
    const usable = findCurrent(MAX_STALE_MS);
    if (!usable) throw new SsoRefusal('provider_unavailable', { cause: failure?.cause });
    return usable;
  };
}
