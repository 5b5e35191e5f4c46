/** A response that the boot script requested before the application's code had loaded. */
export interface EarlyCall {
  /** Absolute URL. */
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** The boot script's requests, for the application to take once. */
    portalEarlyCalls?: EarlyCall[];
  }
}

/** Normalizes URLs that differ only in the encoding or order of their parameters. */
function normalizeUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
}

/**
 * Creates a function that returns the response of an early request, once, for the same URL and token.
 *
 * @example createApiClient({ takeEarly: takeEarlyCalls(window.portalEarlyCalls ?? []), … })
 */
export function takeEarlyCalls(calls: readonly EarlyCall[]) {
  const remaining = [...calls];
  return (url: string, token: string | null): Promise<Response> | undefined => {
    const requested = normalizeUrl(url);
    const index = remaining.findIndex(
      (call) => normalizeUrl(call.url) === requested && call.token === token,
    );
    return index < 0 ? undefined : remaining.splice(index, 1)[0]?.response;
  };
}
