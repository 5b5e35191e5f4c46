/** An answer that the boot script has asked for before the application's code was there. */
export interface EarlyCall {
  /** Absolute, exactly as the API client will ask for it. */
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

const bearer = (request: Request) =>
  request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null;

/** Rejects as the platform's own fetch does when the caller gives up, so that a time-out also ends an early call. */
function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The caller has given up.', 'AbortError'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    response.then(resolve, reject);
  });
}

/**
 * A fetch that hands over what was asked for early, each answer once and only to the very same question: the same address
 * with the same token. Everything else goes to the network.
 */
export function takeEarlyCalls(
  early: EarlyCall[],
  fetchFromNetwork: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  return (input, init) => {
    // A request that is copied has its body taken away, and could not be sent any more.
    const request = input instanceof Request ? input : new Request(input, init);
    const index = early.findIndex(
      ({ url, token }) =>
        request.method === 'GET' && url === request.url && token === bearer(request),
    );
    const call = index < 0 ? undefined : early.splice(index, 1)[0];
    return call ? untilAborted(call.response, request.signal) : fetchFromNetwork(input, init);
  };
}
