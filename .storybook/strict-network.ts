import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

let unhandled: string[] = [];

/** A file of the sample library, as the host serves it. */
async function sampleFile(file: string): Promise<HttpResponse<string | ArrayBuffer>> {
  const { sampleClips, sampleImages } = await import('@producer-portal/api/testing');
  const [name = '', kind] = file.split('.');
  const image = new Map(Object.entries(sampleImages)).get(name);
  const clip = new Map(Object.entries(sampleClips)).get(name);
  if (kind === 'svg' && image) {
    return new HttpResponse(image, { headers: { 'content-type': 'image/svg+xml' } });
  }
  if (kind === 'vtt' && clip) {
    return new HttpResponse(clip.vtt, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
  }
  if (kind === 'webm' && clip) {
    const film = Uint8Array.from(atob(clip.webm), (byte) => byte.charCodeAt(0));
    return HttpResponse.arrayBuffer(film.buffer, { headers: { 'content-type': 'video/webm' } });
  }
  return new HttpResponse('', { status: 404 });
}

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
    http.get('/sample/:file', ({ params }) => sampleFile(String(params['file']))),
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
