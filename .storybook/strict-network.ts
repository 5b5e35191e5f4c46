import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

let unhandled: string[] = [];

/**
 * A worker that answers every API call which the story has no handler for with 501 and notes it, so
 * that the story fails by name instead of reaching for a host that is not there.
 */
export async function startStrictWorker(): Promise<ReturnType<typeof setupWorker>> {
  const worker = setupWorker(
    // From the root of the address: packages/api is a folder of ours, and its modules pass here too.
    http.all('/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      unhandled.push(`${request.method} ${pathname}${search}`);
      return HttpResponse.json({}, { status: 501 });
    }),
    // The host's pictures of the sample library.
    http.get('/sample/:name', async ({ params }) => {
      const { sampleImages } = await import('@producer-portal/api/testing');
      const name = String(params['name']).replace(/\.svg$/, '');
      const svg = Object.entries(sampleImages).find(([known]) => known === name)?.[1];
      return new HttpResponse(svg ?? null, {
        status: svg ? 200 : 404,
        headers: { 'content-type': 'image/svg+xml' },
      });
    }),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

/** Hands over the API calls of the current story that no handler answered, and starts anew. */
export function takeUnhandled(): string[] {
  const taken = unhandled;
  unhandled = [];
  return taken;
}

/** What the `network` toolbar item puts in front of a story's own handlers. */
export const networkConditions: Record<string, HttpHandler[]> = {
  normal: [],
  // No answer of its own: after the wait the request falls through to the story's handler.
  slow: [
    http.all('/api/*', async () => {
      await delay(2000);
    }),
  ],
  down: [http.all('/api/*', () => HttpResponse.error())],
};
