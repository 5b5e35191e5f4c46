/** An answer that the boot script has asked for before the application's code was there. */
export interface EarlyCall {
  /** Absolute URL. */
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** What the boot script leaves for the application; taken once. */
    portalEarlyCalls?: EarlyCall[];
  }
}

/** One spelling for URLs that differ only in the encoding or order of their parameters. */
function normalizeUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
}

/**
 * Hands over what was asked for early, each answer once and only to the very same question: the same address with the same
 * token.
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
