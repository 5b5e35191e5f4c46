/** A response that the boot script requested before the application's code had loaded. */
export interface EarlyCall {
  /** Absolute URL. */
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Starts the page's first requests, unless the boot script has started them. Returns them. */
    startEarlyCalls?: () => readonly EarlyCall[];
  }
}

/** Normalizes URLs that differ only in the encoding or order of their parameters. */
function normalizeUrl(url: string): string {
  const parsedUrl = new URL(url);
  parsedUrl.searchParams.sort();
  return parsedUrl.href;
}

/**
 * Creates a function that returns the response of the early request with the same URL and token. It returns each response
 * only once.
 *
 * @example createApiClient({ takeEarlyResponse: createTakeEarlyResponse(window.startEarlyCalls?.() ?? []), … })
 */
export function createTakeEarlyResponse(calls: readonly EarlyCall[]) {
  const remainingCalls = [...calls];
  return (url: string, token: string | null): Promise<Response> | undefined => {
    const requestedUrl = normalizeUrl(url);
    const index = remainingCalls.findIndex(
      (call) => normalizeUrl(call.url) === requestedUrl && call.token === token,
    );
    return index < 0 ? undefined : remainingCalls.splice(index, 1)[0]?.response;
  };
}
